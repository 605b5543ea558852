/** How a show compares with earlier shows of the same players. */
import type { Outcome } from '../../../outcome.ts';

export interface Comparison {
	/** How many earlier shows are comparable: rated, with the same perfect score. */
	readonly count: number;
	readonly best: number;
	readonly average: number;
	/** The place of this show among all of them, from 1; equal scores share the better place. */
	readonly place: number;
	/** Whether this show beats every earlier one. */
	readonly isBest: boolean;
}

const isRated = ({ reason }: Outcome): boolean => reason.params['isRated'] === 1;

const isComparable = (one: Outcome, other: Outcome): boolean =>
	isRated(one) && one.reason.params['max'] === other.reason.params['max'];

const totalOf = ({ reason }: Outcome): number => Number(reason.params['score']);

/**
 * @param earlier the outcomes of earlier shows
 * @returns the comparison; `undefined` if the show is not rated or no earlier show is comparable
 */
export const compareWith = (outcome: Outcome, earlier: readonly Outcome[]): Comparison | undefined => {
	const scores = earlier.filter((one) => isComparable(one, outcome)).map(totalOf);
	if (scores.length === 0 || !isRated(outcome)) return undefined;
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
