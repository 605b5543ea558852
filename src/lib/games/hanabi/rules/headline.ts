/** What a list row says of a match, as data. */
import type { Said } from '../../said.ts';
import { perfectScore } from './cards.ts';
import { scoreOf } from './fireworks.ts';
import type { State } from './state.ts';

export const headlineCodes = ['playing', 'last-round', 'over', 'lost'] as const;
export type HeadlineCode = (typeof headlineCodes)[number];

const codeOf = ({ outcome, turnsLeft }: State): HeadlineCode => {
	if (outcome) return outcome.lost ? 'lost' : 'over';
	return turnsLeft === null ? 'playing' : 'last-round';
};

/** @returns the score, the tokens, whose turn it is and how long the show lasts. */
export const headline = (state: State): Said<HeadlineCode> => ({
	code: codeOf(state),
	params: {
		score: scoreOf(state.fireworks),
		max: perfectScore(state.options.multicolour),
		tokens: state.tokens,
		fuses: state.fuses,
		pile: state.pile,
		turnsLeft: state.turnsLeft ?? 0,
		turns: state.turns.length,
		seat: state.turn
	}
});
