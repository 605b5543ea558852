/**
 * What a phone remembers of its group, in the settings of its database: the group, how far it was read, and
 * which documents it is known to have (the marks). No backup contains these, and leaving the group deletes
 * them.
 */
import * as v from 'valibot';
import type { Ref } from '../match/entry.ts';
import { read, write } from '../store/db/transact.ts';
import { entryId } from './document.ts';
import { rememberGroup, type ReadableSettings, type WritableSettings } from './former-groups.ts';
import { groupSchema, type Group, type GroupCredentials } from './group.ts';
import { holdBack } from './held-back.ts';

// Groups were once called houses. Stored keys keep that name for good.
const groupKey = 'house';
/** The beginning of the keys of all that is forgotten with the group. */
export const marks = 'house:';
const sinceKey = `${marks}since`;
/** The key continues with the match whose entries are known to be in the group. */
const knownPrefix = `${marks}known:`;

/** The part of the settings store that reading needs, inside a transaction. */
export interface Readable {
	readonly get: (key: string) => Promise<unknown>;
}
export interface Settings extends Readable {
	readonly put: (value: unknown, key: string) => Promise<unknown>;
}

/**
 * @returns the group that was joined; undefined when there is none.
 * @throws {Trouble} when the store cannot be read.
 */
export const readGroup = async (): Promise<Group | undefined> => {
	const stored = await read(['settings'], (tx) => tx.objectStore('settings').get(groupKey));
	const parsed = v.safeParse(groupSchema, stored);
	return parsed.success ? parsed.output : undefined;
};

/** The name and password that the server refused, until the player tries again or changes them. */
const refusedKey = `${marks}refused`;

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
		const group = v.safeParse(groupSchema, await settings.get(groupKey));
		const isSame = ({ url, name, password }: GroupCredentials) =>
			url === asked?.url && name === asked.name && password === asked.password;
		if (asked && !(group.success && isSame(group.output))) return;
		await (isRefusedNow ? settings.put(true, refusedKey) : settings.delete(refusedKey));
	});

/**
 * Keeps what ends late from leaving marks of a group that was left, here or in another window, since the next
 * group would be given by them what was in that one; inside a transaction.
 *
 * @throws {Error} when everything is stopped, or the phone is no longer in the group at this address.
 */
export const expectIn = async (settings: Readable, url: string, signal: AbortSignal): Promise<void> => {
	const group = v.safeParse(groupSchema, await settings.get(groupKey));
	// Not `throwIfAborted`: the store takes an `AbortError` for a dropped connection, and would open another.
	if (signal.aborted || !group.success || group.output.url !== url) throw new Error('Stopped');
};

const joinedKey = `${marks}joined`;
/** @returns when the group was joined; undefined where an earlier version joined it. Inside a transaction. */
export const readJoined = async (settings: Readable): Promise<number | undefined> => {
	const joined = v.safeParse(v.number(), await settings.get(joinedKey));
	return joined.success ? joined.output : undefined;
};

const marksRange = (): IDBKeyRange => IDBKeyRange.bound(marks, `${marks}\uffff`);

/** @returns the matches of which the group is known to have entries; inside a transaction. */
export const readKnownMatches = async (
	settings: Pick<ReadableSettings, 'getAllKeys'>
): Promise<readonly string[]> => {
	const keys = await settings.getAllKeys(IDBKeyRange.bound(knownPrefix, `${knownPrefix}\uffff`));
	return keys.map((key) => key.slice(knownPrefix.length));
};

/** Deletes the marks, but remembers which matches were in the group; inside a transaction. */
const deleteMarks = async (settings: WritableSettings): Promise<void> => {
	const group = v.safeParse(groupSchema, await settings.get(groupKey));
	if (group.success) {
		const matches = await readKnownMatches(settings);
		const lists = [...(await readKnownDocuments(settings)), ...(await readLostDocuments(settings))];
		await rememberGroup(settings, { url: group.output.url, matches, lists });
	}
	await settings.delete(marksRange());
};

/**
 * Joins a group, or changes its password or what is shared. The marks of a group at another address are
 * deleted.
 *
 * @param heldBack the matches here that are not given to it. Without it, they stay those of before, or none
 * in another group.
 * @param now the time, in milliseconds since 1970.
 * @throws {Trouble} when it cannot be stored.
 */
