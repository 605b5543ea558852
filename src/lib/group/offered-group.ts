/** How a phone comes to a group: by the join code of a link, or by its app's host; no other is told of groups. */

/** What is known of this phone and its app. */
interface GivenGroup {
	/** Whether a group was joined. */
	readonly isJoined: boolean;
	/** Whether a join link was opened. */
	readonly hasCode: boolean;
	/** Whether the build is that of a host with groups. */
	readonly isHosted: boolean;
	/** What the address of the settings has behind its path: with `#group`, a host leads to the group by a plain link. */
	readonly hash: string;
}

/** Whether groups are offered; otherwise matches are only sent from phone to phone. */
export const isGroupOffered = ({ isJoined, hasCode, isHosted, hash }: GivenGroup): boolean =>
	isJoined || hasCode || isHosted || hash === '#group';

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
