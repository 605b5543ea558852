/** Merging entries into the store: what is there is never changed, and what comes is judged as the log it makes. */
import type { IDBPObjectStore } from 'idb';
import { isSeating, type Entry } from '../../match/entry.ts';
import { isSameData } from '../db/same-data.ts';
import { seatPlayers } from '../players/player.ts';
import { putRow, toResultText } from '../results/result.ts';
import { toRow, type MatchRow } from '../lists/row.ts';
import type { OchayaSchema, StoreName } from '../db/schema.ts';
import { keyOf, keysOf, toEntries } from './stored-log.ts';

type Store<Name extends StoreName> = IDBPObjectStore<OchayaSchema, readonly StoreName[], Name, 'readwrite'>;

/** The stores of a transaction that merges; it may write to others too, all of it or nothing. */
export interface MergeStores {
	readonly entries: Store<'entries'>;
	readonly matches: Store<'matches'>;
	readonly results: Store<'results'>;
	readonly players: Store<'players'>;
}

/** A log that came, beside what lies in the store. */
export interface Beside {
	readonly match: string;
	readonly here: readonly Entry[];
	/** Each entry once; where the store has one under the same key, it is the same. */
	readonly came: readonly Entry[];
	/** How many of them the store has already. */
	readonly already: number;
	/** Entries whose key is taken by another content, here or in what came. */
	readonly conflicts: number;
}

/** What came of a merge. */
export interface Merged {
	/** Matches that are new or got entries, and are not deleted. */
	readonly matches: number;
	/** Matches that were here and are deleted now. */
	readonly deleted: number;
	/** Entries added. */
	readonly entries: number;
	/** Players added: those seated who were in no list. */
	readonly players: number;
	/** Entries that were there already. */
	readonly already: number;
}

/** How what came is taken. Inside a transaction: it is asked and answers at once. */
export interface Judgement {
	/** @returns the entries to be added. */
	readonly judge: (beside: Beside) => readonly Entry[];
	/** The row of a match's whole log. */
	readonly project: (log: readonly Entry[]) => MatchRow;
}

/**
 * Merges entries, inside the caller's transaction: await nothing but IndexedDB around it. The rows of matches that
 * got entries are made anew. Tell the other tabs once the transaction has completed.
 *
 * @param entries that have passed their schema; of any matches, in any order.
 */
export const mergeInto = async (
	stores: MergeStores,
	entries: readonly Entry[],
	judgement: Judgement
): Promise<Merged> => {
	const merging = [...byMatch(entries)].map(([match, came]) => mergeMatch(stores, match, came, judgement));
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
	{ judge, project }: Judgement
): Promise<{ added: readonly Entry[]; already: number; became?: 'changed' | 'deleted' }> => {
	const [stored, row] = await Promise.all([log.getAll(keysOf(match)), rows.get(match)]);
	const beside = putBeside(match, stored, came);
	const added = judge(beside);
	const before = toRow(row);
	const all = [...beside.here, ...added];
	const { already } = beside;
	if (all.length === 0 || (added.length === 0 && before)) return { added, already };
	const changed = project(all);
	const hadNone = before ? toResultText(before) === undefined : stored.length === 0;
	await Promise.all([...added.map((entry) => log.add(entry)), putRow(rows, results, changed, hadNone)]);
	if (!changed.isDeleted) return { added, already, became: 'changed' };
	return { added, already, ...(before && !before.isDeleted && { became: 'deleted' as const }) };
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

/**
 * @param stored values as they lie in the store.
 * @param entries of the same match, as they came.
 */
export const putBeside = (match: string, stored: readonly unknown[], entries: readonly Entry[]): Beside => {
	const here = toEntries(stored);
	const hereByKey = new Map(here.map((entry) => [keyOf(entry), entry]));
	// By its key alone: a damaged value keeps its place too, `add` would refuse another.
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
