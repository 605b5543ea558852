import { locales } from '$lib/i18n/locale';

export const entries = () => locales.map((lang) => ({ lang }));
