import { beforeEach, expect, test } from 'vitest';
import { linesOf } from '../../../../tests/support/backup-tab.ts';
import { openBrowser, openTab, start, storeMatch, tap } from '../../../../tests/support/store-tab.ts';

beforeEach(openBrowser);

/** A stand-in: a real handle cannot be created here, nor stored by fake-indexeddb. */
const folder = {
	kind: 'directory',
	name: 'Backups',
	getFileHandle: true
} as unknown as FileSystemDirectoryHandle;
const open = async () => ({ ...(await openTab()), ...(await import('./folder.ts')) });

test('a folder is remembered, with what came of it, and forgotten', async () => {
	const tab = await open();
	expect(await tab.backupFolder()).toBeUndefined();
	await tab.keepBackupFolder({ folder, last: { at: 5, mark: '1-a' }, trouble: 'gone' });
	expect(await tab.backupFolder()).toEqual({ folder, last: { at: 5, mark: '1-a' }, trouble: 'gone' });
	await tab.forgetBackupFolder();
	expect(await tab.backupFolder()).toBeUndefined();
});

test('the folder is in no backup', async () => {
	const tab = await open();
	await storeMatch(tab, [start('one'), tap('one', 1)]);
	await tab.rememberSetup('pebbles', { goal: 3 });
	await tab.keepBackupFolder({ folder });
	const lines = (await linesOf((await tab.exportAll()).file)).join('\n');
	expect(lines).toContain('goal');
	expect(lines).not.toContain('Backups');
});

test('the content mark changes with a tap and with a name, and with nothing else', async () => {
	const tab = await open();
	const first = await tab.contentMark();
	await storeMatch(tab, [start('one'), tap('one', 1)]);
	const second = await tab.contentMark();
	await tab.keepBackupFolder({ folder });
	expect(await tab.contentMark()).toBe(second);
	await tab.addPlayer('Chie');
	const third = await tab.contentMark();
	expect(new Set([first, second, third]).size).toBe(3);
});
