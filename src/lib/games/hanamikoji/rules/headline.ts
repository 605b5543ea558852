/** The line that lists show of a match, as data. */
import type { CodedMessage } from '../../outcome.ts';
import { standing } from './standing.ts';
import type { State } from './state.ts';
import { areAllUsed, turn } from './turn.ts';

export const headlineCodes = ['turn', 'to-score', 'playing', 'over'] as const;
export type HeadlineCode = (typeof headlineCodes)[number];

/** @returns the round, both sides' geishas and charm points, and whose turn it is where that is known. */
export const headline = (state: State): CodedMessage<HeadlineCode> => {
	const [near, far] = standing(state.tokens);
	const params = {
		round: state.outcome ? state.rounds.length : state.rounds.length + 1,
		near: 0,
		nearGeishas: near.geishas,
		nearCharm: near.charm,
		far: 1,
		farGeishas: far.geishas,
		farCharm: far.charm
	};
	if (state.outcome) return { code: 'over', params };
	if (areAllUsed(state)) return { code: 'to-score', params };
	const side = turn(state);
	return side === undefined ? { code: 'playing', params } : { code: 'turn', params: { ...params, side } };
};
