/** The headline of a match in lists, as a code with parameters. */
import type { CodedMessage } from '../../outcome.ts';
import { perfectScore } from './cards.ts';
import { scoreOf } from './fireworks.ts';
import type { State } from './state.ts';

export const headlineCodes = ['playing', 'last-round', 'over', 'lost'] as const;
export type HeadlineCode = (typeof headlineCodes)[number];

const codeOf = ({ outcome, turnsLeft }: State): HeadlineCode => {
	if (outcome) return outcome.lost ? 'lost' : 'over';
	return turnsLeft === null ? 'playing' : 'last-round';
};

/** @returns the headline: its code says whether the show is under way, in its last round, over or lost. */
export const headline = (state: State): CodedMessage<HeadlineCode> => ({
	code: codeOf(state),
	params: {
		score: scoreOf(state),
		max: perfectScore(state.options),
		tokens: state.tokens,
		fuses: state.fuses,
		pile: state.pile,
		turnsLeft: state.turnsLeft ?? 0,
		turns: state.turns.length,
		seat: state.turn
	}
});
