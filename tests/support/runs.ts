/** The number of runs of property-based tests: small in the suite, large in `npm run trials -- search`. */

/** The factor for the number of runs. */
const times = Number(process.env.RUNS_TIMES ?? 1);

/**
 * The suite has a fixed seed, so that unrelated changes never make a test fail. The trials use random seeds.
 */
export const sample: { readonly seed?: number } = times === 1 ? { seed: 20261123 } : {};

/**
 * @param few the number of runs in the suite.
 * @returns parameters for `fc.assert`.
 */
export const runParameters = (few: number): { readonly numRuns: number; readonly seed?: number } => ({
	numRuns: Math.ceil(few * times),
	...sample
});
