/** Makes a group (its database, the user that may read and write there, the validation) or makes it whole again. */
import { randomBytes } from 'node:crypto';
import { design } from './design.mjs';
import {
	hasGroup,
	keepUser,
	membersOf,
	openServer,
	putMembers,
	Refusal,
	sharedAmong,
	unless,
	usersOfGroup
} from './server.mjs';

/** @typedef {import('./server.mjs').Server} Server */

/**
 * @typedef {object} Plan
 * @property {string} server URL with the administrator's name and password in it.
 * @property {string} group the name of the database.
 * @property {string | undefined} user whose name the phones sign in with. Without one, it is the name that they
 *   share already, or else the group's.
 * @property {string} password of that user; ignored if the user exists.
 */

/** The version of documents that has epochs: see `src/lib/sync/document.ts`. */
const epochVersion = 5;

/** @param {Server} server @param {string} group */
const putDesign = async (server, group) => {
	const database = server.use(group);
	const before = await unless(database.get(design._id), 404);
	await database.insert({ ...design, ...(before && { _rev: before._rev }) });
};

/**
 * Begins an epoch of a database: a document with a random id. Phones that know others than those they find read
 * the database anew, and send it what it lacks.
 *
 * @param {Server} server
 * @param {string} group
 */
const beginEpoch = (server, group) =>
	server
		.use(group)
		.insert(
			/** @type {any} */ ({ ochaya: epochVersion, kind: 'epoch', at: Date.now() }),
			`epoch!${randomBytes(16).toString('hex')}`
		);

/**
 * Creates a group, or repairs an existing one, whose members stay. Whatever was wrong with it, a new epoch has the
 * phones send what it lacks. Running it again harms nothing.
 *
 * @param {Plan} plan
 * @returns {Promise<{ user: string, isNew: boolean, isNewUser: boolean }>} `user` is the name that phones share.
 */
export const createGroup = async ({ server: url, group, user: named, password }) => {
	const server = openServer(url);
	const isNew = (await unless(server.db.create(group), 412)) !== undefined;
	// After a change of the password, the name of before must not be made again.
	const user = named ?? (isNew ? [] : sharedAmong(group, await membersOf(server, group)))[0] ?? group;
	const isNewUser = await keepUser(server, group, { name: user, password });
	await putMembers(server, group, [user, ...(isNew ? [] : await membersOf(server, group))]);
	await putDesign(server, group);
	await beginEpoch(server, group);
	return { user, isNew, isNewUser };
};

/**
 * Makes a group of a database that was copied back from a backup: who was a member is one again, the validation is
 * in place, and a new epoch tells the phones that it may lack what they had sent. Running it again harms nothing.
 *
 * @param {Plan} plan Without a user, one is made only if none of the
 *   group is left.
 * @returns {Promise<{ members: readonly string[], newUser: string | undefined }>}
 * @throws {Refusal} when the database is not there.
 */
export const restoreGroup = async ({ server: url, group, user, password }) => {
	const server = openServer(url);
	if (!(await hasGroup(server, group))) {
		throw new Refusal(`There is no database ${group} yet. Copy the backup into it first, then restore.`);
	}
	const found = (await usersOfGroup(server, group)).map(({ name }) => name);
	const known = [...(await membersOf(server, group)), ...found];
	const name = user ?? (known.length === 0 ? group : undefined);
	const isNewUser = name !== undefined && (await keepUser(server, group, { name, password }));
	const members = [...new Set([...(name === undefined ? [] : [name]), ...known])];
	await putMembers(server, group, members);
	await putDesign(server, group);
	await beginEpoch(server, group);
	return { members, newUser: isNewUser ? name : undefined };
};
