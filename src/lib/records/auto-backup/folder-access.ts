/** Access to a folder of the device, in browsers that have the File System Access API. */

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
