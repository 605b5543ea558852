/** A Vite plugin: `virtual:rule-search` is what the search knows of every game's rulebook, made by the build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileRulebook } from '../compile.ts';
import { gather } from './gather.ts';
import type { SearchedGame, Synonyms } from './source.ts';

const name = 'virtual:rule-search';
const files = ['fr.md', 'en.md', 'synonyms.json'] as const;

/** @param games the folder of the games. @returns each game's part, by the files of its rulebook. */
export const searchedGames = (games: string): readonly SearchedGame[] =>
	readdirSync(games, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name: id }) => {
			const [fr = '', en = '', synonyms = ''] = files.map((file) =>
				readFileSync(join(games, id, 'rulebook', file), 'utf8')
			);
			const books = { fr: compileRulebook(fr), en: compileRulebook(en) };
			return gather(id, books, JSON.parse(synonyms) as Synonyms);
		});

/** @param games the folder of the games. */
export const ruleSearchPlugin = (games: string): Plugin => ({
	name: 'rule-search',
	resolveId: {
		filter: { id: new RegExp(`^${name}$`) },
		handler: () => `\0${name}`
	},
	load: {
		filter: { id: new RegExp(`^\0${name}$`) },
		handler() {
			const found = searchedGames(games);
			for (const { id } of found) {
				for (const file of files) this.addWatchFile(join(games, id, 'rulebook', file));
			}
			return {
				code: `export default ${JSON.stringify(found)};`,
				map: null,
				moduleType: 'js'
			};
		}
	}
});
