import { locales } from '$lib/games/said';

export const entries = () => locales.map((lang) => ({ lang }));
