/** Finds the section of the rulebook that fits what is happening at the table. */
import { sides } from '../../sides.ts';
import { isRefusal } from '../../outcome.ts';
import { isUntouched } from '../rules/entry.ts';
import type { State } from '../rules/state.ts';
import { stopOrCallOf } from '../rules/month.ts';

/**
 * @returns the id of a rulebook section: `setup` before anything was entered, `deal` before anything was in a later
 *   month, `koikoi` while a player with a new yaku may call or stop, `capture` otherwise
 */
export const phaseRule = (state: State): string => {
	if (isUntouched(state.draft)) return state.months.length === 0 ? 'setup' : 'deal';
	return sides.some((seat) => !isRefusal(stopOrCallOf(state, seat))) ? 'koikoi' : 'capture';
};
