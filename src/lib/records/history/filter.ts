/** The filter as it is chosen in the history, and the filter of the store that is made of it. */
import type { MatchFilter, MatchRow } from '$lib/store/lists/row';

export const spans = ['all', 'week', 'month', 'year', 'before'] as const;
export type TimeSpan = (typeof spans)[number];

export interface FilterChoice {
	/** A game's id; empty for any, like `player` and `rival`. */
	readonly game: string;
	readonly player: string;
	readonly rival: string;
	readonly span: TimeSpan;
	readonly text: string;
}

/** Lower case without accents, so that a search ignores both. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @returns whether a match has every word of the text in its names, its note or its place. */
const matcherOf = (text: string): ((row: MatchRow) => boolean) => {
	const words = folded(text)
		.split(/\s+/)
		.filter((word) => word !== '');
	return ({ players, note = '', place = '' }) => {
		const searched = folded([...players.map(({ name }) => name), note, place].join(' '));
		return words.every((word) => searched.includes(word));
	};
};

/** @returns the first moment of the span and the first after it, in milliseconds since 1970. */
const timesOf = (span: TimeSpan, now: number): Pick<MatchFilter, 'from' | 'until'> => {
	const today = new Date(now);
	const year = new Date(today.getFullYear(), 0, 1).getTime();
	switch (span) {
		case 'all':
			return {};
		case 'week':
			return { from: now - 7 * 86_400_000 };
		case 'month':
			return { from: new Date(today.getFullYear(), today.getMonth(), 1).getTime() };
		case 'year':
			return { from: year };
		case 'before':
			return { until: year };
	}
};

/** @param now in milliseconds since 1970. @returns the filter for the store. */
export const filterOf = ({ game, player, rival, span, text }: FilterChoice, now: number): MatchFilter => ({
	...(game !== '' && { game }),
	...(player !== '' && { player }),
	...(player !== '' && rival !== '' && { rival }),
	...timesOf(span, now),
	...(text.trim() !== '' && { has: matcherOf(text) })
});

/** Whether any filter is chosen. */
export const isFiltered = ({ game, player, span, text }: FilterChoice): boolean =>
	game !== '' || player !== '' || span !== 'all' || text.trim() !== '';
