/** One backup into a folder, and what it takes the place of. */
import type { FolderTrouble } from '$lib/store/backup/folder';
import { isOwn, nameFor, toRemove } from './keep';

/** What the browser calls what went wrong. */
const troubleByName: Readonly<Record<string, FolderTrouble>> = {
	NotAllowedError: 'permission',
	SecurityError: 'permission',
	NotFoundError: 'gone',
	QuotaExceededError: 'full'
};

/** @param error of something that was done in the folder. */
export const folderTroubleOf = (error: unknown): FolderTrouble =>
	(error instanceof Error && troubleByName[error.name]) || 'failed';

/** The parts of a folder that are used, so that tests can have one of their own. */
export type Folder = Pick<FileSystemDirectoryHandle, 'getFileHandle' | 'removeEntry' | 'keys'>;

/**
 * Writes a backup beside the earlier ones, then removes those that need not be kept. The browser writes into a file
 * beside it and puts it in its place when it is whole: one that was not finished is empty, and is removed here.
 *
 * @param device the id of this browser.
 * @throws what the browser says when it cannot be written; then no earlier one was removed.
 */
export const writeBackup = async (folder: Folder, file: Blob, device: string, now: number): Promise<void> => {
	const names: string[] = [];
	for await (const name of folder.keys()) names.push(name);
	const name = nameFor(now, device, names);
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
	for (const other of names.filter((other) => isOwn(other, device))) {
		const { size } = await (await folder.getFileHandle(other)).getFile();
		if (size > 0) whole.push(other);
		else await folder.removeEntry(other);
	}
	for (const old of toRemove([...whole, name], name, device, now)) await folder.removeEntry(old);
};
