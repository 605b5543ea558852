/** How a show stands beside the earlier ones of the same players. */
import type { Outcome } from '../../../said.ts';

export interface Comparison {
	/** Earlier shows that can be compared: rated, with as many fireworks. */
	readonly count: number;
	readonly best: number;
	readonly average: number;
	/** Place of this show among them all, from 1; equal scores share the better place. */
	readonly place: number;
	/** Better than every earlier one. */
	readonly isBest: boolean;
}

const isComparable = (one: Outcome, other: Outcome): boolean =>
	one.reason.params['isRated'] === 1 && one.reason.params['max'] === other.reason.params['max'];

const totalOf = ({ reason }: Outcome): number => Number(reason.params['score']);

/**
 * @param earlier how earlier shows ended
 * @returns the comparison; nothing for a show without a rating, or the first of its kind
 */
export const compareWith = (outcome: Outcome, earlier: readonly Outcome[]): Comparison | undefined => {
	const scores = earlier.filter((one) => isComparable(one, outcome)).map(totalOf);
	if (scores.length === 0 || !isComparable(outcome, outcome)) return undefined;
	const own = totalOf(outcome);
	const best = Math.max(...scores);
	return {
		count: scores.length,
		best,
		average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
		place: 1 + scores.filter((score) => score > own).length,
		isBest: own > best
	};
};
