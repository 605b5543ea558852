import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endedRow } from '../../../tests/support/ended-row.ts';

const open = async () => ({
	...(await import('$lib/store/db/connection')),
	...(await import('$lib/store/db/tabs')),
	...(await import('$lib/store/settings/settings')),
	...(await import('./backup-due.ts'))
});
let app: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
	vi.resetModules();
	globalThis.indexedDB = new IDBFactory();
	app = await open();
});
afterAll(() => void vi.resetModules());

const put = async (id: string, isDeleted = false): Promise<void> => {
	await app.write(['matches'], (transaction) =>
		transaction.objectStore('matches').put({ ...endedRow, id, isDeleted })
	);
	app.announceToAll({ kind: 'match', match: id });
};

it('is offered for ten matches that the last one has not, without the deleted ones, until it was seen', async () => {
	for (let index = 0; index < 9; index += 1) await put(`match-${index}`);
	for (const id of ['gone-1', 'gone-2', 'gone-3']) await put(id, true);
	expect(await app.backupDue(12)).toBeUndefined();
	await put('tenth');
	const due = await app.backupDue(13);
	expect(due).toEqual({ matches: 10, name: 'backup-offer:0' });
	await app.markOnce(due?.name ?? '');
	expect(await app.backupDue(13)).toBeUndefined();
	await app.rememberBackupMade(5000);
	for (let index = 0; index < 10; index += 1) await put(`later-${index}`);
	expect(await app.backupDue(23)).toEqual({ matches: 10, name: 'backup-offer:5000' });
});
