/** The exponential backoff between attempts, with a random part, so that phones do not all retry at once. */

const first = 1_000;
const longest = 300_000;

/**
 * @param failures how many attempts have failed in a row, from 1.
 * @param chance a random number in [0, 1).
 * @returns milliseconds to wait: at least half, at most all of a time that begins at one second, doubles with
 * each failure, and ends at five minutes.
 */
export const pauseAfter = (failures: number, chance: number): number => {
	const whole = Math.min(longest, first * 2 ** Math.min(failures - 1, 20));
	return Math.round(whole * (0.5 + chance / 2));
};
