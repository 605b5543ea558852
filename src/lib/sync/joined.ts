/**
 * The group that this phone has joined, in the settings: joining, leaving, and whether its password was refused. What
 * the group is known to have is in the store `shared`. No backup contains any of it, and leaving the group deletes it.
 */
import * as v from 'valibot';
import { read, write } from '../store/db/transact.ts';
import { matchOfDocument } from './document.ts';
import { holdBack, rememberGroup, type WritableSettings } from './former-groups.ts';
import { groupSchema, type Group, type GroupCredentials } from './group.ts';

// Groups were once called houses. Stored keys keep that name for good.
const groupKey = 'house';
/** The beginning of the keys of all that is forgotten with the group. */
const marks = 'house:';
/** The name and password that the server refused, until the player tries again or changes them. */
const refusedKey = `${marks}refused`;
const joinedKey = `${marks}joined`;
/** Versions before 2 noted here which entries a group had. The key continues with the match. */
const formerKnownPrefix = `${marks}known:`;

/** The part of a store that reading needs, inside a transaction. */
interface Readable {
	readonly get: (key: string) => Promise<unknown>;
}

const groupIn = async (settings: Readable): Promise<Group | undefined> => {
	const parsed = v.safeParse(groupSchema, await settings.get(groupKey));
	return parsed.success ? parsed.output : undefined;
};

/**
 * @returns the group that was joined; undefined when there is none.
 * @throws {Trouble} when the store cannot be read.
 */
export const readGroup = (): Promise<Group | undefined> =>
	read(['settings'], (transaction) => groupIn(transaction.objectStore('settings')));

/**
 * @returns whether the server refused the group's name and password. They are not sent again by themselves,
 * because CouchDB locks a name after five wrong passwords, also for the other phones.
 * @throws {Trouble} when the store cannot be read.
 */
export const isRefused = async (): Promise<boolean> =>
	(await read(['settings'], (tx) => tx.objectStore('settings').get(refusedKey))) === true;

/**
 * Notes whether the server refused the group's name and password.
 *
 * @param asked what was refused. It is not noted of another name and password that are stored meanwhile.
 * @throws {Trouble} when it cannot be stored.
 */
export const noteRefused = (isRefusedNow: boolean, asked?: GroupCredentials): Promise<void> =>
	write(['settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		const group = await groupIn(settings);
		const isSame = ({ url, name, password }: GroupCredentials) =>
			url === asked?.url && name === asked.name && password === asked.password;
		if (asked && !(group && isSame(group))) return;
		await (isRefusedNow ? settings.put(true, refusedKey) : settings.delete(refusedKey));
	});

/** @returns when the group was joined; undefined where an earlier version joined it. Inside a transaction. */
export const readJoined = async (settings: Readable): Promise<number | undefined> => {
	const joined = v.safeParse(v.number(), await settings.get(joinedKey));
	return joined.success ? joined.output : undefined;
};

/** Remembers what was in the group that is left, and forgets the rest of it; inside a transaction. */
const endGroup = async (
	settings: WritableSettings,
	shared: { readonly getAllKeys: () => Promise<string[]>; readonly clear: () => Promise<unknown> }
): Promise<void> => {
	const group = await groupIn(settings);
	const ids = await shared.getAllKeys();
	const matches = ids.flatMap((id) => matchOfDocument(id) ?? []);
	const lists = ids.filter((id) => matchOfDocument(id) === undefined);
	if (group) await rememberGroup(settings, { url: group.url, matches, lists });
	await shared.clear();
	await settings.delete(IDBKeyRange.bound(marks, `${marks}\uffff`));
};

/**
 * Joins a group, or changes its password or what is shared. What was known of a group at another address is
 * forgotten.
 *
 * @param heldBack the matches here that are not given to it. Without it, they stay those of before, or none
 * in another group.
 * @param now the time, in milliseconds since 1970.
 * @throws {Trouble} when it cannot be stored.
 */
export const keepGroup = (group: Group, heldBack?: readonly string[], now = Date.now()): Promise<void> =>
	write(['settings', 'shared'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		const before = await groupIn(settings);
		const isOther = before?.url !== group.url;
		if (isOther) await endGroup(settings, transaction.objectStore('shared'));
		if (isOther || heldBack) await holdBack(settings, heldBack ?? []);
		await settings.delete(refusedKey);
		if (isOther) await settings.put(now, joinedKey);
		await settings.put(group, groupKey);
	});

/**
 * Leaves the group. What came from it stays on this phone, which remembers where it came from.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const forgetGroup = (): Promise<void> =>
	write(['settings', 'shared'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		await endGroup(settings, transaction.objectStore('shared'));
		await holdBack(settings, []);
		await settings.delete(groupKey);
	});

/**
 * Remembers what a version before 2 knew to be in the group, and forgets how far it had read: such a group is made
 * again, with documents of another kind. It is done once.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const takeOverFormer = async (): Promise<void> => {
	const range = IDBKeyRange.bound(marks, `${marks}\uffff`);
	const keys = await read(['settings'], (tx) => tx.objectStore('settings').getAllKeys(range));
	const isKept = (key: string): boolean => key === refusedKey || key === joinedKey;
	if (keys.every(isKept)) return;
	await write(['settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		const group = await groupIn(settings);
		const known = keys.filter((key) => key.startsWith(formerKnownPrefix));
		const matches = known.map((key) => key.slice(formerKnownPrefix.length));
		const lists = v.safeParse(v.array(v.string()), await settings.get(`${marks}lists`));
		if (group)
			await rememberGroup(settings, {
				url: group.url,
				matches,
				lists: lists.success ? lists.output : []
			});
		await Promise.all(keys.filter((key) => !isKept(key)).map((key) => settings.delete(key)));
	});
};
