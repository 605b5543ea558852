/** Creates a group: its database, the user that may read and write there, and the validation function. */
import nano from 'nano';
import { design } from './design.mjs';

/**
 * @typedef {object} Plan
 * @property {string} server URL with the administrator's name and password in it.
 * @property {string} group the name of the database.
 * @property {string} user whose name the phones sign in with.
 * @property {string} password of that user; ignored if the user exists.
 */

/** @param {unknown} error @param {number} status */
const isStatus = (error, status) =>
	typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === status;

/**
 * Awaits a request that creates something which may exist already.
 *
 * @param {Promise<unknown>} work
 * @param {number} status the HTTP status that means "exists already".
 * @returns {Promise<boolean>} whether it was created now.
 */
const unlessThere = async (work, status) => {
	try {
		await work;
		return true;
	} catch (error) {
		if (isStatus(error, status)) return false;
		throw error;
	}
};

/** @param {import('nano').DocumentScope<any>} database @param {string} id */
const revisionOf = async (database, id) => {
	try {
		const { _rev } = await database.get(id);
		return { _rev };
	} catch (error) {
		if (isStatus(error, 404)) return {};
		throw error;
	}
};

/**
 * Creates a group, or repairs an existing one. Running it twice has the same effect as once.
 *
 * @param {Plan} plan
 * @returns {Promise<{ isNew: boolean, isNewUser: boolean }>}
 */
export const createGroup = async ({ server, group, user, password }) => {
	const couch = nano({ url: server });
	const isNew = await unlessThere(couch.db.create(group), 412);
	await unlessThere(couch.db.create('_users'), 412);
	const users = couch.use('_users');
	const isNewUser = await unlessThere(
		users.insert(
			/** @type {any} */ ({ name: user, password, roles: [], type: 'user' }),
			`org.couchdb.user:${user}`
		),
		409
	);
	await couch.request({
		db: group,
		path: '_security',
		method: 'PUT',
		body: { admins: { names: [], roles: ['_admin'] }, members: { names: [user], roles: [] } }
	});
	const database = couch.use(group);
	const revision = await revisionOf(database, design._id);
	await database.insert({ ...design, ...revision });
	return { isNew, isNewUser };
};
