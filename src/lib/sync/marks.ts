/**
 * What a phone remembers of its group, in the settings of its database: the group, how far it was read, and
 * which documents it is known to have (the marks). No backup contains these, and leaving the group deletes
 * them.
 */
import * as v from 'valibot';
import { read, write } from '../store/db/transact.ts';
import { rememberGroup, type ReadableSettings, type WritableSettings } from './former-groups.ts';
import { groupSchema, type Group } from './group.ts';
import { holdBack } from './held-back.ts';

// Groups were once called houses. Stored keys keep that name for good.
const groupKey = 'house';
const marks = 'house:';
const sinceKey = `${marks}since`;
/** The key continues with the match whose entries are known to be in the group. */
const knownPrefix = `${marks}known:`;

/** The part of the settings store that reading needs, inside a transaction. */
interface Readable {
	readonly get: (key: string) => Promise<unknown>;
}
interface Settings extends Readable {
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
		const lists = [...(await readKnownDocuments(settings))];
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
 * @throws {Trouble} when it cannot be stored.
 */
export const keepGroup = (group: Group, heldBack?: readonly string[]): Promise<void> =>
	write(['settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		const before = v.safeParse(groupSchema, await settings.get(groupKey));
		const isOther = before.success && before.output.url !== group.url;
		if (isOther) await deleteMarks(settings);
		if (isOther || heldBack) await holdBack(settings, heldBack ?? []);
		await settings.put(group, groupKey);
	});

/**
 * Deletes the marks because the database was replaced. Everything is read and sent again.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const forgetMarks = (): Promise<void> =>
	write(['settings'], (transaction) => deleteMarks(transaction.objectStore('settings')));

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

/**
 * How far the group was read: the position in its changes, and how many documents were of a newer version or
 * not ours.
 */
export interface ReadProgress {
	readonly since: string;
	readonly newer: number;
	readonly strange: number;
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
		const cut = mark.indexOf('!');
		(seqsByDevice[mark.slice(cut + 1)] ??= []).push(Number(mark.slice(0, cut)));
	}
	return seqsByDevice;
};

/** @returns the mark of an entry within its match. */
export const markOf = ({ seq, device }: { readonly seq: number; readonly device: string }): string =>
	`${seq}!${device}`;

/** @returns the marks of the entries of a match that are known to be in the group; inside a transaction. */
export const readKnown = async (settings: Readable, match: string): Promise<Set<string>> =>
	toKnown(await settings.get(knownPrefix + match));

/** Notes that these entries are in the group; inside a transaction. */
export const addKnown = async (settings: Settings, match: string, added: Iterable<string>): Promise<void> => {
	const known = await readKnown(settings, match);
	const before = known.size;
	for (const mark of added) known.add(mark);
	if (known.size > before) await settings.put(fromKnown(known), knownPrefix + match);
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
/** Notes that documents other than entries are in the group; inside a transaction. */
export const addKnownDocuments = async (settings: Settings, ids: readonly string[]): Promise<void> => {
	const known = await readKnownDocuments(settings);
	const before = known.size;
	for (const id of ids) known.add(id);
	if (known.size > before) await settings.put([...known], listsKey);
};

/**
 * @returns how many documents are known to be in the group.
 * @throws {Trouble} when the store cannot be read.
 */
export const countKnown = async (): Promise<number> => {
	const lists = await read(['settings'], (tx) => readKnownDocuments(tx.objectStore('settings')));
	return [...(await readAllKnown()).values()].reduce((sum, known) => sum + known.size, lists.size);
};
