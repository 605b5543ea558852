/** The highest score that the turns left still allow (rules: Derived facts). */
import { scoreOf } from '../fireworks.ts';
import { maxScore } from './max-score.ts';
import { playersIn } from '../seats.ts';
import type { State } from '../state.ts';

type ReachableState = Pick<
	State,
	'options' | 'fireworks' | 'discard' | 'pile' | 'seats' | 'left' | 'turnsLeft'
>;

/**
 * @returns min(maxScore, S + D + P) while the pile has cards, min(maxScore, S + turns left) in the last
 * round, and maxScore in the final bouquet, which has no limit of turns; `unknown` in light mode
 */
export const reachable = (state: ReachableState): number | 'unknown' => {
	const { options, pile, turnsLeft } = state;
	const max = maxScore(state);
	if (max === 'unknown' || options.finalBouquet) return max;
	return Math.min(max, scoreOf(state) + (turnsLeft ?? pile + playersIn(state)));
};
