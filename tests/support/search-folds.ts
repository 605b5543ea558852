/**
 * Measures the rule search on questions it does not know: four fifths of the asked forms are indexed, the last fifth
 * is asked, in five turns, each form once. It counts how many find a section that answers first or second.
 */
import type { Locale } from '../../src/lib/games/locale.ts';
import { find } from '../../src/lib/rulebook/search/find.ts';
import { IndexMaker, type SearchIndex } from '../../src/lib/rulebook/search/make-index.ts';
import type { SearchedForm, SearchedGame } from '../../src/lib/rulebook/search/source.ts';

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

/** @returns the forms of a game in the order in which they are dealt to the turns. */
const shuffled = ({ forms }: SearchedGame): readonly SearchedForm[] => {
	const random = randomFrom(31);
	return forms
		.map((form) => ({ form, rank: random() }))
		.sort((a, b) => a.rank - b.rank)
		.map(({ form }) => form);
};

const indexOf = (games: readonly SearchedGame[]): SearchIndex => {
	const maker = new IndexMaker();
	for (const game of games) maker.add(game);
	return maker.index;
};

/** @param turn from 0 to `turns` - 1. @returns every form that is asked in this turn. */
export const askUnknownForms = (games: readonly SearchedGame[], turn: number): readonly AskedForm[] => {
	const dealt = games.map((game) => ({ game, forms: shuffled(game) }));
	const isAsked = (_: SearchedForm, at: number) => at % turns === turn;
	const index = indexOf(
		dealt.map(({ game, forms }) => ({ ...game, forms: forms.filter((form, at) => !isAsked(form, at)) }))
	);
	return dealt.flatMap(({ game, forms }) =>
		forms.filter(isAsked).map(({ text, locale, places }) => {
			const sections = places.flatMap((place) => game.sections[place]?.id ?? []);
			const { hits } = find(index, text, game.id, locale);
			const found = hits.slice(0, 2).map(({ section }) => section.id);
			return {
				game: game.id,
				locale,
				ask: text,
				sections,
				found,
				isFound: found.some((id) => sections.includes(id))
			};
		})
	);
};

/** @returns the share of forms that are found, in percent. */
export const foundShare = (asked: readonly AskedForm[]): number =>
	(100 * asked.filter(({ isFound }) => isFound).length) / asked.length;
