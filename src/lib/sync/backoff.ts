/** How long to wait before trying again: longer each time, and never all phones at once. */

const first = 1_000;
const longest = 300_000;

/**
 * @param failures how often it failed in a row, from 1.
 * @param chance a number in [0, 1).
 * @returns milliseconds: between a half and the whole of one second doubled with each failure, at most five minutes.
 */
export const pauseAfter = (failures: number, chance: number): number => {
	const whole = Math.min(longest, first * 2 ** Math.min(failures - 1, 20));
	return Math.round(whole * (0.5 + chance / 2));
};
