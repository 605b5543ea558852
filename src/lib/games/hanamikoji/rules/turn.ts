/** Whose turn it is (rules: A round). */
import type { Side } from '../../sides.ts';
import { markers } from './actions.ts';
import type { State } from './state.ts';

/**
 * Players alternate, the starter first, four turns each. The turn is derived from the markers, so that a flip
 * that was forgotten can be made up for: the side with fewer used markers plays, or the starter if both have
 * used as many. Without markers on the table, nobody can tell.
 *
 * @returns whose turn it is; `undefined` once all eight markers are used and the round is to be scored, and
 *   without markers
 */
export const turn = ({
	used,
	starter,
	options
}: Pick<State, 'used' | 'starter' | 'options'>): Side | undefined => {
	if (!options.markers) return undefined;
	const [near, far] = [used[0].length, used[1].length];
	if (near === far) return near === markers.length ? undefined : starter;
	return near < far ? 0 : 1;
};
