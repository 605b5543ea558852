/** The list of the slowest tests, for the reporters of Vitest and Playwright. */

/** @typedef {{ readonly name: string, readonly seconds: number }} Timed */

/**
 * @param {readonly Timed[]} all
 * @param {number} [count]
 * @returns {readonly string[]} a line for each of the slowest, the slowest first.
 */
export const slowest = (all, count = 10) =>
	all
		.toSorted((one, other) => other.seconds - one.seconds)
		.slice(0, count)
		.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
