/** Merging entries into the store: by union, and nothing there is ever changed. Files and other devices use it. */
import type { IDBPObjectStore } from 'idb';
import { isSeating, type Entry } from '../match/entry.ts';
import { isSameData } from './plain-data.ts';
import { seatPlayers } from './player.ts';
import { putRow, toResultText } from './result.ts';
import { toRow, type MatchRow } from './row.ts';
import type { OchayaSchema, StoreName } from './schema.ts';
import { keyOf, keysOf, toEntries } from './stored-log.ts';

type Store<Name extends StoreName> = IDBPObjectStore<OchayaSchema, readonly StoreName[], Name, 'readwrite'>;

/** The stores of a transaction that merges; it may write to others too, all of it or nothing. */
export interface MergeStores {
	readonly entries: Store<'entries'>;
	readonly matches: Store<'matches'>;
	readonly results: Store<'results'>;
	readonly players: Store<'players'>;
}

/** What came of a merge. */
export interface Merged {
	/** Matches that are new or got entries. */
	readonly matches: number;
	/** Entries added. */
	readonly entries: number;
	/** Players added: those seated who were in no list. */
	readonly players: number;
	/** Entries that were there already. */
	readonly already: number;
	/** Entries whose key is taken by another content here: ours was kept. Only a file altered by hand has any. */
	readonly conflicts: number;
}

/**
 * Merges entries by their keys, inside the caller's transaction: await nothing but IndexedDB around it. The
 * rows of matches that got entries are made anew. Tell the other tabs once the transaction has completed.
 *
 * @param entries that have passed their schema and been judged by their games; of any matches, in any order.
 * @param project gives the row of a match's whole log.
 */
export const mergeInto = async (
	stores: MergeStores,
	entries: readonly Entry[],
	project: (log: readonly Entry[]) => MatchRow
): Promise<Merged> => {
	const merging = [...byMatch(entries)].map(([match, own]) => mergeMatch(stores, match, own, project));
	const merged = await Promise.all(merging);
	const added = merged.flatMap((of) => of.added);
	const seatings = added.filter(isSeating);
	const sum = (count: (of: MergedMatch) => number) => merged.reduce((all, of) => all + count(of), 0);
	return {
		matches: sum((of) => (of.isChanged ? 1 : 0)),
		entries: added.length,
		players: seatings.length > 0 ? await seatPlayers(stores.players, seatings) : 0,
		already: sum((of) => of.already),
		conflicts: sum((of) => of.conflicts)
	};
};

interface MergedMatch {
	readonly added: readonly Entry[];
	readonly already: number;
	readonly conflicts: number;
	readonly isChanged: boolean;
}

const mergeMatch = async (
	{ entries: log, matches: rows, results }: MergeStores,
	match: string,
	entries: readonly Entry[],
	project: (log: readonly Entry[]) => MatchRow
): Promise<MergedMatch> => {
	const [stored, row] = await Promise.all([log.getAll(keysOf(match)), rows.get(match)]);
	const { added, already, conflicts } = compare(stored, entries);
	const before = toRow(row);
	const isChanged = added.length > 0 || before === undefined;
	if (isChanged) {
		const changed = project([...toEntries(stored), ...added]);
		const hadNone = before ? toResultText(before) === undefined : stored.length === 0;
		await Promise.all([...added.map((entry) => log.add(entry)), putRow(rows, results, changed, hadNone)]);
	}
	return { added, already, conflicts, isChanged };
};

/** @returns the entries by their match, in the order the matches are first met. */
export const byMatch = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> => {
	const entriesByMatch = new Map<string, Entry[]>();
	for (const entry of entries) {
		const same = entriesByMatch.get(entry.match);
		if (same) same.push(entry);
		else entriesByMatch.set(entry.match, [entry]);
	}
	return entriesByMatch;
};

const compare = (
	stored: readonly unknown[],
	entries: readonly Entry[]
): { readonly added: readonly Entry[]; readonly already: number; readonly conflicts: number } => {
	// By its key alone: a damaged value keeps its place too, `add` would refuse it.
	const storedByKey = new Map(stored.map((value) => [keyOf(value as Entry), value]));
	const entryByKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
	const added: Entry[] = [];
	let already = 0;
	let conflicts = 0;
	for (const [key, entry] of entryByKey) {
		if (!storedByKey.has(key)) added.push(entry);
		else if (isSameData(storedByKey.get(key), entry)) already += 1;
		else conflicts += 1;
	}
	return { added, already, conflicts };
};
