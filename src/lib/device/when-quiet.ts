/** When what a visit asks for first is done. */

/** How often is looked, and how much later than asked for it may be, in milliseconds. */
const [interval, late] = [100, 50];
/** So many looks in a row that came in time. */
const enough = 10;

/** Resolves once the page has had nothing long to do for a second; at once when it is not shown. */
export const whenQuiet = (): Promise<void> =>
	new Promise((done) => {
		let inTime = 0;
		const look = (): void => {
			const due = performance.now() + interval;
			setTimeout(() => {
				inTime = performance.now() < due + late ? inTime + 1 : 0;
				if (inTime === enough || document.visibilityState === 'hidden') done();
				else look();
			}, interval);
		};
		look();
	});
