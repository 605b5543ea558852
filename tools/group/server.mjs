/** What the commands of a group ask a CouchDB server for. */
import nano from 'nano';

/** @typedef {import('nano').ServerScope} Server */

/**
 * The document of a user. `groups` and `phone` are ours: CouchDB keeps what else such a document holds.
 *
 * @typedef {object} User
 * @property {string} name
 * @property {string[]} [groups] whose member it was made for, so that `restore` finds it again.
 * @property {string} [phone] the phone that it was made for; the shared one has none.
 */
/** @typedef {User & { _id: string, _rev: string }} Stored as the server keeps it. */

/** Something a command can't do, in a sentence for who runs it. */
export class Refusal extends Error {}

/** @param {unknown} error @param {number} status */
const isStatus = (error, status) =>
	typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === status;

/**
 * Awaits a request that may fail with one status.
 *
 * @template T
 * @param {Promise<T>} work
 * @param {number} status
 * @returns {Promise<T | undefined>} undefined if it failed with this status.
 */
export const unless = async (work, status) => {
	try {
		return await work;
	} catch (error) {
		if (isStatus(error, status)) return undefined;
		throw error;
	}
};

/** @param {string} url with the administrator's name and password in it. @returns {Server} */
export const openServer = (url) => nano({ url });

/** @param {string} name */
const userId = (name) => `org.couchdb.user:${name}`;

/** @param {Server} server @returns {import('nano').DocumentScope<any>} */
const usersOf = (server) => server.use('_users');

/** @param {Server} server @param {string} name @returns {Promise<Stored | undefined>} */
export const findUser = (server, name) => unless(usersOf(server).get(userId(name)), 404);

/** @param {Server} server @param {User & { _rev: string }} user @param {object} change */
export const changeUser = (server, user, change) => usersOf(server).insert({ ...user, ...change });

/** @param {Server} server @param {User & { _rev: string }} user */
export const deleteUser = (server, { name, _rev }) => usersOf(server).destroy(userId(name), _rev);

/**
 * Makes a user of a group, or notes at an existing one that it belongs to the group. Its password stays then.
 *
 * @param {Server} server
 * @param {string} group
 * @param {{ name: string, password: string, phone?: string }} user
 * @returns {Promise<boolean>} whether it is new.
 */
export const keepUser = async (server, group, user) => {
	await unless(server.db.create('_users'), 412);
	const before = await findUser(server, user.name);
	if (!before) {
		await usersOf(server).insert({ ...user, groups: [group], roles: [], type: 'user' }, userId(user.name));
		return true;
	}
	const groups = before.groups ?? [];
	if (!groups.includes(group)) await changeUser(server, before, { groups: [...groups, group] });
	return false;
};

/** @param {Server} server @param {string} group @returns {Promise<Stored[]>} the users that were made for a group. */
export const usersOfGroup = async (server, group) => {
	const listed = await unless(usersOf(server).list({ include_docs: true }), 404);
	return (listed?.rows ?? []).flatMap(({ doc }) => (doc?.groups?.includes(group) ? [doc] : []));
};

/** @param {Server} server @param {string} group @returns {Promise<boolean>} whether its database is there. */
export const hasGroup = async (server, group) => (await unless(server.db.get(group), 404)) !== undefined;

/** @param {Server} server @param {string} group @returns {Promise<string[]>} the names of its members. */
export const membersOf = async (server, group) => {
	const { members } = await server.request({ db: group, path: '_security' });
	return members?.names ?? [];
};

/**
 * @param {string} group
 * @param {readonly string[]} members
 * @returns {string[]} the names that phones share. A phone of its own has the group's name and a dot before it.
 */
export const sharedAmong = (group, members) => members.filter((name) => !name.startsWith(`${group}.`));

/**
 * Lets these users, and nobody else but administrators, read and write.
 *
 * @param {Server} server
 * @param {string} group
 * @param {Iterable<string>} names
 */
export const putMembers = async (server, group, names) => {
	const members = { names: [...new Set(names)], roles: [] };
	const body = { admins: { names: [], roles: ['_admin'] }, members };
	await server.request({ db: group, path: '_security', method: 'PUT', body });
};
