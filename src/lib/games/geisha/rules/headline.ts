/** The line that lists show of a match, as data. */
import type { CodedMessage } from '../../outcome.ts';
import { turnOf } from './position.ts';
import type { State } from './state.ts';

export const headlineCodes = [
	'single',
	'rounds',
	'points',
	'single-over',
	'rounds-over',
	'points-over'
] as const;
export type HeadlineCode = (typeof headlineCodes)[number];

/**
 * @returns the score with the round and, once a tile was taken in it, whose turn it is: until then the players may
 *   enter only its result; after the end, with the number of rounds
 */
export const headline = (state: State): CodedMessage<HeadlineCode> => {
	const { options, rounds, draft, starter } = state;
	const { mode } = options;
	const [near, far] = mode === 'points' ? state.points : state.wins;
	const score = mode === 'single' ? {} : { near: 0, nearScore: near, far: 1, farScore: far };
	if (state.outcome) return { code: `${mode}-over`, params: { ...score, rounds: rounds.length } };
	const { moves } = draft;
	const turn = moves.length > 0 ? { seat: turnOf({ starter, moves }) } : {};
	return { code: mode, params: { ...score, round: rounds.length + 1, ...turn } };
};
