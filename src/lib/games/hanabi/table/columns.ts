/** The columns of the fireworks as plain values, so that an unchanged column compares equal. */
import { buildOrder, copiesOf, stepOf, type Card, type Colour, type Rank } from '../rules/cards.ts';
import { standingOf } from '../rules/facts/lost.ts';
import { nextSteps, type NextStep } from '../rules/facts/next-steps.ts';
import type { State } from '../rules/state.ts';

/** How a rank of the ladder looks; `lost` and `dead` as in `CardStanding`. */
export type RungLook = 'played' | 'wanted' | 'lost' | 'dead';

export interface Rung {
	readonly rank: Rank;
	/** Its place in the firework, from 1. */
	readonly step: number;
	readonly look: RungLook;
	/** Whether the rank is marked because only one copy of several is left. */
	readonly isCritical: boolean;
}

export interface Column {
	readonly colour: Colour;
	readonly height: number;
	/** The rank that a tap plays; `undefined` if the firework cannot grow any more. */
	readonly next: Rank | undefined;
	readonly limit: NextStep['limit'];
	readonly course: NextStep['course'];
	/** From the last card of the firework, on top, down to the first. */
	readonly rungs: readonly Rung[];
}

const rungOf = (card: Card, state: State): Rung => {
	const standing = standingOf(card, state);
	const isCritical = standing === 'critical';
	return {
		rank: card.rank,
		step: stepOf(card),
		look: isCritical || standing === 'unknown' ? 'wanted' : standing,
		// A card with a single copy is critical from the start, which needs no mark.
		isCritical: isCritical && state.aids.critical && copiesOf(card, state.options) > 1
	};
};

/** @returns the columns in display order. */
export const columnsOf = (state: State): readonly Column[] =>
	nextSteps(state).map(({ colour, height, next, limit, course }) => ({
		colour,
		height,
		next: next?.rank,
		limit,
		course,
		rungs: buildOrder(colour)
			.map((rank) => rungOf({ colour, rank }, state))
			.toReversed()
	}));
