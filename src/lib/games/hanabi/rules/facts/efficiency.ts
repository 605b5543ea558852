/** Plays per clue: so far, and what is needed (rules: Derived facts). */
import { cluesUsable } from './clues-usable.ts';
import { withFact, type Fact } from './fact.ts';
import { scoreOf } from '../fireworks.ts';
import { maxScore } from './max-score.ts';
import type { State } from '../state.ts';

/** @returns S ÷ (clues + misplays + fives played at eight tokens); none before the first of them. */
export const playsPerClue = ({ fireworks, turns }: Pick<State, 'fireworks' | 'turns'>): Fact => {
	const spent = turns.filter(({ kind, isBonusLost }) => kind === 'clue' || kind === 'misplay' || isBonusLost);
	return spent.length === 0 ? 'none' : scoreOf(fireworks) / spent.length;
};

/** @returns m ÷ clues still usable; none where no clue is. */
export const cardsPerClue = (state: State): Fact =>
	withFact(cluesUsable(state), (clues) =>
		clues === 0 ? 'none' : withFact(maxScore(state), (max) => (max - scoreOf(state.fireworks)) / clues)
	);
