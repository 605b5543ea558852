/** Whether an entry would end the show early, so that the table asks first (rules: End of the game). */
import { isRefusal } from '../../../outcome.ts';
import type { Action } from '../actions.ts';
import { act } from '../act.ts';
import type { State } from '../state.ts';

/** A show that ends by its third red token, or a final bouquet that can no longer be perfect. */
export type EarlyEnd = 'third-fuse' | 'perfection-lost';

/** @returns how the action would end the show early; `undefined` if it would not, or is refused. */
export const earlyEndBy = (state: State, action: Action): EarlyEnd | undefined => {
	const after = act(state, action);
	const code = isRefusal(after) ? undefined : after.outcome?.reason.code;
	if (code === 'three-fuses' || code === 'fuses-counted') return 'third-fuse';
	return code === 'perfection-lost' ? code : undefined;
};
