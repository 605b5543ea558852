import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { write } from '$lib/store/db/transact';
import { announceToAll } from '$lib/store/db/tabs';
import { markOnce } from '$lib/store/settings/settings';
import { endedRow } from '../../../tests/support/ended-row.ts';
import { backupDue, noteBackupMade } from './backup-due.ts';

const put = async (id: string, isDeleted = false): Promise<void> => {
	await write(['matches'], (transaction) =>
		transaction.objectStore('matches').put({ ...endedRow, id, isDeleted })
	);
	announceToAll({ kind: 'match', match: id });
};

it('is offered for ten matches that the last one has not, without the deleted ones, until it was seen', async () => {
	for (let index = 0; index < 9; index += 1) await put(`match-${index}`);
	for (const id of ['gone-1', 'gone-2', 'gone-3']) await put(id, true);
	expect(await backupDue(12)).toBeUndefined();
	await put('tenth');
	const due = await backupDue(13);
	expect(due).toEqual({ matches: 10, name: 'backup-offer:0' });
	await markOnce(due?.name ?? '');
	expect(await backupDue(13)).toBeUndefined();
	await noteBackupMade(5000);
	for (let index = 0; index < 10; index += 1) await put(`later-${index}`);
	expect(await backupDue(23)).toEqual({ matches: 10, name: 'backup-offer:5000' });
});
