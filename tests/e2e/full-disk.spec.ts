/** Real failures of the browser's storage: taps shown as saved are stored, and the others give a message. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { beginMatch, downloadedBackup, saveMark } from '../support/app-actions';
import { withProfile, siteDataBlocked } from '../support/profile';
import { deleteDatabase, lowerQuota } from '../support/real-faults';
import { storedKinds } from '../support/database';

const taps = 30;
/** Taps something that the rules always allow: a card of the last geisha, or undo. */
const tapOnce = (page: Page, tap: number): Promise<void> =>
	(tap % 2 === 0
		? page.locator('[data-cell=near-6]')
		: page.getByRole('button', { name: 'Undo the last step' })
	).click();
const kindsOf = (count: number) =>
	Array.from({ length: count }, (_, tap) => (tap % 2 === 0 ? 'action' : 'undo'));
/**
 * Taps "Try again" until everything is saved. The button may disappear, because a pending attempt may
 * succeed.
 */
const savedInTheEnd = (page: Page): Promise<void> =>
	expect(async () => {
		const retry = page.getByRole('button', { name: 'Try again' });
		if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
		await expect(saveMark(page)).toHaveAttribute('data-save', 'saved', { timeout: 2_000 });
	}).toPass();

test('a full disk at each of thirty taps: a message, an export, and all is stored once there is room @trial', async ({
	page,
	site
}) => {
	test.setTimeout(180_000);
	const quota = await lowerQuota(page, site.origin);
	await page.goto('/en/new/?game=hanamikoji');
	await beginMatch(page, ['Aki', 'Ben']);
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
	const id = new URL(page.url()).searchParams.get('id') ?? '';
	let told = 0;
	for (let tap = 0; tap < taps; tap += 1) {
		await quota.fill();
		await tapOnce(page, tap);
		// A quick save shows no change of the mark, so the database is checked too.
		const isStored = async () => (await storedKinds(page, id)).length === tap + 2;
		const isSaid = async () => (await saveMark(page).getAttribute('data-save')) !== 'saved';
		await expect.poll(async () => (await isSaid()) || (await isStored())).toBe(true);
		// The mark must not stay at "saving": a tap that fits is saved, and otherwise there is a message within
		// seconds.
		await expect(saveMark(page)).toHaveAttribute('data-save', /^(saved|quota|lost)$/);
		if ((await saveMark(page).getAttribute('data-save')) !== 'saved') {
			told += 1;
			await expect(page.getByRole('alert')).toBeVisible();
			const file = await downloadedBackup(page, page.getByRole('button', { name: 'Export now' }));
			expect(file.entries).toHaveLength(tap + 2);
		}
		await quota.free();
		await savedInTheEnd(page);
		await expect(page.getByRole('alert')).toBeHidden();
		await expect.poll(isStored).toBe(true);
	}
	expect(told).toBe(taps);
	await page.reload();
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
	expect(await storedKinds(page, id)).toEqual(['start', ...kindsOf(taps)]);
});

test('a full disk, and then the database is lost: all of it is stored once there is room @trial', async ({
	page,
	site
}) => {
	const quota = await lowerQuota(page, site.origin);
	await page.goto('/en/new/?game=hanamikoji');
	await beginMatch(page, ['Aki', 'Ben']);
	const id = new URL(page.url()).searchParams.get('id') ?? '';
	for (let tap = 0; tap < 5; tap += 1) await tapOnce(page, tap);
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
	await quota.fill();
	await deleteDatabase(page);
	await tapOnce(page, 5);
	await expect(saveMark(page)).toHaveAttribute('data-save', /^(saved|quota|lost)$/);
	await quota.free();
	await savedInTheEnd(page);
	expect(await storedKinds(page, id)).toEqual(['start', ...kindsOf(6)]);
});

test('with blocked site data, a message says so, and a match is played from memory and exported @trial', async ({
	site
}) => {
	await withProfile(siteDataBlocked, async (context) => {
		const page = await context.newPage();
		await page.goto(`${site.origin}/en/`);
		const refused = page.getByRole('alert').filter({ hasText: 'This browser can’t save anything' });
		await expect(refused).toBeVisible();
		await page.goto(`${site.origin}/en/new/?game=hanamikoji`);
		await beginMatch(page, ['Aki', 'Ben']);
		await expect(refused).toBeVisible();
		await expect(saveMark(page)).toHaveAttribute('data-save', 'refused');
		await tapOnce(page, 0);
		await expect(page.locator('[data-cell=near-6]')).toContainText('1');
		await expect(saveMark(page)).toHaveAttribute('data-save', 'refused');
		const file = await downloadedBackup(page, page.getByRole('button', { name: 'Export now' }));
		expect(file.entries.map(({ kind }) => kind)).toEqual(['start', 'action']);
	});
});
