/** Ignores taps that come too soon after another one, since they may hit what the first one brought up. */

/** Calls `act`, unless the tap comes too soon after one that counted. */
export type Once = (tap: Pick<Event, 'timeStamp'>, act: () => unknown) => void;

/**
 * @param milliseconds how long after a tap that counted others are ignored.
 * @returns the filter for taps. If `act` returns `false`, nothing was done, and the next tap is not ignored.
 */
export const ignoreRapidTaps = (milliseconds: number): Once => {
	let countedAt = -Infinity;
	return ({ timeStamp }, act) => {
		if (timeStamp - countedAt < milliseconds) return;
		if (act() !== false) countedAt = timeStamp;
	};
};
