/** Remembers the folder that automatic backups are written to. */
import * as v from 'valibot';
import { read, write } from '../db/connection.ts';
import { lengthIn } from '../lists/row.ts';
import { hiddenPlayers } from '../players/players.ts';
import { listSeasons, readSetting } from '../settings/settings.ts';

const key = 'backup-folder';

/** Why a backup could not be written. The player has something else to do for each. */
const folderTroubles = ['permission', 'gone', 'full', 'failed'] as const;
export type FolderTrouble = (typeof folderTroubles)[number];

const schema = v.object({
	// Only the browser can create a handle, and only using it shows whether it still works.
	folder: v.custom<FileSystemDirectoryHandle>(
		(value) => typeof value === 'object' && value !== null && 'getFileHandle' in value
	),
	/** The last backup: when it was made, in milliseconds since 1970, and the `contentMark` of then. */
	last: v.optional(v.object({ at: v.number(), mark: v.string() })),
	trouble: v.optional(v.picklist(folderTroubles))
});
/** The folder, the last backup in it, and why the next one failed if it did. */
export type BackupFolder = Readonly<v.InferOutput<typeof schema>>;

/** @returns undefined when no folder was chosen, or when it cannot be read. */
export const backupFolder = (): Promise<BackupFolder | undefined> => readSetting(key, schema);

/**
 * Remembers a folder and its last backup. Backups do not contain it: of the settings, they hold the setups
 * only.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const keepBackupFolder = async (folder: BackupFolder): Promise<void> => {
	await write(['settings'], (tx) => tx.objectStore('settings').put(folder, key));
};

/**
 * Forgets the folder. The files in it stay.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const forgetBackupFolder = async (): Promise<void> => {
	await write(['settings'], (tx) => tx.objectStore('settings').delete(key));
};

/**
 * @returns a short string that changes whenever something is added or changed that a backup contains.
 * @throws {Trouble} when the store cannot be read.
 */
export const contentMark = async (): Promise<string> => {
	const { rows, lists } = await read(['matches', 'players', 'ruleSets'], async (transaction) => ({
		rows: await transaction.objectStore('matches').getAll(),
		lists: [
			await transaction.objectStore('players').getAll(),
			await transaction.objectStore('ruleSets').getAll()
		]
	}));
	// A line only grows, and one that replaces another leaves it as a match of its own, so their number is enough.
	const entries = rows.reduce<number>((sum, row) => sum + lengthIn(row), 0);
	const made = [...lists, await listSeasons(), [...(await hiddenPlayers())]];
	const bytes = new TextEncoder().encode(JSON.stringify(made));
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return `${entries}-${Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};
