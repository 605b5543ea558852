/** What can go wrong between a phone and its group: states, each with its own plain sentence. */

export const groupTroubles = [
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
export type GroupTrouble = (typeof groupTroubles)[number];

/** The one error that leaves the client. Neither address nor password are in it. */
export class GroupError extends Error {
	override readonly name = 'GroupError';
	constructor(readonly code: GroupTrouble) {
		super(`Group: ${code}`);
	}
}

/** Troubles that trying again soon cannot mend: someone has to do something. */
const lasting: ReadonlySet<GroupTrouble> = new Set(['password', 'forbidden', 'gone', 'not-couch', 'full']);
export const isLasting = (code: GroupTrouble): boolean => lasting.has(code);

/** @returns the trouble behind a status of HTTP; undefined for one that is none. */
export const troubleOfStatus = (status: number): GroupTrouble | undefined => {
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
