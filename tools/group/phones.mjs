/** Lets single phones into a group and out of it, and changes the password that the others share. */
import {
	changeUser,
	deleteUser,
	findUser,
	hasGroup,
	keepUser,
	membersOf,
	openServer,
	putMembers,
	Refusal,
	usersOfGroup
} from './server.mjs';

/** @typedef {import('./server.mjs').Server} Server */

/**
 * @param {string} group
 * @param {string} phone
 * @returns {string} the name that a phone of its own signs in with. No group's name has a dot, so it is no other's.
 */
export const nameOfPhone = (group, phone) => `${group}.${phone.normalize('NFC')}`;

/** @param {string} url @param {string} group */
const openGroup = async (url, group) => {
	const server = openServer(url);
	if (!(await hasGroup(server, group))) throw new Refusal(`There is no group ${group}. Create it first.`);
	return server;
};

/**
 * Makes a user of its own for a phone. If the phone has one, nothing is changed but that it is a member again.
 *
 * @param {{ server: string, group: string, phone: string, password: string }} plan
 * @returns {Promise<{ user: string, isNew: boolean }>}
 * @throws {Refusal} when there is no such group.
 */
export const addPhone = async ({ server: url, group, phone, password }) => {
	const server = await openGroup(url, group);
	const user = nameOfPhone(group, phone);
	// The members first: after a failure in between, the command run again still knows the password.
	await putMembers(server, group, [...(await membersOf(server, group)), user]);
	const isNew = await keepUser(server, group, { name: user, password, phone });
	return { user, isNew };
};

/**
 * Puts a phone out: its user is deleted, and no member any more.
 *
 * @param {{ server: string, group: string, phone: string }} plan
 * @returns {Promise<{ wasThere: boolean, phones: readonly string[] }>} whether it was there, and the phones that
 *   are in the group now by a name of their own.
 * @throws {Refusal} when there is no such group.
 */
export const removePhone = async ({ server: url, group, phone }) => {
	const server = await openGroup(url, group);
	const name = nameOfPhone(group, phone);
	const members = await membersOf(server, group);
	const user = await findUser(server, name);
	if (user) await deleteUser(server, user);
	if (members.includes(name))
		await putMembers(
			server,
			group,
			members.filter((other) => other !== name)
		);
	const phones = (await usersOfGroup(server, group)).flatMap((other) => other.phone ?? []);
	return { wasThere: user !== undefined || members.includes(name), phones };
};

/**
 * Changes the password of the user that phones share. Phones with a name of their own are not touched.
 *
 * @param {{ server: string, group: string, user: string | undefined, password: string }} plan
 * @returns {Promise<{ user: string }>}
 * @throws {Refusal} when there is no such group or user, or several could be meant.
 */
export const rotatePassword = async ({ server: url, group, user: named, password }) => {
	const server = await openGroup(url, group);
	const shared = (await membersOf(server, group)).filter((name) => !name.startsWith(`${group}.`));
	const name = named ?? (shared.length === 1 ? shared[0] : undefined);
	if (name === undefined) {
		throw new Refusal(
			shared.length === 0
				? `No phones share a name in ${group}.`
				: `Say whose password with --user: ${shared.join(', ')}.`
		);
	}
	const user = shared.includes(name) ? await findUser(server, name) : undefined;
	if (!user) throw new Refusal(`${name} is no user whose name phones share in ${group}.`);
	await changeUser(server, user, { password });
	return { user: name };
};
