/** Waits until the main thread is free of long tasks, as after a page has loaded. */

/**
 * How often the main thread is checked, and how late a timer may be without counting as delayed, in
 * milliseconds.
 */
const [interval, tolerance] = [100, 50];

/**
 * Resolves once timers have been on time for `quiet` milliseconds in a row, or at once when the page is
 * hidden.
 *
 * @param quiet in milliseconds.
 * @param longest the longest time to wait, in milliseconds.
 */
export const whenQuiet = async (quiet: number, longest = Infinity): Promise<void> => {
	const end = performance.now() + longest;
	let [now, onTime] = [0, 0];
	while (onTime < quiet && now < end && document.visibilityState !== 'hidden') {
		const due = performance.now() + interval;
		await new Promise((done) => setTimeout(done, interval));
		now = performance.now();
		onTime = now < due + tolerance ? onTime + interval : 0;
	}
};
