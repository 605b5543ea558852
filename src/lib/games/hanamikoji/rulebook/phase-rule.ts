/** Which section of the rulebook the table is at. */
import type { State } from '../rules/state.ts';
import { turn } from '../rules/turn.ts';
import { isDraftUntouched, isUntouched } from '../rules/untouched.ts';

/** @returns the deal of a round, its actions while markers are being flipped, or its scoring. */
export const phaseRule = (state: State): string => {
	if (isUntouched(state)) return state.rounds.length === 0 ? 'round' : 'next-round';
	return turn(state) !== undefined && isDraftUntouched(state) ? 'actions' : 'scoring';
};
