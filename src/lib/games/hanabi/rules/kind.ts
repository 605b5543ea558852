/** The kind of a show: what has to be the same in two shows for their scores to be compared. */
import { isBlackMissed } from './cards.ts';
import type { Options } from './options.ts';

/**
 * Shows are compared only with shows of the same number of players, variants, house rules and way of entry.
 * The aids are no part of it: they change no score.
 *
 * @param seats how many players began the show
 * @returns the code of these four, in this order: `3-m10-full` is three players with ten multicolour cards in
 *   full mode
 */
export const kindOf = (options: Options, seats: number): string => {
	const { finalBouquet, choreography, multicolour, multicolourClue, blackPowder, countFireworks, mode } =
		options;
	const variants = [
		multicolour === null ? '' : `m${multicolour}`,
		multicolour !== null && multicolourClue === 'every' ? 'every' : '',
		blackPowder ? 'black' : '',
		isBlackMissed(options) ? 'missing' : '',
		finalBouquet ? 'bouquet' : '',
		choreography ? 'timed' : '',
		// This rule has no effect in the final bouquet, which is perfect or lost.
		countFireworks && !finalBouquet ? 'counted' : ''
	].filter((variant) => variant !== '');
	return [seats, ...variants, mode].join('-');
};
