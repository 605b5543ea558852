/**
 * Merges entries into the store. Stored entries are never changed; new ones are judged by the log they would
 * make.
 */
import type { IDBPObjectStore } from 'idb';
import { isSeating, type Entry } from '../../match/entry.ts';
import { isSameData } from '../db/same-data.ts';
import { seatPlayers } from '../players/player.ts';
import { putRow } from '../results/put-row.ts';
import { toRow, type MatchRow } from '../lists/row.ts';
import type { OchayaSchema, StoreName } from '../db/schema.ts';
import { keyOf, keysOf, toEntries } from './stored-log.ts';

type Store<Name extends StoreName> = IDBPObjectStore<OchayaSchema, readonly StoreName[], Name, 'readwrite'>;

/** The stores of a transaction that merges. It may include other stores. */
export interface MergeStores {
	readonly entries: Store<'entries'>;
	readonly matches: Store<'matches'>;
	readonly results: Store<'results'>;
	readonly players: Store<'players'>;
}

/** The entries of one match that came, compared with those in the store. */
export interface LogComparison {
	readonly match: string;
	readonly here: readonly Entry[];
	/** Each entry once. Those that are stored already are equal to the stored ones. */
	readonly came: readonly Entry[];
	/** How many of `came` are stored already. */
	readonly already: number;
	/** How many entries differ from another one with the same key, in the store or among those that came. */
	readonly conflicts: number;
}

/** What a merge changed. */
export interface MergeResult {
	/** Matches that are new or got entries, and are not deleted. */
	readonly matches: number;
	/** Matches that were here and are deleted now. */
	readonly deleted: number;
	/** How many entries were added. */
	readonly entries: number;
	/** How many players were added, because they are seated and were not in the list. */
	readonly players: number;
	/** How many entries were stored already. */
	readonly already: number;
}

/** How to judge entries and make rows. It is called inside a transaction, so it must be synchronous. */
export interface MergeCallbacks {
	/** @returns the entries to be added. */
	readonly judge: (comparison: LogComparison) => readonly Entry[];
	/** @returns the row of a match's whole log. */
	readonly project: (log: readonly Entry[]) => MatchRow;
}

/**
 * Merges entries inside the caller's transaction, so nothing but IndexedDB may be awaited around it. The rows
 * of matches that got entries are made anew. The caller tells the other tabs once the transaction has
 * completed.
 *
 * @param entries of any matches, in any order. They have passed their schema.
 */
export const mergeInto = async (
	stores: MergeStores,
	entries: readonly Entry[],
	callbacks: MergeCallbacks
): Promise<MergeResult> => {
	const merging = [...byMatch(entries)].map(([match, came]) => mergeMatch(stores, match, came, callbacks));
	const merged = await Promise.all(merging);
	const added = merged.flatMap((of) => of.added);
	const seatings = added.filter(isSeating);
	return {
		matches: merged.filter(({ became }) => became === 'changed').length,
		deleted: merged.filter(({ became }) => became === 'deleted').length,
		entries: added.length,
		players: seatings.length > 0 ? await seatPlayers(stores.players, seatings) : 0,
		already: merged.reduce((sum, { already }) => sum + already, 0)
	};
};

const mergeMatch = async (
	{ entries: log, matches: rows, results }: MergeStores,
	match: string,
	came: readonly Entry[],
	{ judge, project }: MergeCallbacks
): Promise<{ added: readonly Entry[]; already: number; became?: 'changed' | 'deleted' }> => {
	const [stored, row] = await Promise.all([log.getAll(keysOf(match)), rows.get(match)]);
	const comparison = compareLogs(match, stored, came);
	const added = judge(comparison);
	const before = toRow(row);
	const all = [...comparison.here, ...added];
	const { already } = comparison;
	if (all.length === 0 || (added.length === 0 && before)) return { added, already };
	const changed = project(all);
	await Promise.all([...added.map((entry) => log.add(entry)), putRow(rows, results, changed)]);
	if (!changed.isDeleted) return { added, already, became: 'changed' };
	return { added, already, ...(before && !before.isDeleted && { became: 'deleted' as const }) };
};

/** @returns the entries by match, in the order in which the matches first appear. */
export const byMatch = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> => {
	const entriesByMatch = new Map<string, Entry[]>();
	for (const entry of entries) {
		const same = entriesByMatch.get(entry.match);
		if (same) same.push(entry);
		else entriesByMatch.set(entry.match, [entry]);
	}
	return entriesByMatch;
};

/**
 * Compares the entries of one match that came with those in the store.
 *
 * @param stored the stored values of the match.
 * @param entries of the same match, as they came.
 */
export const compareLogs = (
	match: string,
	stored: readonly unknown[],
	entries: readonly Entry[]
): LogComparison => {
	const here = toEntries(stored);
	const hereByKey = new Map(here.map((entry) => [keyOf(entry), entry]));
	// Compared by key alone: a damaged value has a key too, and `add` would fail for it.
	const takenKeys = new Set(stored.map((value) => keyOf(value as Entry)));
	const cameByKey = new Map<string, Entry>();
	let conflicts = 0;
	for (const entry of entries) {
		const key = keyOf(entry);
		const twin = hereByKey.get(key) ?? cameByKey.get(key);
		if (twin && !isSameData(twin, entry)) conflicts += 1;
		else if (hereByKey.has(key) || !takenKeys.has(key)) cameByKey.set(key, entry);
	}
	const came = [...cameByKey.values()];
	return {
		match,
		here,
		came,
		already: came.filter((entry) => hereByKey.has(keyOf(entry))).length,
		conflicts
	};
};
