/**
 * The join code that the page was opened with. `page/first-script.js` removes it from the address, since it
 * holds a password, and puts it into `window.arrivedJoinCode`.
 */
declare global {
	interface Window {
		arrivedJoinCode?: string;
	}
}

/** @returns the code, which is removed from the window; an empty string when there is none. */
const takeCode = (): string => {
	const code = window.arrivedJoinCode ?? '';
	delete window.arrivedJoinCode;
	return code;
};

/**
 * Reports the join code that the page was opened with, if any, and each that is opened later in the same tab.
 *
 * @param onCode called with each code.
 * @returns a function that stops watching.
 */
export const watchJoinCodes = (onCode: (code: string) => void): (() => void) => {
	const report = (): void => {
		const code = takeCode();
		if (code !== '') onCode(code);
	};
	report();
	addEventListener('joincode', report);
	return () => removeEventListener('joincode', report);
};
