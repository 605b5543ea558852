/** What keeps the store waiting, told to who looks on: every page does, also before the database is ever opened. */

/** A state that some wait in, and those who hear when it begins and ends. */
const heard = () => {
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

const blocked = heard();
/** Whether opening waits for an older tab to close. */
export const isBlocked = blocked.is;
/** Tells when opening begins or ends to wait for an older tab; nothing fails meanwhile. @returns how to stop. */
export const onBlocked = blocked.on;
/** Said by the connection. */
export const setBlocked = blocked.set;

const late = heard();
let works = 0;
/** Whether a work takes longer than it should; it goes on. */
export const isLate = late.is;
/** Tells when a work begins to take longer than it should, and when none does any more. @returns how to stop. */
export const onLate = late.on;
/** Said by the connection: how many works more, or fewer, take longer than they should. */
export const countLate = (change: number): void => {
	works += change;
	late.set(works > 0);
};
