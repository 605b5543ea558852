/** The index of the rule search as the app makes it, of every game's rulebook in all languages. */
import sources from 'virtual:rule-search';
import { locales } from '../../src/lib/games/locale';
import { gather } from '../../src/lib/rulebook/search/gather';
import { IndexMaker, type SearchIndex } from '../../src/lib/rulebook/search/make-index';
import type { SearchedGame } from '../../src/lib/rulebook/search/source';

/** What is searched, of every game. */
export const searchedGames: readonly SearchedGame[] = await Promise.all(
	sources.map(async ({ id, synonyms, books }) => {
		const read = await Promise.all(locales.map(async (locale) => [locale, await books[locale]()] as const));
		return gather(id, Object.fromEntries(read), synonyms);
	})
);

/** @returns the index of these games. */
export const indexOf = (games: readonly SearchedGame[]): SearchIndex => {
	const maker = new IndexMaker();
	for (const game of games) maker.add(game);
	return maker.index;
};

export const index = indexOf(searchedGames);
