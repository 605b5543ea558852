/**
 * Automatic backups into a folder that the player chose. They are made while the app is open, in one tab
 * only, when something has changed, and at most every quarter of an hour.
 */
import { preferences } from '$lib/device/preferences.svelte';
import { whenQuiet } from '$lib/device/when-quiet';
import {
	backupFolder,
	contentMark,
	forgetBackupFolder,
	keepBackupFolder,
	type BackupFolder
} from '$lib/store/backup/folder';
import { exportAll } from '$lib/store/backup/export';
import { deviceId } from '$lib/store/settings/settings';
import { isDue, waitUntilCheck } from './auto-backup-plan';
import { rememberBackupMade } from './backup-due';
import { chooseFolder, folderTroubleOf, hasAccess, requestAccess, writeBackup } from './backup-folder';

class AutoBackup {
	/** The folder with its last backup and its trouble; undefined where none was chosen. */
	target = $state.raw<BackupFolder>();
	isBusy = $state(false);
	#isStarted = false;
	/**
	 * When this page last tried, in milliseconds since 1970, so that a failing backup is not tried each minute.
	 */
	#triedAt: number | undefined;

	/** Reads the folder and its state from the store again, since another tab may have changed them. */
	async reload(): Promise<void> {
		this.target = await backupFolder();
	}

	/** Makes backups as long as the page is open and a folder is chosen; a lock leaves this to one tab. */
	start(): void {
		if (this.#isStarted) return;
		this.#isStarted = true;
		void navigator.locks.request('ochaya-auto-backup', async () => {
			for (;;) {
				await this.reload();
				if (!this.target) break;
				await this.#backUpIfDue(this.target);
				await new Promise((later) => setTimeout(later, waitUntilCheck(Date.now(), this.#lastAttempt())));
			}
			this.#isStarted = false;
		});
	}

	/** Lets the player choose a folder, which needs a user gesture, and makes the first backup. */
	async choose(): Promise<void> {
		const folder = await chooseFolder();
		if (!folder) return;
		await this.#setTarget({ folder });
		preferences.set({ hasBackupFolder: true });
		await this.#backUp({ folder });
		this.start();
	}

	/** Makes a backup at once, after asking for access if it was lost, which needs a user gesture. */
	async resume(): Promise<void> {
		const { target } = this;
		if (!target) return;
		const allowed =
			target.trouble !== 'permission' || (await requestAccess(target.folder).catch(() => false));
		if (allowed) await this.#backUp(target);
		this.start();
	}

	/** Ends automatic backups; the files already written stay. */
	async stop(): Promise<void> {
		await forgetBackupFolder();
		preferences.set({ hasBackupFolder: false });
		this.target = undefined;
	}

	/** When the last backup was made or tried, in milliseconds since 1970. */
	#lastAttempt(): number | undefined {
		return this.#triedAt ?? this.target?.last?.at;
	}

	async #backUpIfDue(target: BackupFolder): Promise<void> {
		if (this.isBusy || !isDue(Date.now(), this.#lastAttempt())) return;
		await whenQuiet(1000);
		try {
			if (!(await hasAccess(target.folder))) await this.#setTarget({ ...target, trouble: 'permission' });
			else if (target.trouble || target.last?.mark !== (await contentMark())) await this.#backUp(target);
		} catch {
			// The store cannot be read, which other parts of the app tell; it is tried again in a minute.
		}
	}

	async #backUp({ folder, last }: BackupFolder): Promise<void> {
		this.isBusy = true;
		try {
			const at = Date.now();
			this.#triedAt = at;
			// Read before the file is made, so that whatever is added meanwhile leads to the next backup.
			const [mark, device] = await Promise.all([contentMark(), deviceId()]);
			const { file, trouble } = await exportAll();
			// A partial file is no backup, and must not replace one.
			if (trouble) return;
			const wrong = await writeBackup(folder, file, device, at).then(() => undefined, folderTroubleOf);
			// Automatic backups may have been stopped meanwhile, here or in another tab.
			if (!(await backupFolder())) return;
			await this.#setTarget(
				wrong ? { folder, trouble: wrong, ...(last && { last }) } : { folder, last: { at, mark } }
			);
			if (!wrong) await rememberBackupMade(at);
		} catch {
			// The store cannot be read or written, which other parts of the app tell.
		} finally {
			this.isBusy = false;
		}
	}

	async #setTarget(target: BackupFolder): Promise<void> {
		await keepBackupFolder(target);
		this.target = target;
	}
}

export const autoBackup = new AutoBackup();
