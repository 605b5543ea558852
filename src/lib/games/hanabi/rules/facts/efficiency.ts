/** Plays per clue so far, and cards needed per clue (rules: Derived facts). */
import { cluesUsable } from './clues-usable.ts';
import { mapFact, type Fact } from './fact.ts';
import { cardsLaid, scoreOf } from '../fireworks.ts';
import { maxScore } from './max-score.ts';
import type { State } from '../state.ts';

/** @returns cards laid ÷ (clues + misplays + fireworks completed at eight tokens); `none` while the divisor is 0. */
export const playsPerClue = ({ fireworks, turns }: Pick<State, 'fireworks' | 'turns'>): Fact => {
	const spent = turns.filter(({ kind, isBonusLost }) => kind === 'clue' || kind === 'misplay' || isBonusLost);
	return spent.length === 0 ? 'none' : cardsLaid(fireworks) / spent.length;
};

/** @returns (maxScore − S) ÷ clues usable; `none` if no clue is usable, `unknown` in light mode. */
export const cardsPerClue = (state: State): Fact =>
	mapFact(cluesUsable(state), (clues) =>
		clues === 0 ? 'none' : mapFact(maxScore(state), (max) => (max - scoreOf(state)) / clues)
	);
