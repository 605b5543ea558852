/** Ignores accidental second taps on the same control or at the same place; other taps always count. */

/** The properties of a click that tell where and when it was. */
export type Tap = Pick<MouseEvent, 'timeStamp' | 'currentTarget' | 'clientX' | 'clientY' | 'detail'>;
/** Calls `act`, unless the tap is an accidental second one. */
export type OnceEach = (tap: Tap, act: () => unknown) => void;

/** The distance, in pixels, within which a second tap is at the same place. */
const reach = 30;

/** Whether a tap is on the same control as the one before or, with a pointer, at the same place. */
const isAgain = (tap: Tap, before: Tap): boolean =>
	tap.currentTarget === before.currentTarget ||
	// Clicks by keyboard have `detail` 0 and no place.
	(tap.detail > 0 &&
		before.detail > 0 &&
		Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY) < reach);

/**
 * @param milliseconds how long after a tap that counted a second one is ignored.
 * @param dropped called for each ignored tap, so that it can be shown.
 * @returns the filter for taps. If `act` returns `false`, nothing was done, and the next tap is not ignored.
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
