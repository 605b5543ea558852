/** Lets single phones into a group and out of it, and changes the name and password that the others share. */
import {
	deleteUser,
	findUser,
	hasGroup,
	keepUser,
	membersOf,
	openServer,
	putMembers,
	Refusal,
	sharedAmong,
	usersOfGroup
} from './server.mjs';

/** @typedef {import('./server.mjs').Server} Server */
/** @typedef {import('./server.mjs').Stored} Stored */

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
 * @param {string} name
 * @returns {string} the name after this one: salon, salon~2, salon~3 … No group's name has a tilde, so no group that is
 *   made later has a user of this name.
 */
const nextName = (name) => {
	const [, count = '1'] = /~(\d+)$/.exec(name) ?? [];
	return `${stemOf(name)}~${Number(count) + 1}`;
};
/** @param {string} name */
const stemOf = (name) => name.replace(/(.)~\d+$/, '$1');

/**
 * @param {Server} server
 * @param {string} group
 * @param {string} before
 * @returns {Promise<Stored[]>} the users that changes of this name made and that nobody was given, as they ended in
 *   between: each was made for the group, and is no member yet.
 */
const unfinishedAfter = async (server, group, before) => {
	const members = await membersOf(server, group);
	const isLike = (/** @type {string} */ name) => stemOf(name) === stemOf(before) && name !== before;
	return (await usersOfGroup(server, group)).filter(({ name }) => isLike(name) && !members.includes(name));
};

/** @param {Server} server @param {string} name @returns {Promise<string>} the first name after it that nobody has. */
const freeNameAfter = async (server, name) => {
	let next = nextName(name);
	while (await findUser(server, next)) next = nextName(next);
	return next;
};

/**
 * Gives the entrance that phones share another name and password, and deletes the user of before. Phones with a name
 * of their own are not touched.
 *
 * The name changes too because CouchDB keeps a name out at an address after five wrong passwords, the right one too:
 * behind one router, the phones that still have the password of before would keep out those that have the new one.
 * A name that nobody has is never kept out.
 *
 * Where it ends in between, it goes on when it is run again: the group it is run for is changed last, so it has the
 * name of before until the other groups have the new one.
 *
 * @param {{ server: string, group: string, user: string | undefined, password: string }} plan
 * @returns {Promise<{ before: string, user: string, groups: readonly string[] }>} the name of before, the new one,
 *   and the groups that it opens.
 * @throws {Refusal} when there is no such group or user, or several could be meant.
 */
export const rotatePassword = async ({ server: url, group, user: named, password }) => {
	const server = await openGroup(url, group);
	const shared = sharedAmong(group, await membersOf(server, group));
	const before = named ?? (shared.length === 1 ? shared[0] : undefined);
	if (before === undefined) {
		throw new Refusal(
			shared.length === 0
				? `No phones share a name in ${group}.`
				: `Say whose password with --user: ${shared.join(', ')}.`
		);
	}
	if (!shared.includes(before)) {
		throw new Refusal(`${before} is no user whose name phones share in ${group}.`);
	}
	const old = await findUser(server, before);
	const user = await freeNameAfter(server, before);
	const unfinished = await unfinishedAfter(server, group, before);
	const replaced = new Set([before, ...unfinished.map(({ name }) => name)]);
	const opened = [...(old ? [old] : []), ...unfinished].flatMap((one) => one.groups ?? []);
	/** @type {string[]} */
	const groups = [];
	for (const one of new Set([group, ...opened])) {
		if (!(await hasGroup(server, one))) continue;
		if ((await membersOf(server, one)).some((name) => replaced.has(name))) groups.push(one);
	}
	for (const one of groups) await keepUser(server, one, { name: user, password });
	// Who is deleted is out at once, whatever becomes of the rest.
	if (old) await deleteUser(server, old);
	for (const one of groups.toReversed()) {
		const members = await membersOf(server, one);
		await putMembers(
			server,
			one,
			members.map((name) => (replaced.has(name) ? user : name))
		);
	}
	for (const one of unfinished) await deleteUser(server, one);
	return { before, user, groups };
};
