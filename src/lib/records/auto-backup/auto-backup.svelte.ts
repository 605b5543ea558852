/**
 * Backups that make themselves, into a folder the player chose: a quarter of an hour after the last at the earliest,
 * when something changed, in one tab, while the app is open.
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
import { countMatches } from '$lib/store/lists/list-matches';
import { deviceId, noteBackup } from '$lib/store/settings/settings';
import { askAllowed, chooseFolder, isAllowed } from './access';
import { isDue, waitFor } from './timing';
import { folderTroubleOf, writeBackup } from './write';

class AutoBackup {
	/** The folder and what came of it; undefined where none was chosen. */
	kept = $state.raw<BackupFolder>();
	isBusy = $state(false);
	#isStarted = false;
	/** When one was last tried: what fails is not tried again each minute. */
	#tried: number | undefined;

	/** Reads what is remembered: another tab may have written since. */
	async look(): Promise<void> {
		this.kept = await backupFolder();
	}

	/** Goes on as long as the page is open, in one of its tabs; once a folder was chosen. */
	start(): void {
		if (this.#isStarted) return;
		this.#isStarted = true;
		void navigator.locks.request('ochaya-auto-backup', async () => {
			for (;;) {
				await this.look();
				if (!this.kept) break;
				await this.#backUpIfDue(this.kept);
				await new Promise((later) => setTimeout(later, waitFor(Date.now(), this.#since())));
			}
			this.#isStarted = false;
		});
	}

	/** Has the player choose a folder, and makes the first backup. In the moment of a tap. */
	async choose(): Promise<void> {
		const folder = await chooseFolder();
		if (!folder) return;
		await this.#keep({ folder });
		preferences.set({ hasBackupFolder: true });
		await this.#backUp({ folder });
		this.start();
	}

	/** Asks for the folder again, and makes a backup at once. In the moment of a tap. */
	async goOn(): Promise<void> {
		const { kept } = this;
		if (!kept) return;
		const allowed = kept.trouble !== 'permission' || (await askAllowed(kept.folder).catch(() => false));
		if (allowed) await this.#backUp(kept);
		this.start();
	}

	/** Makes no more; those that were made stay. */
	async stop(): Promise<void> {
		await forgetBackupFolder();
		preferences.set({ hasBackupFolder: false });
		this.kept = undefined;
	}

	/** When the last one was made, or tried. */
	#since(): number | undefined {
		return this.#tried ?? this.kept?.last?.at;
	}

	async #backUpIfDue(kept: BackupFolder): Promise<void> {
		if (this.isBusy || !isDue(Date.now(), this.#since())) return;
		await whenQuiet(1000);
		try {
			if (!(await isAllowed(kept.folder))) await this.#keep({ ...kept, trouble: 'permission' });
			else if (kept.trouble || kept.last?.mark !== (await contentMark())) await this.#backUp(kept);
		} catch {
			// The store cannot be read: it says so elsewhere, and is asked again in a minute.
		}
	}

	async #backUp({ folder, last }: BackupFolder): Promise<void> {
		this.isBusy = true;
		try {
			const at = Date.now();
			this.#tried = at;
			// Before the file: what is added meanwhile makes the next one.
			const [mark, device] = await Promise.all([contentMark(), deviceId()]);
			const { file, trouble } = await exportAll();
			// A part of it is no backup, and must not take the place of one.
			if (trouble) return;
			const wrong = await writeBackup(folder, file, device, at).then(() => undefined, folderTroubleOf);
			// It may have been stopped meanwhile, here or in another tab.
			if (!(await backupFolder())) return;
			await this.#keep(
				wrong ? { folder, trouble: wrong, ...(last && { last }) } : { folder, last: { at, mark } }
			);
			if (!wrong) await noteBackup({ at, matches: await countMatches() });
		} catch {
			// The store cannot be read or written: it says so elsewhere.
		} finally {
			this.isBusy = false;
		}
	}

	async #keep(kept: BackupFolder): Promise<void> {
		await keepBackupFolder(kept);
		this.kept = kept;
	}
}

export const autoBackup = new AutoBackup();
