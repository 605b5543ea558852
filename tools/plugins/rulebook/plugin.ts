/** A Vite plugin: importing a rulebook's `.md` gives its sections as the default export (src/lib/rulebook/markdown.d.ts). */
import type { Plugin } from 'vite';
import { compileRulebook } from './compile.ts';

const bookFile = /\/games\/[^/]+\/rulebook\/[^/]+\.md$/;

/** @returns the plugin; it ends the build on what a rulebook may not hold, with the name of the file. */
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
