/** What an entry would cost, for the question after it (rules: At the table). */
import { isRefusal } from '../../../said.ts';
import type { Action } from '../actions.ts';
import { maxScore } from './max-score.ts';
import { act } from '../act.ts';
import type { State } from '../state.ts';

/** @returns how many points of the highest score the action takes away; 0 where it takes none, is refused, or nothing is known. */
export const wouldLower = (state: State, action: Action): number => {
	const after = act(state, action);
	if (isRefusal(after)) return 0;
	const [most, still] = [maxScore(state), maxScore(after)];
	return most === 'unknown' || still === 'unknown' ? 0 : Math.max(0, most - still);
};
