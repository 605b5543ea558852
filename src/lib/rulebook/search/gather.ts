/** Gathers what the search needs of a game: its sections in the languages that are there, with their synonyms. */
import { locales } from '../../games/said.ts';
import type { Books, SearchedGame, Synonyms } from './source.ts';

/** @param books those that are there, of one game: the same sections in the same order */
export const gather = (id: string, books: Books, { names, same, sections }: Synonyms): SearchedGame => {
	const [one = []] = Object.values(books);
	return {
		id,
		names,
		same,
		sections: one.map(({ id: section }, place) => ({
			id: section,
			said: Object.fromEntries(
				locales.flatMap((locale) => {
					const inLocale = books[locale]?.[place];
					return inLocale ? [[locale, inLocale]] : [];
				})
			),
			also: sections[section] ?? []
		}))
	};
};
