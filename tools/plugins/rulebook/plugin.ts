/**
 * A Vite plugin: the default export of a rulebook's `.md` is its sections (src/lib/rulebook/markdown.d.ts).
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { OptionTexts } from '../../../src/lib/rulebook/cases/condition.ts';
import { compileRulebook } from './compile.ts';

/**
 * @param folder of a rulebook
 * @returns the options that the book is printed for, from its `printed.json`; none where there is no such file
 */
export const printedIn = (folder: string): OptionTexts => {
	const file = join(folder, 'printed.json');
	return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OptionTexts) : {};
};

const bookFile = /\/games\/[^/]+\/rulebook\/[^/]+\.md$/;

/** @returns the plugin; its build errors name the file. */
export const rulebookPlugin = (): Plugin => ({
	name: 'rulebook',
	enforce: 'pre',
	transform: {
		filter: { id: bookFile },
		handler(markdown, file) {
			try {
				const options = {
					printed: printedIn(dirname(file)),
					isAid: /\/(?:aid|first-game)\.[^/]+$/.test(file)
				};
				this.addWatchFile(join(dirname(file), 'printed.json'));
				return {
					code: `export default ${JSON.stringify(compileRulebook(markdown, options))};`,
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