export const keepGroup = (group: Group, heldBack?: readonly string[], now = Date.now()): Promise<void> =>
	write(['settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		const before = v.safeParse(groupSchema, await settings.get(groupKey));
		const isOther = before.success && before.output.url !== group.url;
		if (isOther) await deleteMarks(settings);
		if (isOther || heldBack) await holdBack(settings, heldBack ?? []);
		await settings.delete(refusedKey);
		if (isOther || !before.success) await settings.put(now, joinedKey);
		await settings.put(group, groupKey);
	});

/**
 * Leaves the group. What came from it stays on this phone, which remembers where it came from.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const forgetGroup = (): Promise<void> =>
	write(['settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		await deleteMarks(settings);
		await holdBack(settings, []);
		await settings.delete(groupKey);
	});

const sinceSchema = v.object({
	since: v.string(),
	version: v.union([v.string(), v.number()]),
	newer: v.number(),
	strange: v.number()
});

/** How many documents are set aside, because they are of a newer version or for anything else. */
export interface AsideCounts {
	readonly newer: number;
	readonly strange: number;
}
/**
 * How far the group was read: the position in its changes, and how many documents were of a newer version or
 * not ours.
 */
export interface ReadProgress extends AsideCounts {
	readonly since: string;
}
const atFirst: ReadProgress = { since: '0', newer: 0, strange: 0 };

/** If an older build could not read some documents, a new build reads everything again. */
const toSince = (stored: unknown, reader: string): ReadProgress => {
	const parsed = v.safeParse(sinceSchema, stored);
	if (!parsed.success) return atFirst;
	const { since, version, newer, strange } = parsed.output;
	return newer + strange > 0 && version !== reader ? atFirst : { since, newer, strange };
};

/**
 * @param reader the name of the build that reads.
 * @returns how far the group was read.
 * @throws {Trouble} when the store cannot be read.
 */
export const readProgress = async (reader: string): Promise<ReadProgress> =>
	toSince(await read(['settings'], (tx) => tx.objectStore('settings').get(sinceKey)), reader);

/** Stores how far the group was read, inside the transaction that stores what was read. */
export const putProgress = (settings: Settings, mark: ReadProgress, reader: string): Promise<unknown> =>
	settings.put({ ...mark, version: reader }, sinceKey);

/** Changes the position from which the group is read on, if it was read before, or the counts; inside a transaction. */
export const changeProgress = async (
	settings: Settings,
	change: Partial<AsideCounts & { readonly since: string }>
): Promise<void> => {
	const parsed = v.safeParse(sinceSchema, await settings.get(sinceKey));
	if (parsed.success) await settings.put({ ...parsed.output, ...change }, sinceKey);
};

/** The seqs of entries known to be in the group, by device. */
const knownSchema = v.record(v.string(), v.array(v.number()));

/** The marks (`seq!device`) of the entries of one match that are known to be in the group. */
export type Known = ReadonlySet<string>;

const toKnown = (stored: unknown): Set<string> => {
	const parsed = v.safeParse(knownSchema, stored);
	const known = new Set<string>();
	if (!parsed.success) return known;
	for (const [device, seqs] of Object.entries(parsed.output)) {
		for (const seq of seqs) known.add(`${seq}!${device}`);
	}
	return known;
};

const fromKnown = (known: Known): Record<string, number[]> => {
	const seqsByDevice: Record<string, number[]> = {};
	for (const mark of known) {
		const { seq, device } = refOfMark(mark);
		(seqsByDevice[device] ??= []).push(seq);
	}
	return seqsByDevice;
};

const refOfMark = (mark: string): Ref => {
	const cut = mark.indexOf('!');
	return { seq: Number(mark.slice(0, cut)), device: mark.slice(cut + 1) };
};

/** @returns the mark of an entry within its match. */
export const markOf = ({ seq, device }: Ref): string => `${seq}!${device}`;

/** @returns the marks of the entries of a match that are known to be in the group; inside a transaction. */
export const readKnown = async (settings: Readable, match: string): Promise<Set<string>> =>
	toKnown(await settings.get(knownPrefix + match));

