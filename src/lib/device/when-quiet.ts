/** When what a visit asks for first is done. */

/** How often is looked, and how much later than asked for it may be, in milliseconds. */
const [interval, late] = [100, 50];

/**
 * Resolves once the page has had nothing long to do for so long; at once when it is not shown.
 *
 * @param quiet in milliseconds.
 * @param longest after which it is waited for no more, in milliseconds.
 */
export const whenQuiet = (quiet: number, longest = Infinity): Promise<void> =>
	new Promise((done) => {
		const end = performance.now() + longest;
		let inTime = 0;
		const look = (): void => {
			const due = performance.now() + interval;
			setTimeout(() => {
				const now = performance.now();
				inTime = now < due + late ? inTime + 1 : 0;
				if (inTime * interval >= quiet || now >= end || document.visibilityState === 'hidden') done();
				else look();
			}, interval);
		};
		look();
	});
