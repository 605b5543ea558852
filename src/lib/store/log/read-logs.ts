/** Reads the logs of many matches, or only their starts, in one transaction. Exports read them this way. */
import { byOrder, type Entry, type StartEntry } from '../../match/entry.ts';
import { read } from '../db/transact.ts';
import { keyOf, keysOf, toEntries } from './stored-log.ts';
import { unsavedEntries } from './unsaved.ts';

/** Lets the page have its turn, if it is time for it. */
type Pause = () => Promise<void>;

/** @returns the range of the entries that a log begins with. */
const firstOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match, 0], [match, 1], false, true);

const readRanges = async (
	matches: readonly string[],
	rangeOf: (match: string) => IDBKeyRange,
	pause: Pause
): Promise<Map<string, readonly Entry[]>> => {
	const stored = await read(['entries'], (transaction) => {
		const store = transaction.objectStore('entries');
		return Promise.all(matches.map((match) => store.getAll(rangeOf(match))));
	});
	const logs = new Map<string, readonly Entry[]>();
	for (const [place, match] of matches.entries()) {
		logs.set(match, withUnsaved(match, toEntries(stored[place] ?? [])));
		await pause();
	}
	return logs;
};

const withUnsaved = (match: string, entries: readonly Entry[]): readonly Entry[] => {
	const waiting = unsavedEntries(match);
	if (waiting.length === 0) return entries;
	const keys = new Set(entries.map(keyOf));
	return [...entries, ...waiting.filter((entry) => !keys.has(keyOf(entry)))].sort(byOrder);
};

/**
 * Reads the logs of some matches, with their unsaved entries. Values that are not entries are left out.
 *
 * @param pause awaited after each match.
 * @throws {Trouble} when the store cannot be read.
 */
export const readLogs = (
	matches: readonly string[],
	pause: Pause
): Promise<ReadonlyMap<string, readonly Entry[]>> => readRanges(matches, keysOf, pause);

const startIn = (entries: readonly Entry[] = []): StartEntry | undefined =>
	entries.find((entry) => entry.kind === 'start');

/**
 * Reads the start of each of some matches. It takes a small part of the time that their logs take.
 *
 * @param pause awaited after each match.
 * @returns the starts; a match without a readable one is missing.
 * @throws {Trouble} when the store cannot be read.
 */
export const readStarts = async (
	matches: readonly string[],
	pause: Pause
): Promise<ReadonlyMap<string, StartEntry>> => {
	const begins = await readRanges(matches, firstOf, pause);
	// Nearly every log begins with its start.
	const others = matches.filter((match) => !startIn(begins.get(match)));
	const logs = others.length > 0 ? await readLogs(others, pause) : new Map<string, readonly Entry[]>();
	return new Map(
		matches.flatMap((match) => {
			const start = startIn(begins.get(match)) ?? startIn(logs.get(match));
			return start ? [[match, start] as const] : [];
		})
	);
};
