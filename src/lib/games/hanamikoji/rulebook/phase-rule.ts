/** Which section of the rulebook belongs to the current phase. */
import type { State } from '../rules/state.ts';
import { isDraftUntouched, isUntouched, turn } from '../rules/round.ts';

/**
 * @returns the section on the setup before the first round, on the deal of a later one, on the actions while markers
 *   are being flipped, or on scoring
 */
export const phaseRule = (state: State): string => {
	if (isUntouched(state)) return state.rounds.length === 0 ? 'setup' : 'next-round';
	return turn(state) !== undefined && isDraftUntouched(state) ? 'actions' : 'scoring';
};
