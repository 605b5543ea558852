/**
 * Measures the rule search on questions it does not know: four fifths of the asked forms are indexed, the last fifth
 * is asked, in five turns, each form once. It counts how many find a section that answers first or second.
 */
import type { Locale } from '../../src/lib/i18n/locale.ts';
import { indexBook, type SearchedBook } from '../../src/lib/rulebook/search/book-index.ts';
import { find } from '../../src/lib/rulebook/search/find.ts';

export interface AskedForm {
	readonly game: string;
	readonly locale: Locale;
	readonly ask: string;
	/** The ids of the sections that answer. */
	readonly sections: readonly string[];
	/** The ids of the first two sections that are found. */
	readonly found: readonly string[];
	readonly isFound: boolean;
}

/** How many turns there are: each asks this share of the forms. */
export const turns = 5;

/** A generator of pseudo-random numbers from 0 to 1 (mulberry32), so that every run draws the same. */
const randomFrom = (seed: number) => (): number => {
	seed = (seed + 0x6d2b79f5) | 0;
	let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
	mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
	return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

/** @param turn from 0 to `turns` - 1. @returns every form of a game that is asked in this turn. */
export const askUnknownForms = async (
	game: string,
	locale: Locale,
	{ book, asked }: SearchedBook,
	turn: number
): Promise<readonly AskedForm[]> => {
	const random = randomFrom(31);
	const dealt = asked
		.flatMap(({ sections, forms }) => forms.map((ask) => ({ ask, sections, rank: random() })))
		.sort((a, b) => a.rank - b.rank);
	const isAsked = (_: unknown, at: number): boolean => at % turns === turn;
	const indexed = dealt
		.filter((form, at) => !isAsked(form, at))
		.map(({ ask, sections }) => ({ sections, forms: [ask] }));
	const index = await indexBook(game, locale, { book, asked: indexed });
	return dealt.filter(isAsked).map(({ ask, sections }) => {
		const { hits } = find([index], ask, game, locale);
		const found = hits.slice(0, 2).map(({ section }) => section.id);
		return { game, locale, ask, sections, found, isFound: found.some((id) => sections.includes(id)) };
	});
};
