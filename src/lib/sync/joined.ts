/**
 * The group that this phone has joined, whether its password was refused, and what is remembered of groups that were
 * left: all in the settings, and in no backup. What the group is known to have is in the store `shared`.
 */
import * as v from 'valibot';
import { allChecked, checked } from '../store/db/checked.ts';
import { read, write } from '../store/db/connection.ts';
import { beginningWith, type SettingsInWrite } from '../store/db/schema.ts';
import { matchOfDocument } from './document.ts';
import { groupSchema, type Group, type GroupCredentials, type Origin } from './group.ts';

// Groups were once called houses. Stored keys keep that name for good.
const groupKey = 'house';
/** The beginning of the keys of all that is forgotten with the group. */
const marks = 'house:';
/** The name and password that the server refused, until the player tries again or changes them. */
const refusedKey = `${marks}refused`;
const joinedKey = `${marks}joined`;
/** Versions before 2 noted here which entries a group had. The key continues with the match. */
const formerKnownPrefix = `${marks}known:`;

/** The settings inside a transaction. */
type Settings = Pick<SettingsInWrite, 'get'>;

const groupIn = async (settings: Settings): Promise<Group | undefined> =>
	checked(groupSchema, await settings.get(groupKey));

/** @returns the group that was joined, if there is one. @throws {Trouble} when the store cannot be read. */
export const readGroup = (): Promise<Group | undefined> =>
	read(['settings'], (transaction) => groupIn(transaction.objectStore('settings')));

/**
 * Whether the server refused the group's name and password. They are not sent again by themselves, since CouchDB locks a
 * name after five wrong passwords.
 *
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
export const rememberRefused = (isRefusedNow: boolean, asked?: GroupCredentials): Promise<void> =>
	write(['settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		const group = await groupIn(settings);
		const isSame = ({ url, name, password }: GroupCredentials) =>
			url === asked?.url && name === asked.name && password === asked.password;
		if (asked && !(group && isSame(group))) return;
		await (isRefusedNow ? settings.put(true, refusedKey) : settings.delete(refusedKey));
	});

/** @returns when the group was joined; undefined where an earlier version joined it. Inside a transaction. */
export const readJoined = async (settings: Settings): Promise<number | undefined> =>
	checked(v.number(), await settings.get(joinedKey));

/** Remembers what was in the group that is left, and forgets the rest of it. */
const endGroup = async (
	settings: SettingsInWrite,
	shared: { readonly getAllKeys: () => Promise<string[]>; readonly clear: () => Promise<unknown> }
): Promise<void> => {
	const group = await groupIn(settings);
	const ids = await shared.getAllKeys();
	const matches = ids.flatMap((id) => matchOfDocument(id) ?? []);
	const lists = ids.filter((id) => matchOfDocument(id) === undefined);
	if (group) await rememberGroup(settings, { url: group.url, matches, lists });
	await shared.clear();
	await settings.delete(beginningWith(marks));
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
	const range = beginningWith(marks);
	const keys = await read(['settings'], (tx) => tx.objectStore('settings').getAllKeys(range));
	const isKept = (key: string): boolean => key === refusedKey || key === joinedKey;
	if (keys.every(isKept)) return;
	await write(['settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		const group = await groupIn(settings);
		const known = keys.filter((key) => key.startsWith(formerKnownPrefix));
		const matches = known.map((key) => key.slice(formerKnownPrefix.length));
		const lists = checked(v.array(v.string()), await settings.get(`${marks}lists`)) ?? [];
		if (group) await rememberGroup(settings, { url: group.url, matches, lists });
		await Promise.all(keys.filter((key) => !isKept(key)).map((key) => settings.delete(key)));
	});
};

// What is remembered of groups that were left: their addresses, and which matches were in them, whoever began these. So
// the next group gets nothing of an earlier one unless somebody asks for it. And which matches somebody held back.

/** The list of the groups that were left. Matches name a group by its place in it, which never changes. */
const groupsKey = 'former-groups';
/** The key continues with the match. */
const formerPrefix = 'former-group:';

const formerSchema = v.pipe(
	v.strictObject({
		url: v.pipe(v.string(), v.maxLength(500)),
		/** The ids of its documents other than matches: players and rule sets. */
		lists: v.pipe(v.array(v.string()), v.readonly())
	}),
	v.readonly()
);
/** A group that this phone was in, or is in again. */
type FormerGroup = v.InferOutput<typeof formerSchema>;

const placesSchema = v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

/** @returns the stored list as it is: a damaged group keeps its place. */
const storedGroups = async (settings: Settings): Promise<readonly unknown[]> => {
	const stored = await settings.get(groupsKey);
	return Array.isArray(stored) ? (stored as readonly unknown[]) : [];
};
const toFormer = (stored: unknown): FormerGroup | undefined => checked(formerSchema, stored);
const toPlaces = (stored: unknown): readonly number[] => checked(placesSchema, stored) ?? [];
/** @returns the addresses of the groups that a stored list of places names. */
const addressesAt = (places: unknown, groups: readonly unknown[]): readonly string[] =>
	toPlaces(places).flatMap((place) => toFormer(groups[place])?.url ?? []);

/** Remembers what is in a group that is left, in addition to what was remembered of it before. */
const rememberGroup = async (
	settings: SettingsInWrite,
	{ url, matches, lists }: FormerGroup & { readonly matches: readonly string[] }
): Promise<void> => {
	const stored = [...(await storedGroups(settings))];
	const found = stored.findIndex((one) => toFormer(one)?.url === url);
	const place = found < 0 ? stored.length : found;
	stored[place] = { url, lists: [...new Set([...(toFormer(stored[place])?.lists ?? []), ...lists])] };
	await settings.put(stored, groupsKey);
	// All requests are sent at once: one after the other, ten thousand take seconds.
	await Promise.all(
		matches.map(async (match) => {
			const places = toPlaces(await settings.get(formerPrefix + match));
			if (!places.includes(place)) await settings.put([...places, place], formerPrefix + match);
		})
	);
};

/** @returns the groups that are remembered, in the order in which they were first left. */
export const readFormerGroups = async (settings: Settings): Promise<readonly FormerGroup[]> =>
	allChecked(formerSchema, await storedGroups(settings));

/** The matches that were here before the group was joined, and are to stay here. The key continues with the match. */
const heldBackPrefix = 'held-back:';

/** @returns the addresses of the remembered groups that a match was in, and whether it is held back. */
export const originIn = async (
	settings: Settings,
	match: string
): Promise<Pick<Origin, 'groups' | 'isHeldBack'>> => {
	const [places, heldBack] = await Promise.all([
		settings.get(formerPrefix + match),
		settings.get(heldBackPrefix + match)
	]);
	const groups = places === undefined ? [] : addressesAt(places, await storedGroups(settings));
	return { groups, isHeldBack: heldBack !== undefined };
};

/** Holds back these matches, and no others. */
const holdBack = async (settings: SettingsInWrite, matches: readonly string[]): Promise<void> => {
	await settings.delete(beginningWith(heldBackPrefix));
	await Promise.all(matches.map((match) => settings.put(true, heldBackPrefix + match)));
};
