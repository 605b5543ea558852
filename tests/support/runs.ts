/**
 * How property-based tests draw: in the suite few runs from a fixed seed, so that no two runs differ; in
 * `npm run trials -- search` many, from a seed that it prints.
 */
import * as fc from 'fast-check';

/** The factor for the number of runs. */
const times = Number(process.env.RUNS_TIMES ?? 1);
const seed = Number(process.env.RUNS_SEED ?? 20261123);

// Vitest loads this file before every file of tests: no property has a seed of its own.
fc.configureGlobal({ seed });

/**
 * @param few the number of runs in the suite.
 * @returns parameters for `fc.assert`.
 */
export const runParameters = (few: number): { readonly numRuns: number; readonly seed: number } => ({
	numRuns: Math.ceil(few * times),
	seed
});
