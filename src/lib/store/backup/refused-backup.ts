import type { BackupRefusal } from './file-format.ts';

/** Why a file is not taken, thrown from the midst of reading it. */
export class RefusedBackup extends Error {
	override readonly name = 'RefusedBackup';
	constructor(readonly refusal: BackupRefusal) {
		super(`Backup: ${refusal.refused}`);
	}
}
