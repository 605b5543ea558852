import type { BackupRefusal } from './file-format.ts';

/** Thrown while reading a file, with the reason why it is refused. */
export class RefusedBackup extends Error {
	override readonly name = 'RefusedBackup';
	constructor(readonly refusal: BackupRefusal) {
		super(`Backup: ${refusal.refused}`);
	}
}
