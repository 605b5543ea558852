import { locales } from '$lib/games/game';

export const entries = () => locales.map((lang) => ({ lang }));
