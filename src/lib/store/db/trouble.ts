/**
 * What every page may know of the store without loading the code that opens it: what can go wrong, each with its own
 * message on the screen, whether the store has to wait, and whether this browser has it at all.
 */

export const troubleCodes = ['quota', 'refused', 'newer', 'blocked', 'slow', 'lost'] as const;

/**
 * What went wrong:
 * - `quota`: the device has no room left.
 * - `refused`: the browser lets this page store nothing (private window, blocked site data).
 * - `newer`: another tab runs a newer version, whose database this one must not touch.
 * - `blocked`: an older tab holds the database. Opening continues once that tab is closed.
 * - `slow`: storing takes longer than it should. It is still in progress and may succeed.
 * - `lost`: anything else. Nothing was written.
 */
export type TroubleCode = (typeof troubleCodes)[number];

/** The only error that the store throws. Its `cause` is the browser's error. */
export class Trouble extends Error {
	override readonly name = 'Trouble';
	constructor(
		readonly code: TroubleCode,
		cause?: unknown
	) {
		super(`Storage: ${code}`, { cause });
	}
}

/** @returns the error's name as defined by the IndexedDB specification, or an empty string. */
export const errorName = (error: unknown): string =>
	typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string'
		? error.name
		: '';

/** @returns the trouble for an error of a transaction. A `Trouble` is returned as it is. */
export const troubleOf = (error: unknown): Trouble => {
	if (error instanceof Trouble) return error;
	return new Trouble(errorName(error) === 'QuotaExceededError' ? 'quota' : 'lost', error);
};

/**
 * @returns the trouble for an error of opening the database. Browsers throw `InvalidStateError` in a private
 * window and `SecurityError` when site data is blocked. Without IndexedDB, it is a `TypeError` or
 * `ReferenceError`.
 */
export const openingTroubleOf = (error: unknown): Trouble => {
	switch (errorName(error)) {
		case 'VersionError':
			return new Trouble('newer', error);
		case 'SecurityError':
		case 'InvalidStateError':
		case 'NotAllowedError':
		case 'TypeError':
		case 'ReferenceError':
			return new Trouble('refused', error);
		default:
			return isSiteDataBlocked() ? new Trouble('refused', error) : troubleOf(error);
	}
};

/**
 * When site data is blocked, Chromium fails to open the database with an `UnknownError`, as for any damage,
 * and says that cookies are enabled. Only reading `localStorage` throws a `SecurityError`.
 */
const isSiteDataBlocked = (): boolean => {
	try {
		return !('getItem' in globalThis.localStorage);
	} catch (error) {
		return errorName(error) === 'SecurityError';
	}
};

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

export const databaseName = 'ochaya';

/**
 * @returns false when there is no database yet; true otherwise, also when the browser cannot tell. It creates
 * no database and never rejects.
 */
export const databaseExists = async (): Promise<boolean> => {
	try {
		const databases = await indexedDB.databases();
		return databases.some(({ name }) => name === databaseName);
	} catch {
		// The browser is too old, or refuses. Opening the database will show the reason.
		return true;
	}
};
