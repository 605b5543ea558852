/**
 * A Vite plugin: `virtual:rule-search` gives the search every game's synonyms, and imports of its rulebooks.
 * The texts are not copied: they stay in the modules that the rulebook pages import.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { locales } from '../../locales.mjs';
import { compileRulebook } from '../rulebook/compile.ts';
import type { Synonyms } from '../../../src/lib/rulebook/search/source.ts';

const name = 'virtual:rule-search';

/**
 * @param folder of a rulebook.
 * @returns its synonyms.
 * @throws Error if a synonym belongs to a section that the rulebook of some language does not have.
 */
export const synonymsIn = (folder: string): Synonyms => {
	const synonyms = JSON.parse(readFileSync(join(folder, 'synonyms.json'), 'utf8')) as Synonyms;
	for (const locale of locales) {
		const book = compileRulebook(readFileSync(join(folder, `${locale}.md`), 'utf8'));
		const ids = new Set(book.map(({ id }) => id));
		const unknown = Object.keys(synonyms.sections).find((section) => !ids.has(section));
		if (unknown !== undefined) throw new Error(`${folder}: synonyms of an unknown section "${unknown}"`);
	}
	return synonyms;
};

/** @param games the folder of the games. @returns the plugin. */
export const ruleSearchPlugin = (games: string): Plugin => ({
	name: 'rule-search',
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
					this.addWatchFile(join(folder, 'synonyms.json'));
					const books = locales.map((locale) => {
						const file = JSON.stringify(join(folder, `${locale}.md`));
						return `'${locale}': () => import(${file}).then((book) => book.default)`;
					});
					return `{ id: '${id}', synonyms: ${JSON.stringify(synonymsIn(folder))}, books: { ${books.join(', ')} } }`;
				});
			return { code: `export default [${sources.join(',\n')}];`, map: null, moduleType: 'js' };
		}
	}
});
