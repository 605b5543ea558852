/** The kind of a match: what has to be the same in two matches for their scores to be compared. */
import type { Options } from './options.ts';

/**
 * @returns the code of the edition: `no-limit`, or the number of rounds and what decides after the last one, as
 *   in `3-rounds~points`. Without a limit nothing is decided at it, so `atLimit` does not count. With the action
 *   tiles of an expansion, the cards on a side follow: `no-limit~7-cards`. Whether the table has markers changes no
 *   score.
 */
export const kindOf = ({ roundLimit, atLimit, cardsEach }: Options): string => {
	const edition = roundLimit === null ? 'no-limit' : `${roundLimit}-rounds~${atLimit}`;
	return cardsEach === 8 ? edition : `${edition}~${cardsEach}-cards`;
};
