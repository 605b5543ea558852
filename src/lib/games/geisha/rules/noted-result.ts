/** Checks rounds of which only the result is entered (rules: Result only, Parity). */
import { otherSide, type Side } from '../../sides.ts';
import type { Refusal } from '../../outcome.ts';
import type { How, ResultRecord, RoundEnd } from './actions.ts';
import type { FullBoardRule } from './options.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import type { RoundResult } from './state.ts';

interface Range {
	readonly min: number;
	readonly max: number;
}

/**
 * The tiles that each kind of end can leave. A player has four tokens after the 7th move at the earliest. A
 * block needs the last tile taken and, before it, the three other tiles of its plant and the three others of
 * its feature. No tile of the one group binds to one of the other, so a further tile must have been taken
 * between them: a block comes with the 8th move at the earliest.
 */
export const leftRange: Readonly<Record<How, Range>> = {
	pattern: { min: 0, max: 9 },
	block: { min: 1, max: 8 },
	'full-board': { min: 0, max: 0 },
	drawn: { min: 0, max: 0 }
};

/**
 * @returns who made the first move: the winner if an odd number of tiles is left, otherwise the other (rules:
 * Parity)
 */
export const starterByParity = (winner: Side, left: number): Side =>
	left % 2 === 1 ? winner : otherSide(winner);

/**
 * @param players limits the numbers to those whose parity agrees with this winner and starter
 * @returns the numbers of tiles that an end can leave, to choose from
 */
export const leftChoices = (
	how: How,
	players?: { readonly winner: Side; readonly starter: Side }
): readonly number[] => {
	const { min, max } = leftRange[how];
	const all = Array.from({ length: max - min + 1 }, (_, place) => min + place);
	return players ? all.filter((left) => starterByParity(players.winner, left) === players.starter) : all;
};

/** @returns how many tiles an end leaves; `null` if it was not asked. */
export const leftOf = (end: RoundEnd): number | null =>
	end.how === 'pattern' || end.how === 'block' ? (end.left ?? null) : 0;

/** @returns the result of an end, unchecked. */
const resultOfEnd = (end: RoundEnd): RoundResult => ({
	how: end.how,
	winner: end.how === 'drawn' ? null : end.winner,
	left: leftOf(end),
	patterns: []
});

/**
 * @returns the result of a round entered without its moves, or a refusal if it is impossible or its parity is
 * off
 */
export const judgeResult = (
	{ starter, end, isParityKept }: ResultRecord,
	fullBoard: FullBoardRule
): RoundResult | Refusal<RefusalCode> => {
	const result = resultOfEnd(end);
	const { how, winner, left } = result;
	if (how === 'drawn' && fullBoard === 'last-player') return refusalOf('full-board-wins');
	if (how === 'full-board' && fullBoard === 'drawn') return refusalOf('full-board-drawn');
	if (left === null) return result;
	const { min, max } = leftRange[how];
	if (left < min || left > max) return refusalOf('left-range', { how, left, min, max });
	if (winner === null || isParityKept) return result;
	const told = starterByParity(winner, left);
	return told === starter ? result : refusalOf('parity', { how, left, winner, starter, told });
};
