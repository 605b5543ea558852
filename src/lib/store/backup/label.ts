/**
 * The label of a backup file, a backup of matches in memory, and why a file is refused. It is apart from the schemas, which
 * only reading a file needs.
 */
import type { Entry } from '../../match/entry.ts';

export const backupFormat = 'ochaya-backup';
/**
 * The version that is written: each match as one line. Earlier ones had the logs of version 1: version 2 added rule sets,
 * version 3 was the first in parts, version 4 added corrected details, marks and joined players, version 5 choices between
 * two continuations, version 6 matches that were given up, version 7 results that were noted, and version 8 seasons and
 * hidden players.
 */
export const backupVersion = 9;

/** What every file begins with. */
export interface Label {
	readonly format: typeof backupFormat;
	readonly version: typeof backupVersion;
	readonly exported: string;
}
/** A backup of matches alone. */
type BackupOfMatches = Label & { readonly entries: readonly Entry[]; readonly players: readonly [] };

/** @returns the label of a file, before it is written as JSON. */
export const labelAt = (now: number): Label => ({
	format: backupFormat,
	version: backupVersion,
	exported: new Date(now).toISOString()
});

/**
 * @param entries the lines of one match or several, one after the other, as they are in memory; they need not be stored.
 * @returns the backup, to be written as JSON.
 */
export const backupOfEntries = (
	entries: readonly Entry[],
	now: () => number = Date.now
): BackupOfMatches => ({
	...labelAt(now()),
	entries,
	players: []
});

export const backupRefusalCodes = [
	'too-big',
	'gone',
	'not-json',
	'foreign',
	'newer',
	'damaged',
	'unknown-game',
	'rule-set'
] as const;
export type BackupRefusalCode = (typeof backupRefusalCodes)[number];

/**
 * Why a file is refused. `gone` means that it can no longer be read, or was changed meanwhile. `where` is the
 * path of the damaged value; `name` is that of a rule set that its game refuses.
 */
export interface BackupRefusal {
	readonly refused: BackupRefusalCode;
	readonly where?: string;
	readonly name?: string;
}

/** Whether the result of reading a backup is a refusal. */
export const isBackupRefusal = (result: object): result is BackupRefusal => 'refused' in result;

/** Thrown while reading a file, with the reason why it is refused. */
export class RefusedBackup extends Error {
	override readonly name = 'RefusedBackup';
	constructor(readonly refusal: BackupRefusal) {
		super(`Backup: ${refusal.refused}`);
	}
}
