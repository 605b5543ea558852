/**
 * Which matches' rows were written since the results were last read into memory: by this tab, as `putRow` notes, or by
 * another, as its messages say.
 */
const touched = new Set<string>();

/** Notes that a match's row is being written. A write that fails later only has its result read once more. */
export const noteTouched = (match: string): void => {
	touched.add(match);
};

/** @returns the matches noted since the last call. */
export const takeTouched = (): readonly string[] => {
	const matches = [...touched];
	touched.clear();
	return matches;
};
