/** Whose turn it is (rules: A round). */
import { markers, type Side } from './actions.ts';
import type { State } from './state.ts';

/**
 * Players alternate, the starter first, four turns each. Read off the markers, so that a forgotten flip
 * mends itself: the side with fewer used markers plays, the starter when both have used as many.
 *
 * @returns `undefined` when all eight are used: the round is to be scored.
 */
export const turn = ({ used, starter }: Pick<State, 'used' | 'starter'>): Side | undefined => {
	const [near, far] = [used[0].length, used[1].length];
	if (near === far) return near === markers.length ? undefined : starter;
	return near < far ? 0 : 1;
};
