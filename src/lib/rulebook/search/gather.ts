/** Gathers what the search needs of a game: its sections in the available languages, and how they are asked for. */
import { locales } from '../../games/locale.ts';
import type { Books, SearchedGame, Synonyms } from './source.ts';

/** @param books the game's available texts, whose books have the same sections in the same order */
export const gather = (id: string, books: Books, { names, same }: Synonyms): SearchedGame => {
	const sections = Object.values(books)[0]?.book ?? [];
	const placeById = new Map(sections.map((section, place) => [section.id, place]));
	return {
		id,
		names,
		same,
		sections: sections.map(({ id: section }, place) => ({
			id: section,
			byLocale: Object.fromEntries(
				locales.flatMap((locale) => {
					const inLocale = books[locale]?.book[place];
					return inLocale ? [[locale, inLocale]] : [];
				})
			)
		})),
		forms: locales.flatMap((locale) =>
			(books[locale]?.asked ?? []).flatMap((asked) => {
				const places = asked.sections.flatMap((one) => placeById.get(one) ?? []);
				return asked.forms.map((text) => ({ text, locale, places }));
			})
		)
	};
};
