/** A round of which only the result is noted: whether it can be (rules: Result only, Parity). */
import type { Refusal } from '../../said.ts';
import type { How, ResultRecord, RoundEnd, Side } from './actions.ts';
import type { FullBoardRule } from './options.ts';
import { otherSide } from './per-side.ts';
import { no, type RefusalCode } from './refusals.ts';
import type { RoundResult } from './state.ts';

interface Range {
	readonly min: number;
	readonly max: number;
}

/**
 * The tiles that each kind of end can leave. Four tokens of the starter lie with the 7th at the earliest.
 * A block needs the three tiles of the plant and the three of the feature gone, and these share nothing
 * with each other: one more tile led from the ones to the others, so it comes with the 8th at the earliest.
 */
export const leftRange: Readonly<Record<How, Range>> = {
	pattern: { min: 0, max: 9 },
	block: { min: 1, max: 8 },
	'full-board': { min: 0, max: 0 },
	drawn: { min: 0, max: 0 }
};

/** @returns who made the first move, as the tiles left tell: an odd number, and the winner did (rules: Parity). */
export const starterTold = (winner: Side, left: number): Side =>
	left % 2 === 1 ? winner : otherSide(winner);

/** @returns the numbers of tiles left to offer; those that go with the starter, where they are given. */
export const leftChoices = (
	how: How,
	said?: { readonly winner: Side; readonly starter: Side }
): readonly number[] => {
	const { min, max } = leftRange[how];
	const all = Array.from({ length: max - min + 1 }, (_, place) => min + place);
	return said ? all.filter((left) => starterTold(said.winner, left) === said.starter) : all;
};

/** @returns the tiles that an end leaves; `null` where it was not asked. */
export const leftOf = (end: RoundEnd): number | null =>
	end.how === 'pattern' || end.how === 'block' ? (end.left ?? null) : 0;

/** @returns the end as a result, with its tiles left. */
export const resultOfEnd = (end: RoundEnd): RoundResult => ({
	how: end.how,
	winner: end.how === 'drawn' ? null : end.winner,
	left: leftOf(end),
	patterns: []
});

/** @returns what came of a round by its result alone, or why it cannot be. */
export const judgeResult = (
	{ starter, end, isParityKept }: ResultRecord,
	fullBoard: FullBoardRule
): RoundResult | Refusal<RefusalCode> => {
	const result = resultOfEnd(end);
	const { how, winner, left } = result;
	if (how === 'drawn' && fullBoard === 'last-player') return no('full-board-wins');
	if (how === 'full-board' && fullBoard === 'drawn') return no('full-board-drawn');
	if (left === null) return result;
	const { min, max } = leftRange[how];
	if (left < min || left > max) return no('left-range', { how, left, min, max });
	if (winner === null || isParityKept) return result;
	const told = starterTold(winner, left);
	return told === starter ? result : no('parity', { how, left, winner, starter, told });
};
