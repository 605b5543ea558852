/** How many discards and misplays can still be afforded (rules: Derived facts). */
import { withFact, type Fact } from './fact.ts';
import { scoreOf } from '../fireworks.ts';
import { maxScore } from './max-score.ts';
import { playersIn } from '../seats.ts';
import type { State } from '../state.ts';

type Course = Pick<State, 'options' | 'fireworks' | 'discard' | 'pile' | 'seats' | 'left'>;

/** S + D + P − maxScore, while the pile has cards; the final bouquet, without a last round, has no pace. */
export const pace = (state: Course): Fact => {
	const { options, fireworks, pile } = state;
	if (options.finalBouquet || pile === 0) return 'none';
	return withFact(maxScore(state), (max) => scoreOf(fireworks) + pile + playersIn(state) - max);
};

export const risks = ['low', 'medium', 'high', 'zero'] as const;
export type Risk = (typeof risks)[number];

/** @returns zero at 0 or below, high below P − ⌊P ÷ 2⌋, medium below P, else low. */
export const riskOf = (value: number, players: number): Risk => {
	if (value <= 0) return 'zero';
	if (value < players - Math.floor(players / 2)) return 'high';
	return value < players ? 'medium' : 'low';
};
