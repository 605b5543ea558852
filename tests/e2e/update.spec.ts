/** A new version of the app is offered, never forced, and never during a match. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '../support/fixtures';
import { backupOf } from '../support/backups';
import { beginMatch } from '../support/app-actions';
import { installed, lookForUpdate } from '../support/installed.mjs';
import { expectNoOverlap, phoneSizes } from '../support/apart';
import { seedBackup } from '../support/seed-backup';
import { stubStorage } from '../support/storage-faults';
import { storedKinds } from '../support/database';
import { startSite } from '../support/site.mjs';
import { buildDir } from '../../tools/paths.mjs';

interface Releases {
	readonly origin: string;
	/** Puts the next version on the server; to browsers, a changed worker is a new version. */
	readonly publish: () => void;
}

const test = base.extend<{ releases: Releases }>({
	// Playwright reads the names of the needed fixtures from the first parameter; here there are none.
	// eslint-disable-next-line no-empty-pattern
	releases: async ({}, use) => {
		const replaced = new Map<string, string>();
		const site = await startSite({ dir: buildDir, replaced });
		const worker = readFileSync(join(buildDir, 'sw.js'), 'utf8');
		const publish = () => void replaced.set('/sw.js', `${worker}\n// The next version.\n`);
		await use({ origin: site.origin, publish });
		await site.stop();
	},
	baseURL: async ({ releases }, use) => {
		await use(releases.origin);
	}
});

test.use({ serviceWorkers: 'allow' });

const prompt = (page: Page) =>
	page.getByRole('status').filter({ hasText: 'A new version of Ochaya is ready.' });

/** Marks the document, to detect a reload. */
const mark = (page: Page) =>
	page.evaluate(() => {
		document.documentElement.setAttribute('data-marked', '');
	});
const marked = (page: Page) => page.locator('html[data-marked]');
const isWaiting = (page: Page) =>
	page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

test('the first visit offers no update; a new version is offered on home, and installed when accepted', async ({
	page,
	releases
}) => {
	await page.goto('/en/');
	await installed(page);
	await mark(page);
	await test.step('the first visit', async () => {
		await lookForUpdate(page);
		await expect(prompt(page)).toBeHidden();
		await expect(marked(page)).toBeAttached();
	});
	releases.publish();
	await lookForUpdate(page);
	await expect(prompt(page)).toBeVisible();
	await expect(marked(page)).toBeAttached();

	await page.getByRole('button', { name: 'Update', exact: true }).click();
	await expect(marked(page)).not.toBeAttached();
	await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
	await expect(prompt(page)).toBeHidden();
	expect(await isWaiting(page)).toBe(false);
});

test('the offer on home does not cover the resume bar; postponed, it comes again on the next visit @trial', async ({
	page,
	releases
}) => {
	await seedBackup(page, backupOf([{ id: 'open', names: ['Aki', 'Ben'] }]));
	await page.goto('/en/');
	await installed(page);
	releases.publish();
	await lookForUpdate(page);
	const resume = page.getByRole('link', { name: 'Resume' });
	for (const size of phoneSizes) {
		await page.setViewportSize(size);
		await expectNoOverlap(prompt(page), resume);
	}
	await page.getByRole('button', { name: 'Later' }).click();
	await expect(prompt(page)).toBeHidden();
	await page.getByRole('link', { name: 'History' }).click();
	await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
	await expect(prompt(page)).toBeHidden();
	expect(await isWaiting(page)).toBe(true);
	await page.goto('/en/');
	await expect(prompt(page)).toBeVisible();
	await resume.click();
	await expect(page.locator('[data-score]')).toBeVisible();
});

test('nothing is offered at the table, but once the table is left @trial', async ({ page, releases }) => {
	await page.goto('/en/');
	await installed(page);
	await page.goto('/en/new/?game=hanamikoji');
	await beginMatch(page);
	releases.publish();
	await mark(page);
	await lookForUpdate(page);
	expect(await isWaiting(page)).toBe(true);
	await page.locator('[data-cell=near-0]').click();
	await expect(page.locator('[data-cell=near-0]')).toContainText('1');
	await expect(prompt(page)).toBeHidden();
	await page.getByRole('button', { name: 'Match menu' }).click();
	await page.getByRole('link', { name: 'Leave the table' }).click();
	await expect(prompt(page)).toBeVisible();
	await expect(marked(page)).toBeAttached();
});

test('accepted in one tab, a tab with a match open goes on until the match is left', async ({
	context,
	page,
	releases
}) => {
	await page.goto('/en/');
	await installed(page);
	const table = await context.newPage();
	await table.goto('/en/new/?game=hanamikoji');
	await beginMatch(table, ['Aki', 'Ben']);
	await mark(table);

	releases.publish();
	await lookForUpdate(page);
	await page.getByRole('button', { name: 'Update', exact: true }).click();
	await expect(prompt(page)).toBeHidden();
	await expect.poll(() => isWaiting(table)).toBe(false);
	await table.locator('[data-cell=near-0]').click();
	await expect(table.locator('[data-cell=near-0]')).toContainText('1');
	await expect(table.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
	await expect(marked(table)).toBeAttached();

	await table.getByRole('button', { name: 'Match menu' }).click();
	await table.getByRole('link', { name: 'Leave the table' }).click();
	await expect(marked(table)).not.toBeAttached();
	await table.getByRole('link', { name: 'Resume' }).click();
	await expect(table.locator('[data-cell=near-0]')).toContainText('1');
});

for (const { how, isReloaded, between } of [
	{ how: 'changes to it by itself', isReloaded: false, between: ['near-1', 'near-2', 'far-3'] },
	{ how: 'may be reloaded at the moment of a tap', isReloaded: true, between: [] }
])
	test(`accepted in one tab, with a newer database: a tab at a table ${how}, and every tap is stored once @trial`, async ({
		context,
		page,
		releases
	}) => {
		await page.goto('/en/');
		await installed(page);
		const table = await context.newPage();
		await table.goto('/en/new/?game=hanamikoji');
		await beginMatch(table, ['Aki', 'Ben']);
		const id = new URL(table.url()).searchParams.get('id') ?? '';
		const cell = (name: string) => table.locator(`[data-cell=${name}]`);
		await cell('near-0').click();
		await expect(cell('near-0')).toContainText('1');
		for (const each of [page, table]) await mark(each);
		// Pages loaded from now on use the next version of the database.
		for (const each of [page, table]) await stubStorage(each, ['ahead']);

		releases.publish();
		await lookForUpdate(page);
		await page.getByRole('button', { name: 'Update', exact: true }).click();
		await expect(marked(page)).not.toBeAttached();
		await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
		for (const name of between) {
			await cell(name).click();
			await expect(cell(name)).toContainText('1');
		}
		if (isReloaded) {
			const loaded = table.waitForEvent('load');
			await cell('far-4').evaluate((button: HTMLElement) => {
				button.click();
				location.reload();
			});
			await loaded;
		} else await cell('far-4').click();
		await expect(marked(table)).not.toBeAttached();
		const tapped = ['near-0', ...between, 'far-4'];
		for (const name of tapped) await expect(cell(name)).toContainText('1');
		await expect(table.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
		await expect(table.getByRole('alert')).toBeHidden();
		expect(await storedKinds(table, id)).toEqual(['start', ...tapped.map(() => 'action')]);
	});
