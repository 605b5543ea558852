/** Exports matches from memory. It is apart from `export.ts`, so that a table loads no more of it. */
import { byOrder, type Entry } from '../../match/entry.ts';
import type { Backup } from './file-format.ts';
import { backupFormat, versionFor } from './label.ts';
import { keyOf } from '../log/stored-log.ts';

/**
 * @param entries the logs of one match or several, as they are in memory; they need not be stored.
 * @returns the backup, to be written as JSON in the lowest version that can express it.
 */
export const backupOfEntries = (entries: readonly Entry[], now: () => number = Date.now): Backup => ({
	format: backupFormat,
	version: versionFor(entries, []),
	exported: isoOf(now()),
	entries: unionOf(entries),
	players: []
});

const isoOf = (time: number): string => new Date(time).toISOString();

/** @returns each entry once (the first with its key), by match and in log order. */
export const unionOf = (entries: readonly Entry[]): Entry[] => {
	const entryByKey = new Map<string, Entry>();
	for (const entry of entries) if (!entryByKey.has(keyOf(entry))) entryByKey.set(keyOf(entry), entry);
	return [...entryByKey.values()].sort(
		(a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : 0) || byOrder(a, b)
	);
};
