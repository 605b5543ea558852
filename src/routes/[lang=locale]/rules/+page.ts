import { locales } from '$lib/games/locale';

export const entries = () => locales.map((lang) => ({ lang }));
