/** What can go wrong between a phone and its house: states, each with its own plain sentence. */

export const houseTroubles = [
	'offline',
	'password',
	'forbidden',
	'gone',
	'full',
	'not-couch',
	'busy',
	'store'
] as const;

/**
 * - `offline`: nothing answers.
 * - `password`: name or password are not the right ones.
 * - `forbidden`: the name is right, but may not read or add here.
 * - `gone`: there is no such database (any more).
 * - `full`: the server has no room left.
 * - `not-couch`: what answers is no database of this protocol (a page of HTML, say).
 * - `busy`: the server is at its limit, or failed.
 * - `store`: what came could not be stored on this phone.
 */
export type HouseTrouble = (typeof houseTroubles)[number];

/** The one error that leaves the client. Neither address nor password are in it. */
export class HouseError extends Error {
	override readonly name = 'HouseError';
	constructor(readonly code: HouseTrouble) {
		super(`House: ${code}`);
	}
}

/** Troubles that trying again soon cannot mend: someone has to do something. */
const lasting: ReadonlySet<HouseTrouble> = new Set(['password', 'forbidden', 'gone', 'not-couch', 'full']);
export const isLasting = (code: HouseTrouble): boolean => lasting.has(code);

/** @returns the trouble behind a status of HTTP; undefined for one that is none. */
export const troubleOfStatus = (status: number): HouseTrouble | undefined => {
	if (status >= 200 && status < 300) return undefined;
	switch (status) {
		case 401:
			return 'password';
		case 403:
			return 'forbidden';
		case 404:
			return 'gone';
		case 413:
		case 507:
			return 'full';
		default:
			return status === 429 || status >= 500 ? 'busy' : 'not-couch';
	}
};
