/** Taking a backup file in: refused whole with its reason, or merged. */
import { backupLimit, isBackupRefusal, readBackup, type BackupRefusal } from '$lib/store/backup-file';
import { gamesOf, importBackup, type Imported } from '$lib/store/import';
import { troubleOf, type TroubleCode } from '$lib/store/trouble';
import { projectorFor } from './projector';

/** What came of it; in all cases but `Imported` nothing has changed. */
export type ImportResult = Imported | BackupRefusal | { readonly trouble: TroubleCode };

/** @param file as chosen by the player: it may be anything. */
export const importFile = async (file: Blob): Promise<ImportResult> => {
	if (file.size > backupLimit) return { refused: 'too-big' };
	const backup = readBackup(await file.text());
	if (isBackupRefusal(backup)) return backup;
	try {
		return await importBackup(backup, await projectorFor(gamesOf(backup)));
	} catch (error) {
		return { trouble: troubleOf(error).code };
	}
};
