/** How long the searches at random go on: in the suite for a small sample, in `npm run trials -- search` for long. */

/** How many times the sample's runs. */
const times = Number(process.env.RUNS_TIMES ?? 1);

/** The sample is the same each time: whoever changes something unrelated never sees it fail. The trials look elsewhere. */
const sample = times === 1 ? { seed: 20261123 } : {};

/**
 * @param few the runs of the suite's sample.
 * @returns what fast-check is told of it.
 */
export const runs = (few: number): { readonly numRuns: number; readonly seed?: number } => ({
	numRuns: Math.ceil(few * times),
	...sample
});