/** Whether the group has entries of a match, or had some that it lost; inside a transaction. */
export const hasMarksOf = async (settings: Readable, match: string): Promise<boolean> =>
	(await settings.get(knownPrefix + match)) !== undefined;

/** Notes that these entries are in the group; inside a transaction. @returns whether that was not known of all. */
export const addKnown = async (
	settings: Settings,
	match: string,
	added: Iterable<string>
): Promise<boolean> => {
	const known = await readKnown(settings, match);
	const before = known.size;
	for (const mark of added) known.add(mark);
	if (known.size > before) await settings.put(fromKnown(known), knownPrefix + match);
	return known.size > before;
};

/**
 * @returns the marks of all entries known to be in the group, by match.
 * @throws {Trouble} when the store cannot be read.
 */
export const readAllKnown = async (): Promise<ReadonlyMap<string, Known>> => {
	const range = IDBKeyRange.bound(knownPrefix, `${knownPrefix}\uffff`);
	const [keys, values] = await read(['settings'], (tx) =>
		Promise.all([tx.objectStore('settings').getAllKeys(range), tx.objectStore('settings').getAll(range)])
	);
	return new Map(keys.map((key, index) => [key.slice(knownPrefix.length), toKnown(values[index])]));
};

const listsKey = `${marks}lists`;
const listsSchema = v.array(v.string());

/** @returns the ids of documents other than entries (players, joins, rule sets) known to be in the group. */
export const readKnownDocuments = async (settings: Readable): Promise<Set<string>> => {
	const parsed = v.safeParse(listsSchema, await settings.get(listsKey));
	return new Set(parsed.success ? parsed.output : []);
};
/** The ids of such documents that the group had before it lost them: they are the group's, whatever is shared. */
const lostListsKey = `${marks}lost-lists`;
/** @returns the ids of documents other than entries that the group had and lost; inside a transaction. */
export const readLostDocuments = async (settings: Readable): Promise<Set<string>> => {
	const parsed = v.safeParse(listsSchema, await settings.get(lostListsKey));
	return new Set(parsed.success ? parsed.output : []);
};
/**
 * Notes that documents other than entries are in the group; inside a transaction.
 *
 * @returns whether that was not known of all.
 */
export const addKnownDocuments = async (settings: Settings, ids: readonly string[]): Promise<boolean> => {
	const known = await readKnownDocuments(settings);
	const before = known.size;
	for (const id of ids) known.add(id);
	if (known.size > before) await settings.put([...known], listsKey);
	const lost = await readLostDocuments(settings);
	const stillLost = [...lost].filter((id) => !known.has(id));
	if (stillLost.length < lost.size) await settings.put(stillLost, lostListsKey);
	return known.size > before;
};

/**
 * @returns the ids of all documents known to be in the group.
 * @throws {Trouble} when the store cannot be read.
 */
export const readKnownIds = async (): Promise<Set<string>> => {
	const ids = await read(['settings'], (tx) => readKnownDocuments(tx.objectStore('settings')));
	for (const [match, known] of await readAllKnown()) {
		for (const mark of known) ids.add(entryId(match, refOfMark(mark)));
	}
	return ids;
};

/**
 * Forgets that these documents are in the group, so that they are sent again; inside a transaction. That
 * their matches and lists are the group's is remembered.
 */
export const dropKnown = async (settings: Settings, lost: ReadonlySet<string>): Promise<void> => {
	const lists = await readKnownDocuments(settings);
	const kept = [...lists].filter((id) => !lost.has(id));
	if (kept.length < lists.size) {
		const gone = [...lists].filter((id) => lost.has(id));
		await settings.put(kept, listsKey);
		await settings.put([...new Set([...(await readLostDocuments(settings)), ...gone])], lostListsKey);
	}
	const matches = new Set([...lost].map((id) => id.slice(0, id.indexOf('!')).replace(/^~/, '')));
	// All requests are sent at once: one after the other, thousands take seconds.
	await Promise.all(
		[...matches].map(async (match) => {
			const known = await readKnown(settings, match);
			const left = [...known].filter((mark) => !lost.has(entryId(match, refOfMark(mark))));
			if (left.length < known.size) await settings.put(fromKnown(new Set(left)), knownPrefix + match);
		})
	);
};
