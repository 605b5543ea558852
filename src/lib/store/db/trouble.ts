/** What can go wrong when storing. Each code has its own message on the screen. */

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
export const nameOf = (error: unknown): string =>
	typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string'
		? error.name
		: '';

/** @returns the trouble for an error of a transaction. A `Trouble` is returned as it is. */
export const troubleOf = (error: unknown): Trouble => {
	if (error instanceof Trouble) return error;
	return new Trouble(nameOf(error) === 'QuotaExceededError' ? 'quota' : 'lost', error);
};

/**
 * @returns the trouble for an error of opening the database. Browsers throw `InvalidStateError` in a private
 * window and `SecurityError` when site data is blocked. Without IndexedDB, it is a `TypeError` or
 * `ReferenceError`.
 */
export const openingTroubleOf = (error: unknown): Trouble => {
	switch (nameOf(error)) {
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
		return nameOf(error) === 'SecurityError';
	}
};
