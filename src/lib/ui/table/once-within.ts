/** The second tap of an eager thumb falls on what the first one brought: it must not count. */

/** Does what a tap asks for, unless the tap comes too soon after one that counted. */
export type Once = (tap: Pick<Event, 'timeStamp'>, act: () => unknown) => void;

/**
 * @param milliseconds how long after a tap that counted no other one does.
 * @returns what lets taps through. A tap whose act gives `false` was in vain, and does not count.
 */
export const onceWithin = (milliseconds: number): Once => {
	let countedAt = -Infinity;
	return ({ timeStamp }, act) => {
		if (timeStamp - countedAt < milliseconds) return;
		if (act() !== false) countedAt = timeStamp;
	};
};
