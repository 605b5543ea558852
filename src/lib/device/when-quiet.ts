/** When what a visit asks for first is done. */

/** How often is looked, and how much later than asked for it may be, in milliseconds. */
const [interval, late] = [100, 50];

/**
 * Resolves once the page has had nothing long to do for so long; at once when it is not shown.
 *
 * @param quiet in milliseconds.
 * @param longest after which it is waited for no more, in milliseconds.
 */
export const whenQuiet = async (quiet: number, longest = Infinity): Promise<void> => {
	const end = performance.now() + longest;
	let [now, inTime] = [0, 0];
	while (inTime < quiet && now < end && document.visibilityState !== 'hidden') {
		const due = performance.now() + interval;
		await new Promise((done) => setTimeout(done, interval));
		now = performance.now();
		inTime = now < due + late ? inTime + interval : 0;
	}
};
