/** How a phone stands with its group, and what can go wrong between them. Each code has its own message on the screen. */
import * as v from 'valibot';

/**
 * What went wrong:
 * - `offline`: the server does not answer.
 * - `password`: the name or the password is wrong.
 * - `locked-out`: the server lets nobody of this name in for five minutes, after several wrong passwords.
 * - `forbidden`: the user may not read or add documents here.
 * - `gone`: the database does not exist, or no longer.
 * - `old-group`: the database was made by an earlier version, or not by the command.
 * - `new-group`: the database is of a later version.
 * - `full`: the server cannot store anything, most likely because it is out of space.
 * - `too-large`: the server never takes one of this phone's documents: it is too large, or its check refuses it.
 * - `not-couch`: the answer is not from a CouchDB.
 * - `web-page`: a page for people answers, as in a network that asks to sign in first.
 * - `no-way`: a server answers that does not know the address, such as a proxy.
 * - `busy`: the server is overloaded, or has failed.
 * - `store`: what came could not be stored on this phone.
 */
export type GroupTrouble =
	| 'offline'
	| 'password'
	| 'locked-out'
	| 'forbidden'
	| 'gone'
	| 'old-group'
	| 'new-group'
	| 'full'
	| 'too-large'
	| 'not-couch'
	| 'web-page'
	| 'no-way'
	| 'busy'
	| 'store';

/** What a failed request throws. It contains neither address nor password. */
export class GroupError extends Error {
	override readonly name = 'GroupError';
	/** @param status of the answer, if there was one. */
	constructor(
		readonly code: GroupTrouble,
		readonly status?: number
	) {
		super(`Group: ${code}`);
	}
}

/** Troubles that do not pass by retrying soon: somebody has to do something. */
const lasting: ReadonlySet<GroupTrouble> = new Set([
	'password',
	'forbidden',
	'gone',
	'old-group',
	'new-group',
	'not-couch',
	'full',
	'too-large'
]);
/** Whether a trouble lasts until somebody does something. */
export const isLasting = (code: GroupTrouble): boolean => lasting.has(code);

/** The error of CouchDB itself, which a proxy in front of it does not imitate. */
const couchErrorSchema = v.object({ error: v.string(), reason: v.string() });
/** How CouchDB 3.4 says that a name is locked for five minutes after five wrong passwords. */
const lockReason = /temporarily locked/i;

/** An answer as it came. */
export interface Answer {
	readonly status: number;
	/** What its JSON says; undefined when it is not JSON. */
	readonly data: unknown;
	/** Whether it calls itself a page of HTML. */
	readonly isPage: boolean;
	/** Whether it answers a request that stores something. */
	readonly isOfWriting: boolean;
}

/** @returns the trouble that an answer tells; undefined for a successful one. */
export const troubleOfAnswer = ({ status, data, isPage, isOfWriting }: Answer): GroupTrouble | undefined => {
	const couchError = v.safeParse(couchErrorSchema, data);
	// These mean the same from a proxy, which answers without CouchDB's JSON.
	if (status === 401) return 'password';
	if (status === 413) return 'too-large';
	if (status === 507) return 'full';
	if (status === 511) return 'web-page';
	// A CouchDB without space reads on, and fails each time it should store something.
	if (status === 500 && isOfWriting && data !== undefined) return 'full';
	if (status === 429 || status >= 500) return 'busy';
	if (status === 404) return couchError.success ? 'gone' : 'no-way';
	if (data === undefined) return isPage ? 'web-page' : 'not-couch';
	if (status === 403) {
		return couchError.success && lockReason.test(couchError.output.reason) ? 'locked-out' : 'forbidden';
	}
	return status >= 200 && status < 300 ? undefined : 'not-couch';
};

/**
 * How sync stands:
 * - `in-step`: the last look showed the phone and the group alike, a moment ago.
 * - `on-its-way`: something is being sent or fetched.
 * - `offline`: the group has not answered since the time `since`; it is retried automatically.
 * - `locked-out`: the server waits a few minutes after wrong passwords; it is retried automatically.
 * - `refused`: somebody has to do something.
 */
export type SyncStatus =
	| { readonly is: 'in-step' }
	| { readonly is: 'on-its-way'; readonly done: number; readonly of: number | undefined }
	| { readonly is: 'offline'; readonly since: number }
	| { readonly is: 'locked-out' }
	| { readonly is: 'refused'; readonly why: GroupTrouble };

/** The standing, and problems to be shown with it. */
export interface GroupState {
	readonly standing: SyncStatus;
	/** How many documents this build cannot read because they are of a later version. */
	readonly newer: number;
	/** How many documents are ignored: not ours, too long, or a line that fits no match. */
	readonly strange: number;
}
