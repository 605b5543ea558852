/** Makes a group (its database, the user that may read and write there, the check) or makes it whole again. */
import { design } from './check.mjs';
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

/** Says of which version a group is, to phones of every version: see `src/lib/sync/document.ts`. */
const sign = { _id: 'group', ochaya: 6, kind: 'group' };

/** @param {Server} server @param {string} group */
const putDocuments = async (server, group) => {
	const database = server.use(group);
	const before = await unless(database.get(design._id), 404);
	await database.insert({ ...design, ...(before && { _rev: before._rev }) });
	if (!(await unless(database.get(sign._id), 404))) await database.insert(/** @type {any} */ (sign));
};

/**
 * @param {Server} server
 * @param {string} group
 * @throws {Refusal} when a version before 2 made the group, whose documents are of another kind.
 */
const refuseFormer = async (server, group) => {
	const database = server.use(group);
	const [had, is] = [await unless(database.get(design._id), 404), await unless(database.get(sign._id), 404)];
	if (!had || is) return;
	throw new Refusal(
		`The group ${group} is of an earlier version of Ochaya. Make a new one under another name; or delete the ` +
			`database ${group} and create it again: the phones have all that is in it, and send it.`
	);
};

/**
 * Creates a group, or repairs an existing one, whose members stay. Running it again harms nothing.
 *
 * @param {Plan} plan
 * @returns {Promise<{ user: string, isNew: boolean, isNewUser: boolean }>} `user` is the name that phones share.
 * @throws {Refusal} when a version before 2 made the group.
 */
export const createGroup = async ({ server: url, group, user: named, password }) => {
	const server = openServer(url);
	// In one part, the newest changes of the group are those of its only part, which phones look at.
	const isNew = (await unless(server.db.create(group, { q: 1 }), 412)) !== undefined;
	if (!isNew) await refuseFormer(server, group);
	// After a change of the password, the name of before must not be made again.
	const user = named ?? (isNew ? [] : sharedAmong(group, await membersOf(server, group)))[0] ?? group;
	const isNewUser = await keepUser(server, group, { name: user, password });
	await putMembers(server, group, [user, ...(isNew ? [] : await membersOf(server, group))]);
	await putDocuments(server, group);
	return { user, isNew, isNewUser };
};

/**
 * Makes a group of a database that was copied back from a backup: who was a member is one again, and the check is in
 * place. Phones notice by themselves what it lacks. Running it again harms nothing.
 *
 * @param {Plan} plan Without a user, one is made only if none of the
 *   group is left.
 * @returns {Promise<{ members: readonly string[], newUser: string | undefined }>}
 * @throws {Refusal} when the database is not there, or of a version before 2.
 */
export const restoreGroup = async ({ server: url, group, user, password }) => {
	const server = openServer(url);
	if (!(await hasGroup(server, group))) {
		throw new Refusal(`There is no database ${group} yet. Copy the backup into it first, then restore.`);
	}
	await refuseFormer(server, group);
	const found = (await usersOfGroup(server, group)).map(({ name }) => name);
	const known = [...(await membersOf(server, group)), ...found];
	const name = user ?? (known.length === 0 ? group : undefined);
	const isNewUser = name !== undefined && (await keepUser(server, group, { name, password }));
	const members = [...new Set([...(name === undefined ? [] : [name]), ...known])];
	await putMembers(server, group, members);
	await putDocuments(server, group);
	return { members, newUser: isNewUser ? name : undefined };
};
