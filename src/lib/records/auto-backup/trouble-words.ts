/** What the player is told when backups cannot be written: what happened, what is safe, what to do. */
import { m } from '$lib/i18n/paraglide/messages';
import type { FolderTrouble } from '$lib/store/backup/folder';

export const troubleWords: Readonly<Record<FolderTrouble, (names: { folder: string }) => string>> = {
	permission: m.auto_backup_permission,
	gone: m.auto_backup_gone,
	full: m.auto_backup_full,
	failed: m.auto_backup_failed
};
