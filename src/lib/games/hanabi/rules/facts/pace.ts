/** How many discards and misplays can still be afforded (rules: Derived facts). */
import { mapFact, type Fact } from './fact.ts';
import { scoreOf } from '../fireworks.ts';
import { maxScore } from './max-score.ts';
import { playersIn } from '../seats.ts';
import type { State } from '../state.ts';

/** @returns whether a last round will come and is not there yet: what it leaves time for is counted until then. */
export const isLastRoundAhead = ({ options, pile }: Pick<State, 'options' | 'pile'>): boolean =>
	!options.finalBouquet && pile > 0;

type PaceState = Pick<State, 'options' | 'fireworks' | 'discard' | 'pile' | 'seats' | 'left'>;

/** @returns S + D + P − maxScore; `none` without a last round ahead, `unknown` in light mode. */
export const pace = (state: PaceState): Fact => {
	if (!isLastRoundAhead(state)) return 'none';
	return mapFact(maxScore(state), (max) => scoreOf(state) + state.pile + playersIn(state) - max);
};

export const risks = ['low', 'medium', 'high', 'zero'] as const;
export type Risk = (typeof risks)[number];

/** @returns the risk of a pace: `zero` if ≤ 0, `high` if < P − ⌊P ÷ 2⌋, `medium` if < P, else `low`. */
export const riskOf = (value: number, players: number): Risk => {
	if (value <= 0) return 'zero';
	if (value < players - Math.floor(players / 2)) return 'high';
	return value < players ? 'medium' : 'low';
};
