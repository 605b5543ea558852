/**
 * A Vite plugin: `virtual:rule-search` gives the search, for every game, imports of its rulebooks and of the questions
 * that players ask. The texts of the rulebooks are not copied: they stay in the modules that the
 * rulebook pages import.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { locales } from '../../locales.mjs';
import { compileRulebook } from '../rulebook/compile.ts';
import { readAsked, type AskedForms } from '../../../src/lib/rulebook/search/asked.ts';

const name = 'virtual:rule-search';
const askedFile = /\/games\/[^/]+\/rulebook\/asked\.([^/.]+)\.txt$/;

/**
 * @param file with the questions of a game in one language
 * @returns the questions
 * @throws Error if a question belongs to a section that the rulebook does not have
 */
export const askedIn = (file: string): readonly AskedForms[] => {
	const asked = readAsked(readFileSync(file, 'utf8'));
	const book = file.replace(/asked\.([^/]+)\.txt$/, '$1.md');
	const ids = new Set(compileRulebook(readFileSync(book, 'utf8')).map(({ id }) => id));
	const unknown = asked.flatMap(({ sections }) => sections).find((section) => !ids.has(section));
	if (unknown !== undefined) throw new Error(`${file}: questions about an unknown section "${unknown}"`);
	return asked;
};

/** @param games the folder of the games. @returns the plugin. */
export const ruleSearchPlugin = (games: string): Plugin => ({
	name: 'rule-search',
	enforce: 'pre',
	resolveId: {
		filter: { id: new RegExp(`^${name}$`) },
		handler: () => `\0${name}`
	},
	load: {
		filter: { id: new RegExp(`^\0${name}$`) },
		handler() {
			const sources = readdirSync(games, { withFileTypes: true })
				.filter((entry) => entry.isDirectory())
				.map(({ name: id }) => {
					const folder = join(games, id, 'rulebook');
					const importOf = (file: string) =>
						`import(${JSON.stringify(join(folder, file))}).then((text) => text.default)`;
					const books = locales.map(
						(locale) =>
							`'${locale}': async () => { const [book, asked] = await Promise.all([${importOf(`${locale}.md`)}, ${importOf(`asked.${locale}.txt`)}]); return { book, asked }; }`
					);
					return `{ id: '${id}', books: { ${books.join(', ')} } }`;
				});
			return { code: `export default [${sources.join(',\n')}];`, map: null, moduleType: 'js' };
		}
	},
	transform: {
		filter: { id: askedFile },
		handler(_, file) {
			for (const locale of locales) this.addWatchFile(join(dirname(file), `${locale}.md`));
			return { code: `export default ${JSON.stringify(askedIn(file))};`, map: null, moduleType: 'js' };
		}
	}
});
