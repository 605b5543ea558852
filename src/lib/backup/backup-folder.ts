/** The folder of automatic backups, in browsers that have the File System Access API: asking for it, and writing into it. */
import { m } from '$lib/i18n/paraglide/messages';
import type { FolderTrouble } from '$lib/store/backup/folder';
import { backupName, backupsToRemove, isOwnBackup } from './auto-backup-plan';

/** Methods of a directory handle that TypeScript's types do not have yet. */
interface Permissions {
	readonly queryPermission: (wanted: { mode: 'readwrite' }) => Promise<PermissionState>;
	readonly requestPermission: (wanted: { mode: 'readwrite' }) => Promise<PermissionState>;
}
type ShowPicker = (wanted: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;

const folderPicker = (): ShowPicker | undefined =>
	(globalThis as { readonly showDirectoryPicker?: ShowPicker }).showDirectoryPicker?.bind(globalThis);

/** Whether this browser lets the player choose a folder. */
export const canKeepFolder = (): boolean => folderPicker() !== undefined;

/** Shows the browser's folder picker, which needs a user gesture. @returns undefined when it is cancelled. */
export const chooseFolder = async (): Promise<FileSystemDirectoryHandle | undefined> => {
	try {
		return await folderPicker()?.({ id: 'ochaya-backup', mode: 'readwrite' });
	} catch (error) {
		if (error instanceof DOMException && error.name === 'AbortError') return undefined;
		throw error;
	}
};

const mode = { mode: 'readwrite' } as const;

/** @returns whether the folder may be written to without asking. */
export const hasAccess = async (folder: FileSystemDirectoryHandle): Promise<boolean> =>
	(await (folder as unknown as Permissions).queryPermission(mode)) === 'granted';

/** Asks the player for access, which needs a user gesture. @returns whether the folder may be written to. */
export const requestAccess = async (folder: FileSystemDirectoryHandle): Promise<boolean> =>
	(await (folder as unknown as Permissions).requestPermission(mode)) === 'granted';

/** By the name of the browser's `DOMException`. */
const troubleByName: Readonly<Record<string, FolderTrouble>> = {
	NotAllowedError: 'permission',
	SecurityError: 'permission',
	NotFoundError: 'gone',
	QuotaExceededError: 'full'
};

/** @param error thrown by an operation in the folder. */
export const folderTroubleOf = (error: unknown): FolderTrouble =>
	(error instanceof Error && troubleByName[error.name]) || 'failed';

/** The methods of a folder that are used, so that tests can replace it. */
export type Folder = Pick<FileSystemDirectoryHandle, 'getFileHandle' | 'removeEntry' | 'keys'>;

/**
 * Writes a backup beside the earlier ones, then removes those that need not be kept. The browser fills a file
 * only when writing is complete, so an unfinished backup of an earlier page is empty, and is removed here.
 *
 * @param device the id of this browser.
 * @param now in milliseconds since 1970.
 * @throws {DOMException} when it cannot be written; then no earlier backup was removed.
 */
export const writeBackup = async (folder: Folder, file: Blob, device: string, now: number): Promise<void> => {
	const names: string[] = [];
	for await (const name of folder.keys()) names.push(name);
	const name = backupName(now, device, names);
	const handle = await folder.getFileHandle(name, { create: true });
	try {
		const writing = await handle.createWritable();
		await writing.write(file);
		await writing.close();
		const { size } = await handle.getFile();
		if (size !== file.size) throw new DOMException('Not all was written', 'QuotaExceededError');
	} catch (error) {
		await folder.removeEntry(name).catch(() => undefined);
		throw error;
	}
	const whole: string[] = [];
	for (const other of names.filter((other) => isOwnBackup(other, device))) {
		const { size } = await (await folder.getFileHandle(other)).getFile();
		if (size > 0) whole.push(other);
		else await folder.removeEntry(other);
	}
	for (const old of backupsToRemove([...whole, name], name, device, now)) await folder.removeEntry(old);
};

/** What the player is told when backups cannot be written: what happened, what is safe, what to do. */
export const folderTroubleWords: Readonly<Record<FolderTrouble, (names: { folder: string }) => string>> = {
	permission: m.auto_backup_permission,
	gone: m.auto_backup_gone,
	full: m.auto_backup_full,
	failed: m.auto_backup_failed
};
