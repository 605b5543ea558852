/** Export to a file and import: an import only adds, and an invalid file changes nothing. */
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { expectNoAxeFindings } from '../support/axe';
import { backupOf, logOf, openRound, winningRound } from '../support/backups';
import { expect, test } from '../support/fixtures';
import { beginMatch, chooseFile, downloadedBackup, importBackup, saveMark } from '../support/app-actions';
import { mutantArbitrary } from '../support/mutants';
import { packedBackup } from '../support/packed-backup.mjs';
import { setFault, stubStorage } from '../support/storage-faults';
import { dumpDatabase } from '../support/database';

const two = () =>
	backupOf([
		{ id: 'won', names: ['Aki', 'Ben'], actions: [winningRound] },
		{ id: 'under-way', names: ['Chie', 'Dan'], actions: [openRound] }
	]);

const tryAnother = 'Try another backup, or export this one again.';
const said = (page: Page) => page.locator('.said');
const matchLink = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

test('everything is exported, and another browser imports it once', async ({ browser, page, site }) => {
	await page.goto('/en/new/?game=hanamikoji');
	await beginMatch(page, ['Aki', 'Ben']);
	await page.locator('[data-cell=near-0]').click();
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
	await page.goto('/en/new/?game=hanamikoji');
	await beginMatch(page, ['Aki', 'Chie']);
	await page.goto('/en/settings/');
	const file = await downloadedBackup(page, page.getByRole('button', { name: 'Export to a file' }));

	expect(file.name).toMatch(/^ochaya-\d{4}-\d\d-\d\d\.jsonl\.gz$/);
	expect(file.format).toBe('ochaya-backup');
	expect(file.version).toBe(9);
	expect(file.entries.map(({ kind }) => kind).toSorted()).toEqual(['action', 'start', 'start']);
	expect(file.players.map(({ name }) => name).toSorted()).toEqual(['Aki', 'Ben', 'Chie']);

	const content = file.bytes;
	const elsewhere = await browser.newContext({ baseURL: site.origin });
	const there = await elsewhere.newPage();
	await there.goto('/en/settings/');
	await chooseFile(there, content, file.name);
	await expect(said(there)).toHaveText('Imported: 2 matches and 3 players.');
	const after = await dumpDatabase(there);
	await chooseFile(there, content, file.name);
	await expect(said(there)).toHaveText('Nothing new: everything was already here.');
	expect(await dumpDatabase(there)).toBe(after);

	const again = await downloadedBackup(there, there.getByRole('button', { name: 'Export to a file' }));
	expect(again.entries).toEqual(file.entries);
	expect(again.players).toEqual(file.players);
	await there.goto('/en/history/');
	await expect(matchLink(there, /Aki and Chie/)).toBeVisible();
	await matchLink(there, /Aki and Ben/).click();
	await expect(there.locator('[data-cell=near-0]')).toContainText('1');
	await elsewhere.close();
});

test('ten thousand entries are exported to one file and imported again @trial', async ({
	browser,
	page,
	site
}) => {
	test.slow();
	await page.goto('/en/settings/');
	await chooseFile(page, await packedBackup({ matches: 100, length: 100 }), 'ochaya.jsonl.gz');
	await expect(said(page)).toHaveText('Imported: 100 matches and 2 players.', { timeout: 30_000 });
	const file = await downloadedBackup(page, page.getByRole('button', { name: 'Export to a file' }));
	expect(file.entries).toHaveLength(10_000);

	const elsewhere = await browser.newContext({ baseURL: site.origin });
	const there = await elsewhere.newPage();
	await there.goto('/en/settings/');
	await chooseFile(there, file.bytes, file.name);
	await expect(said(there)).toHaveText('Imported: 100 matches and 2 players.', { timeout: 30_000 });
	const again = await downloadedBackup(there, there.getByRole('button', { name: 'Export to a file' }));
	expect(again.entries).toEqual(file.entries);
	await elsewhere.close();
});

