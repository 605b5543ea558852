/** The second tap of an eager thumb must not count; a tap on another control always does. */

/** What of a click tells where it was. */
export type Tap = Pick<MouseEvent, 'timeStamp' | 'currentTarget' | 'clientX' | 'clientY' | 'detail'>;
/** Does what a tap asks for, unless it is the second of an eager thumb. */
export type OnceEach = (tap: Tap, act: () => unknown) => void;

/** A thumb comes down again within so many pixels. */
const reach = 30;

/** On the same control, or with a pointer on the same place: what the first tap brought lies under the second. */
const isAgain = (tap: Tap, before: Tap): boolean =>
	tap.currentTarget === before.currentTarget ||
	// A key has no place.
	(tap.detail > 0 &&
		before.detail > 0 &&
		Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY) < reach);

/**
 * @param milliseconds how long after a tap that counted another one at its place does not.
 * @param dropped told of each tap that does not count, so that it can be shown.
 * @returns what lets taps through. A tap whose act gives `false` was in vain, and does not count.
 */
export const onceEach = (milliseconds: number, dropped: () => void): OnceEach => {
	let counted: Tap | undefined;
	return (tap, act) => {
		if (counted && tap.timeStamp - counted.timeStamp < milliseconds && isAgain(tap, counted)) {
			dropped();
			return;
		}
		const { timeStamp, currentTarget, clientX, clientY, detail } = tap;
		if (act() !== false) counted = { timeStamp, currentTarget, clientX, clientY, detail };
	};
};
