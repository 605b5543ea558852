/** Who begins the next round (rules: Starter, Drawn round). */
import type { Side } from './actions.ts';
import type { Options } from './options.ts';
import { otherSide } from './per-side.ts';

/**
 * The loser of a round begins the next one. After a drawn round the option decides: the player who did not
 * begin it, or the same one again.
 *
 * @param starter who began the round that ended
 */
export const nextStarter = (
	winner: Side | null,
	starter: Side,
	{ afterDrawn }: Pick<Options, 'afterDrawn'>
): Side => {
	if (winner !== null) return otherSide(winner);
	return afterDrawn === 'same' ? starter : otherSide(starter);
};
