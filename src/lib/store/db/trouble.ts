/** What can go wrong with storing, as far as a player is concerned: each code has its own plain message. */

export const troubleCodes = ['quota', 'refused', 'newer', 'blocked', 'slow', 'lost'] as const;

/**
 * - `quota`: no room left on the device.
 * - `refused`: the browser lets this page store nothing (private window, blocked site data).
 * - `newer`: another tab runs a newer version, whose database this one must not touch.
 * - `blocked`: an older tab holds the database; opening goes on once it is closed.
 * - `slow`: it takes longer than it should; it goes on, and may still come through.
 * - `lost`: anything else; the write did not happen.
 */
export type TroubleCode = (typeof troubleCodes)[number];

/** The one error that leaves the store; what the browser said is its `cause`. */
export class Trouble extends Error {
	override readonly name = 'Trouble';
	constructor(
		readonly code: TroubleCode,
		cause?: unknown
	) {
		super(`Storage: ${code}`, { cause });
	}
}

/** @returns the error's name as the IndexedDB specification gives it, or an empty string. */
export const nameOf = (error: unknown): string =>
	typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string'
		? error.name
		: '';

/** @returns the trouble behind an error of a transaction; a `Trouble` is given back as it is. */
export const troubleOf = (error: unknown): Trouble => {
	if (error instanceof Trouble) return error;
	return new Trouble(nameOf(error) === 'QuotaExceededError' ? 'quota' : 'lost', error);
};

/**
 * @returns the trouble behind an error of opening the database. `InvalidStateError` is how browsers refuse
 * a private window, `SecurityError` how they refuse blocked site data; without IndexedDB it is a `TypeError`
 * or `ReferenceError`.
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
 * With site data blocked, Chromium fails to open the database with an `UnknownError`, as for any damage, and
 * says that cookies are enabled; what it refuses to name is localStorage.
 */
const isSiteDataBlocked = (): boolean => {
	try {
		return !('getItem' in globalThis.localStorage);
	} catch (error) {
		return nameOf(error) === 'SecurityError';
	}
};
