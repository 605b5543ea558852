/** How far an entry would lower the highest possible score (rules: At the table). */
import { isRefusal } from '../../../outcome.ts';
import type { Action } from '../actions.ts';
import { maxScore } from './max-score.ts';
import { act } from '../act.ts';
import type { State } from '../state.ts';

/** @returns by how many points the action lowers maxScore; 0 in light mode and for a refused action. */
export const maxScoreLoss = (state: State, action: Action): number => {
	const after = act(state, action);
	if (isRefusal(after)) return 0;
	const [maxBefore, maxAfter] = [maxScore(state), maxScore(after)];
	return maxBefore === 'unknown' || maxAfter === 'unknown' ? 0 : Math.max(0, maxBefore - maxAfter);
};
