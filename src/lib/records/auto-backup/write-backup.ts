/** Writes a backup into a folder and removes the earlier ones that it replaces. */
import type { FolderTrouble } from '$lib/store/backup/folder';
import { backupName, backupsToRemove, isOwnBackup } from './retention';

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
