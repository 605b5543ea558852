/** The numbers that limit an entry (rules: What can be checked of an entry; Expansion actions). */
import type { Options } from './options.ts';

export interface CardLimits {
	/** The fewest and the most item cards on a side at scoring. */
	readonly least: number;
	readonly most: number;
	/** Whether both sides have the same number of item cards at scoring. */
	readonly isEven: boolean;
	/** The item cards on both sides together at scoring. */
	readonly together: number;
	/** The most geishas that a side can take in one round. */
	readonly takes: number;
}

/**
 * @returns the limits under the option. Eight are 1 secret, 2 + 1 of the gifts and 2 + 2 of the competitions; the
 *   action tiles of expansions change the number.
 */
export const cardLimits = (cardsEach: Options['cardsEach']): CardLimits =>
	cardsEach === '7-to-9'
		? { least: 7, most: 9, isEven: false, together: 16, takes: 6 }
		: { least: cardsEach, most: cardsEach, isEven: true, together: 2 * cardsEach, takes: 5 };
