/**
 * Observable states of a store that has to wait. They are apart from the connection, so that every page can
 * watch them without loading the database.
 */

/** @returns a boolean state whose listeners are called whenever it changes. */
const observableFlag = () => {
	let isOn = false;
	const listeners = new Set<(isOn: boolean) => void>();
	return {
		is: () => isOn,
		on: (listener: (isOn: boolean) => void): (() => void) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		set: (now: boolean): void => {
			if (isOn === now) return;
			isOn = now;
			for (const listener of listeners) listener(now);
		}
	};
};

const blocked = observableFlag();
/** Whether opening the database waits for an older tab to close. */
export const isBlocked = blocked.is;
/**
 * Calls the listener when opening begins or ends to wait for an older tab. Nothing fails meanwhile. @returns
 * a function that stops it.
 */
export const onBlocked = blocked.on;
/** Called by the connection only. */
export const setBlocked = blocked.set;

const late = observableFlag();
let lateCount = 0;
/** Whether an operation takes longer than `slowAfter`. It is still in progress. */
export const isLate = late.is;
/**
 * Calls the listener when the first operation becomes late, and when none is late any more. @returns a
 * function that stops it.
 */
export const onLate = late.on;
/** Called by the connection only, with 1 when an operation becomes late and -1 when it ends. */
export const countLate = (change: number): void => {
	lateCount += change;
	late.set(lateCount > 0);
};
