/** One match into a file, from memory: the table carries no more of the export than this. */
import { byOrder, type Entry } from '../../match/entry.ts';
import type { Backup } from './file-format.ts';
import { backupFormat, versionFor } from './label.ts';
import { keyOf } from '../log/stored-log.ts';

/** @returns a backup of one match from its log in memory, for when nothing can be stored; same format. */
export const exportMatch = (entries: readonly Entry[], now: () => number = Date.now): Backup => ({
	format: backupFormat,
	version: versionFor(entries, []),
	exported: isoOf(now()),
	entries: unionOf(entries),
	players: []
});

const isoOf = (time: number): string => new Date(time).toISOString();

/** @returns each entry once (the first of a key), by match and in log order. */
export const unionOf = (entries: readonly Entry[]): Entry[] => {
	const entryByKey = new Map<string, Entry>();
	for (const entry of entries) if (!entryByKey.has(keyOf(entry))) entryByKey.set(keyOf(entry), entry);
	return [...entryByKey.values()].sort(
		(a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : 0) || byOrder(a, b)
	);
};
