/** A folder of the device, where the browser can keep one that was chosen. */

/** What the types of browsers do not tell yet. */
interface Permissions {
	readonly queryPermission: (wanted: { mode: 'readwrite' }) => Promise<PermissionState>;
	readonly requestPermission: (wanted: { mode: 'readwrite' }) => Promise<PermissionState>;
}
type Choose = (wanted: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;

const chooser = (): Choose | undefined =>
	(globalThis as { readonly showDirectoryPicker?: Choose }).showDirectoryPicker?.bind(globalThis);

/** Whether this browser can keep a folder. */
export const canKeepFolder = (): boolean => chooser() !== undefined;

/** Has the player choose one; in the moment of a tap. @returns undefined when they choose none. */
export const chooseFolder = async (): Promise<FileSystemDirectoryHandle | undefined> => {
	try {
		return await chooser()?.({ id: 'ochaya-backup', mode: 'readwrite' });
	} catch (error) {
		if (error instanceof DOMException && error.name === 'AbortError') return undefined;
		throw error;
	}
};

const mode = { mode: 'readwrite' } as const;

/** @returns whether the folder may be written to now. */
export const isAllowed = async (folder: FileSystemDirectoryHandle): Promise<boolean> =>
	(await (folder as unknown as Permissions).queryPermission(mode)) === 'granted';

/** Asks the player; in the moment of a tap. @returns whether the folder may be written to. */
export const askAllowed = async (folder: FileSystemDirectoryHandle): Promise<boolean> =>
	(await (folder as unknown as Permissions).requestPermission(mode)) === 'granted';
