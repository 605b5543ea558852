/** The indexes of the rule search as the app makes them, of every game's rulebook. */
import sources from 'virtual:rule-search';
import { locales, type Locale } from '../../src/lib/i18n/locale';
import { indexBook, type BookIndex, type SearchedBook } from '../../src/lib/rulebook/search/book-index';
import { find, type SearchResult } from '../../src/lib/rulebook/search/find';

/** What is searched of a game, in one language. */
export interface SearchedGame extends SearchedBook {
	readonly id: string;
}

/** What is searched on the pages of a language, of every game. */
export const searchedGames: ReadonlyMap<Locale, readonly SearchedGame[]> = new Map(
	await Promise.all(
		locales.map(
			async (lang) =>
				[
					lang,
					await Promise.all(sources.map(async ({ id, books }) => ({ id, ...(await books[lang]()) })))
				] as const
		)
	)
);

/** The indexes of every game, by language. */
export const indexes: ReadonlyMap<Locale, readonly BookIndex[]> = new Map(
	await Promise.all(
		[...searchedGames].map(
			async ([lang, games]) =>
				[lang, await Promise.all(games.map(({ id, ...book }) => indexBook(id, lang, book)))] as const
		)
	)
);

/** @returns what a page finds: with the words of its own language, and of all where the question needs them. */
export const findOnPage = (typed: string, game: string | undefined, lang: Locale): SearchResult => {
	const own = find(indexes.get(lang) ?? [], typed, game, lang);
	return own.isForeign ? find([...indexes.values()].flat(), typed, game, lang) : own;
};
