/** The folder that backups are written into by themselves: what this device remembers of it. */
import * as v from 'valibot';
import { read, write } from '../db/transact.ts';

const key = 'backup-folder';

/** What keeps a backup from being written: what to do differs for each. */
export const folderTroubles = ['permission', 'gone', 'full', 'failed'] as const;
export type FolderTrouble = (typeof folderTroubles)[number];

const schema = v.object({
	// Only the browser makes these, and only it can tell whether one is still good.
	folder: v.custom<FileSystemDirectoryHandle>(
		(value) => typeof value === 'object' && value !== null && 'getFileHandle' in value
	),
	/** The last one that was made: when, and what there was then (see `contentMark`). */
	last: v.optional(v.object({ at: v.number(), mark: v.string() })),
	trouble: v.optional(v.picklist(folderTroubles))
});
/** The folder, the last backup that was made, and what is wrong with it, if anything. */
export type BackupFolder = Readonly<v.InferOutput<typeof schema>>;

/** @returns undefined where none was chosen, or it cannot be read. */
export const backupFolder = async (): Promise<BackupFolder | undefined> => {
	try {
		const stored: unknown = await read(['settings'], (tx) => tx.objectStore('settings').get(key));
		const parsed = v.safeParse(schema, stored);
		return parsed.success ? parsed.output : undefined;
	} catch {
		return undefined;
	}
};

/**
 * Remembers a folder, and what came of it. It stays on this device: backups hold only the setups of the settings.
 *
 * @throws {Trouble} when it cannot be written.
 */
export const keepBackupFolder = async (folder: BackupFolder): Promise<void> => {
	await write(['settings'], (tx) => tx.objectStore('settings').put(folder, key));
};

/** Forgets it; the files in it stay. @throws {Trouble} when it cannot be written. */
export const forgetBackupFolder = async (): Promise<void> => {
	await write(['settings'], (tx) => tx.objectStore('settings').delete(key));
};

/**
 * @returns a short text that is another one when something was added or changed that a backup holds.
 * @throws {Trouble} when it cannot be read.
 */
export const contentMark = async (): Promise<string> => {
	const { entries, lists } = await read(['entries', 'players', 'ruleSets'], async (transaction) => ({
		// Entries are only ever added.
		entries: await transaction.objectStore('entries').count(),
		lists: [
			await transaction.objectStore('players').getAll(),
			await transaction.objectStore('ruleSets').getAll()
		]
	}));
	const bytes = new TextEncoder().encode(JSON.stringify(lists));
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return `${entries}-${Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};
