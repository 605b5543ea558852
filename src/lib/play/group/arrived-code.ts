/** The join code that the page was opened with: `page/first.js` takes it out of the address, since it holds a password. */
declare global {
	interface Window {
		arrivedJoinCode?: string;
	}
}

/** @returns the code, once; an empty text where there is none. */
const taken = (): string => {
	const code = window.arrivedJoinCode ?? '';
	delete window.arrivedJoinCode;
	return code;
};

/**
 * @param take given each join code that comes, those that are there already among them.
 * @returns what ends it.
 */
export const watchJoinCodes = (take: (code: string) => void): (() => void) => {
	const look = (): void => {
		const code = taken();
		if (code !== '') take(code);
	};
	look();
	addEventListener('joincode', look);
	return () => removeEventListener('joincode', look);
};
