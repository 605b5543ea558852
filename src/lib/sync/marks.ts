/**
 * What a phone remembers of its group, in the settings of its database (which no backup holds): the group, how
 * far it has read, and what it knows to lie there. Marks of a group are gone when it is left.
 */
import * as v from 'valibot';
import { read, write } from '../store/db/transact.ts';
import { groupSchema, type Group } from './group.ts';

// Groups were once called houses: what phones have stored bears that name, and so do these keys for ever.
const groupKey = 'house';
const marks = 'house:';
const sinceKey = `${marks}since`;
/** Of what is known to lie in the group; the match follows, nothing for players and rule sets. */
const knownPrefix = `${marks}known:`;

/** The store of settings inside a transaction. */
interface Readable {
	readonly get: (key: string) => Promise<unknown>;
}
interface Settings extends Readable {
	readonly put: (value: unknown, key: string) => Promise<unknown>;
}

/** @returns the group that was joined; undefined when there is none. */
export const readGroup = async (): Promise<Group | undefined> => {
	const stored = await read(['settings'], (tx) => tx.objectStore('settings').get(groupKey));
	const parsed = v.safeParse(groupSchema, stored);
	return parsed.success ? parsed.output : undefined;
};

const marksRange = (): IDBKeyRange => IDBKeyRange.bound(marks, `${marks}\uffff`);

/** Joins a group. Of an earlier one nothing is remembered; another password or choice keeps the marks. */
export const keepGroup = (group: Group): Promise<void> =>
	write(['settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		const before = v.safeParse(groupSchema, await settings.get(groupKey));
		if (before.success && before.output.url !== group.url) await settings.delete(marksRange());
		await settings.put(group, groupKey);
	});

/** Forgets what is known of the group: it is not the one it was. All is read and sent anew. */
export const forgetMarks = (): Promise<void> =>
	write(['settings'], (transaction) => transaction.objectStore('settings').delete(marksRange()));

/** Leaves the group; all that was kept here is kept. */
export const forgetGroup = (): Promise<void> =>
	write(['settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		await settings.delete(marksRange());
		await settings.delete(groupKey);
	});

const sinceSchema = v.object({
	since: v.string(),
	version: v.union([v.string(), v.number()]),
	newer: v.number(),
	strange: v.number()
});

/** How far the group was read, and what of it could not be taken. */
export interface Since {
	readonly since: string;
	readonly newer: number;
	readonly strange: number;
}
const atFirst: Since = { since: '0', newer: 0, strange: 0 };

/** What an older build could not read is read anew once the app knows more. */
const toSince = (stored: unknown, reader: string): Since => {
	const parsed = v.safeParse(sinceSchema, stored);
	if (!parsed.success) return atFirst;
	const { since, version, newer, strange } = parsed.output;
	return newer + strange > 0 && version !== reader ? atFirst : { since, newer, strange };
};

/** @param reader the build that reads. */
export const readSince = async (reader: string): Promise<Since> =>
	toSince(await read(['settings'], (tx) => tx.objectStore('settings').get(sinceKey)), reader);

/** Inside the transaction that stores what was read. */
export const putSince = (settings: Settings, mark: Since, reader: string): Promise<unknown> =>
	settings.put({ ...mark, version: reader }, sinceKey);

/** The seqs known to lie in the group, by device. */
const knownSchema = v.record(v.string(), v.array(v.number()));

/** What lies in the group of one match, or of the lists: ids `seq!device` of a match, or ids of documents. */
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

export const markOf = ({ seq, device }: { readonly seq: number; readonly device: string }): string =>
	`${seq}!${device}`;

export const readKnown = async (settings: Readable, match: string): Promise<Set<string>> =>
	toKnown(await settings.get(knownPrefix + match));

/** Notes that these lie in the group; inside a transaction. */
export const addKnown = async (settings: Settings, match: string, added: Iterable<string>): Promise<void> => {
	const known = await readKnown(settings, match);
	const before = known.size;
	for (const mark of added) known.add(mark);
	if (known.size > before) await settings.put(fromKnown(known), knownPrefix + match);
};

/** What lies in the group of every match, by match. */
export const readAllKnown = async (): Promise<ReadonlyMap<string, Known>> => {
	const range = IDBKeyRange.bound(knownPrefix, `${knownPrefix}\uffff`);
	const [keys, values] = await read(['settings'], (tx) =>
		Promise.all([tx.objectStore('settings').getAllKeys(range), tx.objectStore('settings').getAll(range)])
	);
	return new Map(keys.map((key, index) => [key.slice(knownPrefix.length), toKnown(values[index])]));
};

const listsKey = `${marks}lists`;
const listsSchema = v.array(v.string());

/** The ids of documents of players and rule sets known to lie in the group. */
export const readLists = async (settings: Readable): Promise<Set<string>> => {
	const parsed = v.safeParse(listsSchema, await settings.get(listsKey));
	return new Set(parsed.success ? parsed.output : []);
};
export const addLists = async (settings: Settings, ids: readonly string[]): Promise<void> => {
	const known = await readLists(settings);
	const before = known.size;
	for (const id of ids) known.add(id);
	if (known.size > before) await settings.put([...known], listsKey);
};

/** @returns how many documents are known to lie in the group. */
export const countKnown = async (): Promise<number> => {
	const lists = await read(['settings'], (tx) => readLists(tx.objectStore('settings')));
	return [...(await readAllKnown()).values()].reduce((sum, known) => sum + known.size, lists.size);
};
