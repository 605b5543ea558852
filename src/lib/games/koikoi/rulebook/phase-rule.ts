/** Which section of the rulebook the table is at. */
import { isRefusal } from '../../said.ts';
import { sides } from '../rules/actions.ts';
import { isUntouched } from '../rules/month/entry-checks.ts';
import type { State } from '../rules/state.ts';
import { choiceOf } from '../rules/month/stop-or-call.ts';

/** @returns the deal, the choice of a player who has a new yaku, or the capturing in between. */
export const phaseRule = (state: State): string => {
	if (isUntouched(state.draft) && state.draft.events.length === 0) return 'deal';
	return sides.some((seat) => !isRefusal(choiceOf(state, seat))) ? 'koikoi' : 'capture';
};
