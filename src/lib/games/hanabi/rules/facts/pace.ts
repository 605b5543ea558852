/** How many discards and misplays can still be afforded (rules: Derived facts). */
import { mapFact, type Fact } from './fact.ts';
import { scoreOf } from '../fireworks.ts';
import { maxScore } from './max-score.ts';
import { playersIn } from '../seats.ts';
import type { State } from '../state.ts';

type PaceState = Pick<State, 'options' | 'fireworks' | 'discard' | 'pile' | 'seats' | 'left'>;

/**
 * @returns S + D + P − maxScore while the pile has cards; `none` with an empty pile and in the final bouquet,
 * which has no last round; `unknown` in light mode
 */
export const pace = (state: PaceState): Fact => {
	const { options, fireworks, pile } = state;
	if (options.finalBouquet || pile === 0) return 'none';
	return mapFact(maxScore(state), (max) => scoreOf(fireworks) + pile + playersIn(state) - max);
};

export const risks = ['low', 'medium', 'high', 'zero'] as const;
export type Risk = (typeof risks)[number];

/** @returns the risk of a pace: `zero` if ≤ 0, `high` if < P − ⌊P ÷ 2⌋, `medium` if < P, else `low`. */
export const riskOf = (value: number, players: number): Risk => {
	if (value <= 0) return 'zero';
	if (value < players - Math.floor(players / 2)) return 'high';
	return value < players ? 'medium' : 'low';
};
