/** Who begins the next round (rules: Starter, Drawn round). */
import type { Side } from './actions.ts';
import type { Options } from './options.ts';
import { otherSide } from './per-side.ts';

/**
 * The loser of the round begins the next one; after a drawn round the other player than before, or the same.
 *
 * @param starter - of the round that ended
 */
export const nextStarter = (
	winner: Side | null,
	starter: Side,
	{ afterDrawn }: Pick<Options, 'afterDrawn'>
): Side => {
	if (winner !== null) return otherSide(winner);
	return afterDrawn === 'same' ? starter : otherSide(starter);
};
