/** The browser's own storage fails, not a stub of it: what is called saved is stored, what is not is told. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { beginMatch, savedBy, saveMark } from '../support/house';
import { inProfile, siteDataBlocked } from '../support/profile';
import { deleteDatabase, lowerQuota } from '../support/real-faults';
import { storedKinds } from '../support/stored';

const taps = 30;
/** A tap that the rules always take: one more card of the last geisha, or one less. */
const tapOnce = (page: Page, tap: number): Promise<void> =>
	(tap % 2 === 0
		? page.locator('[data-cell=near-6]')
		: page.getByRole('button', { name: 'Undo the last step' })
	).click();
const kindsOf = (count: number) =>
	Array.from({ length: count }, (_, tap) => (tap % 2 === 0 ? 'action' : 'undo'));
/** Tries again for as long as it is offered: an attempt under way may be the one that succeeds. */
const savedInTheEnd = (page: Page): Promise<void> =>
	expect(async () => {
		const retry = page.getByRole('button', { name: 'Try again' });
		if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
		await expect(saveMark(page)).toHaveAttribute('data-save', 'saved', { timeout: 2_000 });
	}).toPass();

test('a full disk at each of thirty taps: said, exported, and all stored once there is room', async ({
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
		// Nothing is said of a save that is quick: the store tells whether it was one.
		const isStored = async () => (await storedKinds(page, id)).length === tap + 2;
		const isSaid = async () => (await saveMark(page).getAttribute('data-save')) !== 'saved';
		await expect.poll(async () => (await isSaid()) || (await isStored())).toBe(true);
		// What fits after all is saved; what does not is told within seconds, never left at “saving”.
		await expect(saveMark(page)).toHaveAttribute('data-save', /^(saved|quota|lost)$/);
		if ((await saveMark(page).getAttribute('data-save')) !== 'saved') {
			told += 1;
			await expect(page.getByRole('alert')).toBeVisible();
			const file = await savedBy(page, page.getByRole('button', { name: 'Export now' }));
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

test('a full disk, and then the database is lost: all of it is stored once there is room', async ({
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

test('site data blocked: told as refused, played from memory and exported', async ({ site }) => {
	await inProfile(siteDataBlocked, async (context) => {
		const page = await context.newPage();
		await page.goto(`${site.origin}/en/`);
		const refused = page.getByRole('alert').filter({ hasText: 'This browser lets nothing be stored' });
		await expect(refused).toBeVisible();
		await page.goto(`${site.origin}/en/new/?game=hanamikoji`);
		await beginMatch(page, ['Aki', 'Ben']);
		await expect(refused).toBeVisible();
		await expect(saveMark(page)).toHaveAttribute('data-save', 'refused');
		await tapOnce(page, 0);
		await expect(page.locator('[data-cell=near-6]')).toContainText('1');
		await expect(saveMark(page)).toHaveAttribute('data-save', 'refused');
		const file = await savedBy(page, page.getByRole('button', { name: 'Export now' }));
		expect(file.entries.map(({ kind }) => kind)).toEqual(['start', 'action']);
	});
});
