/** What compiled messages ask for the form of a count is ours (plural.ts): the compiler's makes its rules anew each time. */
import type { Plugin } from 'vite';

/** @returns what puts it in the place of the compiler's. */
export const pluralPlugin = (): Plugin => ({
	name: 'ochaya:plural',
	enforce: 'pre',
	load: (id) =>
		id.replace(/\?.*/, '').endsWith('/i18n/paraglide/registry.js')
			? "export { plural } from '../plural.ts';"
			: undefined
});
