/** Automatic backups to a folder. A folder of the origin-private file system stands in for the user's. */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { eveningsOf } from '../support/evenings.mjs';
import { expect, test } from '../support/fixtures';
import { seedBackup } from '../support/seed-backup';
import { dumpDatabase } from '../support/database';

/**
 * Replaces the folder picker by one that gives a private folder; `access` in localStorage is the write
 * permission.
 */
const giveFolder = async (page: Page): Promise<void> => {
	await page.addInitScript(() => {
		const asked = () => Promise.resolve(localStorage.getItem('access') ?? 'granted');
		Object.assign(FileSystemHandle.prototype, {
			queryPermission: asked,
			requestPermission: () => {
				localStorage.setItem('access', 'granted');
				return Promise.resolve('granted');
			}
		});
		Object.assign(window, {
			showDirectoryPicker: async () =>
				(await navigator.storage.getDirectory()).getDirectoryHandle('Tea', { create: true })
		});
	});
};

/** @returns the names and sizes of the files in the folder. */
const filesOf = (page: Page): Promise<readonly (readonly [name: string, size: number])[]> =>
	page.evaluate(async () => {
		const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('Tea');
		const found: [string, number][] = [];
		for await (const name of folder.keys()) {
			const file = await (await folder.getFileHandle(name)).getFile();
			found.push([name, file.size]);
		}
		return found.sort();
	});
const putFile = (page: Page, name: string, text: string): Promise<void> =>
	page.evaluate(
		async ({ name, text }) => {
			const folder = await (
				await navigator.storage.getDirectory()
			).getDirectoryHandle('Tea', { create: true });
			const writing = await (await folder.getFileHandle(name, { create: true })).createWritable();
			await writing.write(text);
			await writing.close();
		},
		{ name, text }
	);

const own = /^ochaya-auto-\d{4}-\d\d-\d\d-\d{6}-[0-9a-f]{8}\.jsonl\.gz$/;
const chooseFolder = async (page: Page): Promise<void> => {
	await page.goto('/en/settings/');
	await page.getByRole('button', { name: 'Back up automatically to a folder' }).click();
	await expect(page.getByText(/Backing up automatically to “Tea”\. Last one/)).toBeVisible();
};
const evening = Date.UTC(2026, 2, 14, 20);

test('in a chosen folder, a backup is made at once and again after changes; other files are left alone @trial', async ({
	page
}) => {
	await giveFolder(page);
	await seedBackup(page, eveningsOf(3, evening));
	await putFile(page, 'ochaya-2026-11-23.jsonl.gz', 'made by hand');
	await chooseFolder(page);
	await expectNoAxeFindings(page);
	const first = (await filesOf(page)).filter(([name]) => own.test(name));
	expect(first).toHaveLength(1);
	expect(first[0]?.[1]).toBeGreaterThan(100);
	expect(await filesOf(page)).toHaveLength(2);
	await expect(page.getByText(/Last backup/)).toBeAttached();
	expect(await dumpDatabase(page)).toContain('backup-folder');

	// After a quarter of an hour, a backup is made only if something changed.
	await page.clock.install({ time: Date.now() + 16 * 60_000 });
	await page.reload();
	await page.clock.runFor(60_000);
	expect(await filesOf(page)).toHaveLength(2);
	await page.clock.resume();
	await seedBackup(page, eveningsOf(4, evening));
	await page.goto('/en/history/');
	await page.clock.fastForward(20 * 60_000);
	await expect.poll(async () => (await filesOf(page)).length).toBe(3);
	expect(await filesOf(page)).toContainEqual(['ochaya-2026-11-23.jsonl.gz', 12]);

	await page.goto('/en/settings/');
	await page.getByRole('button', { name: 'Stop' }).click();
	await expect(page.getByRole('button', { name: 'Back up automatically to a folder' })).toBeVisible();
	expect(await filesOf(page)).toHaveLength(3);
});

test('lost permission and a lost folder are reported on home and in the settings, where permission is given again @trial', async ({
	page
}) => {
	await giveFolder(page);
	await seedBackup(page, eveningsOf(3, evening));
	await chooseFolder(page);
	await page.evaluate(() => localStorage.setItem('access', 'prompt'));
	await page.clock.install({ time: Date.now() + 16 * 60_000 });
	await page.reload();
	const told = page.getByText(/no longer lets Ochaya write to “Tea”/);
	await expect(told).toBeVisible();
	await page.clock.resume();
	await expectNoAxeFindings(page);
	await page.goto('/en/');
	await expect(told).toBeVisible();
	await page.getByRole('complementary').getByRole('link', { name: 'Go to backup' }).click();
	await page.getByRole('button', { name: 'Allow it again' }).click();
	await expect(told).toHaveCount(0);
	await expect(page.getByText(/Backing up automatically to “Tea”\. Last one/)).toBeVisible();

	await page.evaluate(async () => {
		await (await navigator.storage.getDirectory()).removeEntry('Tea', { recursive: true });
	});
	await seedBackup(page, eveningsOf(4, evening));
	await page.goto('/en/settings/');
	await page.clock.fastForward(20 * 60_000);
	await expect(page.getByText(/The folder “Tea” is no longer there/)).toBeVisible();
});

test('a browser without folder access offers no automatic backups @trial', async ({ page }) => {
	await page.addInitScript(() => void Reflect.deleteProperty(window, 'showDirectoryPicker'));
	await page.goto('/en/settings/');
	await expect(page.getByRole('button', { name: 'Export to a file' })).toBeEnabled();
	await expect(page.getByRole('button', { name: 'Back up automatically to a folder' })).toHaveCount(0);
});
