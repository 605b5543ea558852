/** A firework as its column shows it, in plain values: a column whose firework did not change is equal. */
import { copiesOf, ranks, type Colour, type Rank } from '../rules/cards.ts';
import { standingOf } from '../rules/facts/lost.ts';
import { nextSteps, type NextStep } from '../rules/facts/next-steps.ts';
import type { State } from '../rules/state.ts';

/** How a rank of the ladder looks: laid, still wanted, all copies gone, or above such a gap. */
export type Look = 'played' | 'wanted' | 'lost' | 'dead';

export interface Rung {
	readonly rank: Rank;
	readonly look: Look;
	/** Became the last copy, and the table is told so. */
	readonly isCritical: boolean;
}

export interface Column {
	readonly colour: Colour;
	readonly height: number;
	/** What a tap plays; nothing on a firework that can grow no more. */
	readonly next: Rank | undefined;
	readonly limit: NextStep['limit'];
	readonly course: NextStep['course'];
	/** From 5 down to 1. */
	readonly rungs: readonly Rung[];
}

const downwards = ranks.toReversed();

const rungOf = (colour: Colour, rank: Rank, state: State): Rung => {
	const card = { colour, rank };
	const standing = standingOf(card, state);
	const isCritical = standing === 'critical';
	return {
		rank,
		look: isCritical || standing === 'unknown' ? 'wanted' : standing,
		// Single from the start, a card says nothing new as the last of its kind.
		isCritical: isCritical && state.aids.critical && copiesOf(card, state.options.multicolour) > 1
	};
};

/** @returns the columns in the order of the colours. */
export const columnsOf = (state: State): readonly Column[] =>
	nextSteps(state).map(({ colour, height, next, limit, course }) => ({
		colour,
		height,
		next: next?.rank,
		limit,
		course,
		rungs: downwards.map((rank) => rungOf(colour, rank, state))
	}));
