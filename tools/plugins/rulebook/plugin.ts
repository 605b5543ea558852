/**
 * A Vite plugin: the default export of a rulebook's `.md` is its sections (src/lib/rulebook/markdown.d.ts).
 */
import type { Plugin } from 'vite';
import { compileRulebook } from './compile.ts';

const bookFile = /\/games\/[^/]+\/rulebook\/[^/]+\.md$/;

/** @returns the plugin; its build errors name the file. */
export const rulebookPlugin = (): Plugin => ({
	name: 'rulebook',
	enforce: 'pre',
	transform: {
		filter: { id: bookFile },
		handler(markdown, file) {
			try {
				return {
					code: `export default ${JSON.stringify(compileRulebook(markdown, /\/aid\.[^/]+$/.test(file)))};`,
					map: null,
					moduleType: 'js'
				};
			} catch (reason) {
				throw new Error(`${file}: ${reason instanceof Error ? reason.message : String(reason)}`, {
					cause: reason
				});
			}
		}
	}
});
