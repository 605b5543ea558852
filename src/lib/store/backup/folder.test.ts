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

test('the content mark changes with all that a backup has, and with nothing else', async () => {
	const tab = await open();
	const marks = [await tab.contentMark()];
	const changes = [
		() => storeMatch(tab, [start('one'), tap('one', 1)]),
		() => storeMatch(tab, [start('one'), tap('one', 1), tap('one', 2)]),
		() => tab.addPlayer('Chie', undefined, () => 'chie'),
		() => tab.setHidden('chie', true),
		() => tab.putSeason({ name: 'Autumn', from: '2026-09-01', until: '2026-11-30' })
	];
	for (const change of changes) {
		await change();
		marks.push(await tab.contentMark());
	}
	expect(new Set(marks).size).toBe(1 + changes.length);
	await tab.keepBackupFolder({ folder });
	expect(await tab.contentMark()).toBe(marks.at(-1));
});
