/** What is looked for in the history, as it is chosen there. */
import type { MatchFilter, MatchRow } from '$lib/store/lists/row';

export const spans = ['all', 'week', 'month', 'year', 'before'] as const;
export type Span = (typeof spans)[number];

export interface Chosen {
	/** Empty: any. */
	readonly game: string;
	readonly player: string;
	readonly rival: string;
	readonly span: Span;
	readonly text: string;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Every word typed stands in a name, the note or the place. */
const finds = (text: string): ((row: MatchRow) => boolean) => {
	const words = folded(text)
		.split(/\s+/)
		.filter((word) => word !== '');
	return ({ players, note = '', place = '' }) => {
		const said = folded([...players.map(({ name }) => name), note, place].join(' '));
		return words.every((word) => said.includes(word));
	};
};

/** @returns the first moment of the span, and the first after it. */
const timesOf = (span: Span, now: number): Pick<MatchFilter, 'from' | 'until'> => {
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

/** @param now in milliseconds since 1970. */
export const filterOf = ({ game, player, rival, span, text }: Chosen, now: number): MatchFilter => ({
	...(game !== '' && { game }),
	...(player !== '' && { player }),
	...(player !== '' && rival !== '' && { rival }),
	...timesOf(span, now),
	...(text.trim() !== '' && { has: finds(text) })
});

export const isFiltered = ({ game, player, span, text }: Chosen): boolean =>
	game !== '' || player !== '' || span !== 'all' || text.trim() !== '';