test('an import that is cancelled, or whose file cannot be read, says so and changes nothing @trial', async ({
	page
}) => {
	await page.goto('/en/settings/');
	const file = await packedBackup({ matches: 60, length: 100 });
	// The first file never answers, and the second one is gone.
	await page.evaluate(() => {
		let readings = 0;
		Blob.prototype.arrayBuffer = () => {
			readings += 1;
			if (readings === 1) return new Promise(() => undefined);
			return Promise.reject(new DOMException('gone', 'NotReadableError'));
		};
	});
	await chooseFile(page, file, 'ochaya.jsonl.gz');
	const progress = page.getByRole('progressbar', { name: /^Importing/ });
	await expect(progress).toBeVisible();
	await expectNoAxeFindings(page);
	await page.getByRole('button', { name: 'Cancel' }).click();
	await expect(said(page)).toHaveText(/^Import cancelled\.\s*Nothing has changed/);
	await expect(progress).toHaveCount(0);

	await chooseFile(page, file, 'ochaya.jsonl.gz');
	await expect(said(page).locator('p').first()).toHaveText(/^The file couldn’t be read to the end/);
	await page.reload();
	await chooseFile(page, file, 'ochaya.jsonl.gz');
	await expect(said(page)).toHaveText(/^Imported: \d\d\smatches\.$/);
});

test('a small file that unpacks to millions of lines is refused at once @trial', async ({ page }) => {
	await page.goto('/en/settings/');
	const label = '{"format":"ochaya-backup","version":3,"exported":"2026-01-02T00:00:00.000Z"}\n';
	await chooseFile(page, gzipSync(label + '{}\n'.repeat(4_000_000)), 'ochaya.jsonl.gz');
	await expect(said(page)).toHaveText(`This file is damaged. Nothing has changed. ${tryAnother}`);
	await expect(said(page)).toHaveAttribute('data-damage', 'line 2');
});

test('a sample of files gone wrong: every match that is imported is listed and opens @trial', async ({
	page
}) => {
	test.slow();
	const mutants = fc.sample(mutantArbitrary, { seed: 11, numRuns: 60 });
	await page.goto('/en/settings/');
	for (const [index, { make }] of mutants.entries()) {
		await chooseFile(page, make(String(index)));
		await expect(said(page).locator('p').first()).toBeVisible();
	}
	await page.goto('/en/players/');
	await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
	await page.goto('/en/');
	await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
	await page.goto('/fr/history/');
	const links = page.getByRole('main').getByRole('listitem').getByRole('link');
	await expect(links.first()).toBeVisible();
	const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
	expect(addresses.length).toBeGreaterThan(5);
	for (const address of addresses) {
		await page.goto(address);
		await expect(page.locator('main')).toBeVisible();
		await expect(page.getByRole('heading', { name: 'La partie ne s’ouvre pas' })).toBeHidden();
	}
});

test('an open match shows what an import in another tab adds to it @trial', async ({ context, page }) => {
	const planned = { id: 'ours', names: ['Aki', 'Ben'], at: Date.UTC(2026, 0, 1) } as const;
	await importBackup(page, 'en', { ...backupOf([]), entries: logOf(planned) });
	const table = await context.newPage();
	await table.goto('/en/match/?id=ours');
	await expect(table.locator('[data-cell=near-0]')).toContainText('0');
	const count = { type: 'count', side: 0, geisha: 0, cards: 2 };
	await chooseFile(page, { ...backupOf([]), entries: logOf({ ...planned, actions: [count] }) });
	await expect(table.locator('[data-cell=near-0]')).toContainText('2');
});

test.describe('refused completely, with nothing changed', () => {
	test('a valid file, on a full disk @trial', async ({ page }) => {
		await stubStorage(page);
		await importBackup(page, 'en', backupOf([{ id: 'here', names: ['Ema', 'Fuku'] }]));
		const before = await dumpDatabase(page);
		await setFault(page, 'full', true);
		await chooseFile(page, two());
		await expect(page.getByRole('alert')).toContainText('This device is out of space');
		await expect(said(page)).toHaveText('Nothing has changed.');
		expect(await dumpDatabase(page)).toBe(before);
		await setFault(page, 'full', false);
		await chooseFile(page, two());
		await expect(said(page)).toHaveText('Imported: 2 matches and 4 players.');
		await expect(page.getByRole('alert')).toBeHidden();
	});
});
