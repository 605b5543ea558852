/** The indexes of the rule search as the app makes them, of every game's rulebook. */
import sources from 'virtual:rule-search';
import { locales, type Locale } from '../../src/lib/games/locale';
import { find, type SearchResult } from '../../src/lib/rulebook/search/find';
import { gather } from '../../src/lib/rulebook/search/gather';
import { IndexMaker, type SearchIndex } from '../../src/lib/rulebook/search/make-index';
import type { SearchedGame } from '../../src/lib/rulebook/search/source';

/** @returns what is searched, of every game, in these languages. */
const gamesIn = (languages: readonly Locale[]): Promise<readonly SearchedGame[]> =>
	Promise.all(
		sources.map(async ({ id, synonyms, books }) => {
			const read = await Promise.all(languages.map(async (lang) => [lang, await books[lang]()] as const));
			return gather(id, Object.fromEntries(read), synonyms);
		})
	);

/** @returns the index of these games. */
const indexOf = (games: readonly SearchedGame[]): SearchIndex => {
	const maker = new IndexMaker();
	for (const game of games) maker.add(game);
	return maker.index;
};

/** What is searched on the pages of a language, of every game. */
export const searchedGames: ReadonlyMap<Locale, readonly SearchedGame[]> = new Map(
	await Promise.all(locales.map(async (lang) => [lang, await gamesIn([lang])] as const))
);

/** The index that has the words of all languages. */
export const index = indexOf(await gamesIn(locales));
const ownIndexes = new Map([...searchedGames].map(([lang, games]) => [lang, indexOf(games)]));

/** @returns what a page finds: with the words of its own language, and of all where the question needs them. */
export const findOnPage = (typed: string, game: string, lang: Locale): SearchResult => {
	const own = find(ownIndexes.get(lang) ?? index, typed, game, lang);
	return own.isForeign ? find(index, typed, game, lang) : own;
};
