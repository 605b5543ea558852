/** The languages of the app. */
import { locales, type Locale } from './paraglide/runtime.js';

/** The languages of the app in the order they are offered, and the fallback for browsers that want none of them. */
export { baseLocale, locales, type Locale } from './paraglide/runtime.js';

/** Whether a text is the code of one of the app's languages. */
export const isLocale = (text: string | null | undefined): text is Locale =>
	(locales as readonly (string | null | undefined)[]).includes(text);
