/** What can go wrong between a phone and its group. Each code has its own message on the screen. */

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
 * What went wrong:
 * - `offline`: the server does not answer.
 * - `password`: the name or the password is wrong.
 * - `forbidden`: the user may not read or add documents here.
 * - `gone`: the database does not exist, or no longer.
 * - `full`: the server is out of space.
 * - `not-couch`: the answer is not from a CouchDB (a page of HTML, for example).
 * - `busy`: the server is overloaded, or has failed.
 * - `store`: what came could not be stored on this phone.
 */
export type GroupTrouble = (typeof groupTroubles)[number];

/** The only error that sync throws for a failed request. It contains neither address nor password. */
export class GroupError extends Error {
	override readonly name = 'GroupError';
	constructor(readonly code: GroupTrouble) {
		super(`Group: ${code}`);
	}
}

/** Troubles that do not pass by retrying soon: somebody has to do something. */
const lasting: ReadonlySet<GroupTrouble> = new Set(['password', 'forbidden', 'gone', 'not-couch', 'full']);
/** Whether a trouble lasts until somebody does something. */
export const isLasting = (code: GroupTrouble): boolean => lasting.has(code);

/** @returns the trouble for an HTTP status; undefined for a successful one. */
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
