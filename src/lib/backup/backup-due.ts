/** How many matches a new backup would add to the last one. */
import { matches } from '$lib/matches/matches.svelte';
import { lastBackup, rememberBackup, wasDone } from '$lib/store/settings/settings';

/** The number of new matches from which a backup is offered. */
export const fewestForOffer = 10;

/** An offer of a backup. */
export interface BackupDue {
	/** How many matches were added since the last one. */
	readonly matches: number;
	/** The key under which it is noted that the offer was seen; a new backup makes a new key, and so a new offer. */
	readonly name: string;
}

/**
 * @param stored how many matches are stored, with deleted ones: with few of them no rows are read.
 * @returns undefined where too few matches are new, or the offer was seen.
 */
export const backupDue = async (stored: number): Promise<BackupDue | undefined> => {
	const last = await lastBackup();
	const saved = last?.matches ?? 0;
	const name = `backup-offer:${last?.at ?? 0}`;
	if (stored - saved < fewestForOffer || (await wasDone(name))) return undefined;
	// Only the rows tell which matches were deleted.
	await matches.refresh();
	const added = matches.rows.length - saved;
	return added >= fewestForOffer ? { matches: added, name } : undefined;
};

/** Notes that a backup was made, in milliseconds since 1970, of all matches there are. */
export const rememberBackupMade = async (at: number): Promise<void> => {
	await matches.refresh();
	await rememberBackup({ at, matches: matches.rows.length });
};
