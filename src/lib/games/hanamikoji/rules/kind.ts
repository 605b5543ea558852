/** The kind of a match: what has to be the same in two matches for their scores to be compared. */
import type { Options } from './options.ts';

/**
 * @returns the code of the edition: `no-limit`, or the number of rounds and what decides after the last one, as
 *   in `3-rounds~points`. Without a limit nothing is decided at it, so `atLimit` does not count.
 */
export const kindOf = ({ roundLimit, atLimit }: Options): string =>
	roundLimit === null ? 'no-limit' : `${roundLimit}-rounds~${atLimit}`;
