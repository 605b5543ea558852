/** Gathers what the search needs of a game: its sections in the available languages, with their synonyms. */
import { locales } from '../../games/locale.ts';
import type { Books, SearchedGame, Synonyms } from './source.ts';

/** @param books the game's available rulebooks, which have the same sections in the same order */
export const gather = (id: string, books: Books, { names, same, sections }: Synonyms): SearchedGame => {
	const [one = []] = Object.values(books);
	return {
		id,
		names,
		same,
		sections: one.map(({ id: section }, place) => ({
			id: section,
			byLocale: Object.fromEntries(
				locales.flatMap((locale) => {
					const inLocale = books[locale]?.[place];
					return inLocale ? [[locale, inLocale]] : [];
				})
			),
			phrases: sections[section] ?? []
		}))
	};
};
