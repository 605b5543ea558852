/** Whose turn it is (rules: A round). */
import type { Side } from '../../sides.ts';
import { markers } from './actions.ts';
import type { State } from './state.ts';

/** Whether all eight markers on the table are used, so that the round is to be scored. */
export const areAllUsed = ({ used, options }: Pick<State, 'used' | 'options'>): boolean =>
	options.markers && used.every((side) => side.length === markers.length);

/**
 * Players alternate, the starter first, four turns each. The turn is derived from the markers, so that a flip
 * that was forgotten can be made up for: the side with fewer used markers plays, or the starter if both have
 * used as many. Players who tap no marker in a round only enter its end: nobody can tell whose turn it is then.
 *
 * @returns whose turn it is; `undefined` before the first marker and after the last one, and without markers
 */
export const turn = (state: Pick<State, 'used' | 'starter' | 'options'>): Side | undefined => {
	const [near, far] = [state.used[0].length, state.used[1].length];
	if (!state.options.markers || near + far === 0 || areAllUsed(state)) return undefined;
	if (near === far) return state.starter;
	return near < far ? 0 : 1;
};
