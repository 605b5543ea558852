/** What a stop would do to the match, where it ends it. */
import { isRefusal } from '../../../outcome.ts';
import { otherSide, type Side } from '../../../sides.ts';
import { act } from '../act.ts';
import type { State } from '../state.ts';
import { recordOf } from './month.ts';

/**
 * @returns by how many points the player would be ahead at the end of the match, negative if behind and 0 if
 *   level; undefined where the match would go on
 */
export const leadAfterStop = (state: State, seat: Side): number | undefined => {
	const after = act(state, { type: 'month', record: recordOf(state, { kind: 'stop', seat }) });
	if (isRefusal(after) || !after.outcome) return undefined;
	return after.totals[seat] - after.totals[otherSide(seat)];
};
