/** Who begins the next round (rules: Starter, Drawn round). */
import { otherSide, type Side } from '../../sides.ts';
import type { Options } from './options.ts';

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
