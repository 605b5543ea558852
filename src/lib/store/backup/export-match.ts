/** Exports matches from memory. It is apart from `export.ts`, so that a table loads no more of it. */
import type { Entry } from '../../match/entry.ts';
import type { Backup } from './file-format.ts';
import { backupFormat, backupVersion } from './label.ts';

/**
 * @param entries the lines of one match or several, one after the other, as they are in memory; they need not be stored.
 * @returns the backup, to be written as JSON.
 */
export const backupOfEntries = (entries: readonly Entry[], now: () => number = Date.now): Backup => ({
	format: backupFormat,
	version: backupVersion,
	exported: new Date(now()).toISOString(),
	entries,
	players: []
});
