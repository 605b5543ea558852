/** The history: matches are listed, resumed, deleted and restored. */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { backupOf, openRound, winningRound, type Planned } from '../support/backups';
import { expect, test } from '../support/fixtures';
import { beginMatch, deleteMatch, downloadedBackup } from '../support/app-actions';
import { seedBackup } from '../support/seed-backup';
import { putStartAt } from '../support/database';

const three: readonly Planned[] = [
	{ id: 'won', names: ['Aki', 'Ben'], actions: [winningRound] },
	{ id: 'under-way', names: ['Chie', 'Dan'], actions: [openRound] },
	{ id: 'begun', names: ['Ema', 'Fuku'] }
];

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const row = (page: Page, names: string) => rows(page).filter({ hasText: names });

test('each match is listed with its standing or result, the newest first, and opens', async ({ page }) => {
	await seedBackup(page, backupOf(three));
	await page.goto('/en/history/');
	await expect(rows(page)).toHaveCount(3);
	await expect(rows(page).locator('strong')).toHaveText(['Aki and Ben', 'Chie and Dan', 'Ema and Fuku']);
	await expect(row(page, 'Aki and Ben')).toContainText('Aki wins with 4 geishas.');
	await expect(row(page, 'Aki and Ben')).not.toContainText('In progress');
	await expect(row(page, 'Chie and Dan')).toContainText('In progress');
	await expect(row(page, 'Chie and Dan')).toContainText(/Round 2 .*Chie 4\b.*Dan 9\b/);

	await test.step('a match under way is resumed; an ended one shows its result', async () => {
		await row(page, 'Chie and Dan').getByRole('link').click();
		await expect(page.locator('[data-score]')).toBeVisible();
		await expect(page.locator('[data-standing=far]')).toContainText('9');
		await page.goBack();
		await row(page, 'Aki and Ben').getByRole('link').click();
		await expect(page.getByRole('heading', { name: 'Aki wins' })).toBeVisible();
	});
});

test('a match with an invalid date, stored by an earlier version, is listed and can be deleted @trial', async ({
	page
}) => {
	await seedBackup(page, backupOf(three));
	await putStartAt(page, 'won', 8.64e15 + 5);
	await page.goto('/en/history/');
	await expect(rows(page)).toHaveCount(3);
	await expect(row(page, 'Aki and Ben')).toContainText('This match won’t open');
	await row(page, 'Aki and Ben').getByRole('link').click();
	await expect(page.getByRole('heading', { name: 'This match won’t open' })).toBeVisible();
	await deleteMatch(page, 'won');
	// It cannot be opened to say that it is deleted; the list without it does.
	await page.waitForURL('/en/history/');
	await expect(rows(page).locator('strong')).toHaveText(['Chie and Dan', 'Ema and Fuku']);
	await expect(page.getByText('Deleted matches (1)')).toBeVisible();
});

test('a deleted match is in no list but that of deleted matches, and can be restored', async ({
	context,
	page
}) => {
	await seedBackup(page, backupOf(three));
	await deleteMatch(page, 'under-way');
	await expect(page.getByRole('heading', { name: 'Match deleted' })).toBeVisible();
	await page.goto('/en/history/');
	await expect(rows(page).locator('strong')).toHaveText(['Aki and Ben', 'Ema and Fuku']);
	await page.goto('/en/');
	await expect(page.getByRole('main').getByRole('link', { name: /Ema and Fuku/ })).toBeVisible();
	await expect(page.getByText('Chie and Dan')).toHaveCount(0);
	await page.goto('/en/match/?id=under-way');
	await expect(page.getByRole('heading', { name: 'Match deleted' })).toBeVisible();
	await expect(page.locator('[data-score]')).toHaveCount(0);
	const file = await downloadedBackup(page, page.getByRole('button', { name: 'Export now' }));
	expect(file.entries.map(({ kind }) => kind)).toEqual(['start', 'action', 'delete']);

	const gone = page.getByRole('group').filter({ hasText: 'Deleted matches' }).getByRole('listitem');
	await test.step('the list of deleted matches follows other tabs', async () => {
		await page.goto('/en/history/');
		await page.getByText('Deleted matches (1)').click();
		await expect(gone).toHaveCount(1);
		await expect(gone).toContainText(/Chie and Dan.*Hanamikoji.*In progress.*Round 2/s);
		await expectNoAxeFindings(page);
		const other = await context.newPage();
		await deleteMatch(other, 'begun');
		await expect(gone).toHaveCount(2);
		await other.close();
	});
	await test.step('a restored match is back at its place in the history, and opens where it was', async () => {
		await page.getByRole('button', { name: 'Restore the match: Chie and Dan' }).click();
		await expect(page.getByText('The match is back in your history: Chie and Dan.')).toBeFocused();
		await expect(gone.locator('strong')).toHaveText(['Ema and Fuku']);
		await page.getByText('Deleted matches (1)').click();
		await expect(rows(page).locator('strong')).toHaveText(['Aki and Ben', 'Chie and Dan']);
		await row(page, 'Chie and Dan').getByRole('link').click();
		await expect(page.locator('[data-standing=far]')).toContainText('9');
	});
	await test.step('the page of a deleted match restores it too; without any, the list is not offered', async () => {
		await page.goto('/en/history/');
		await page.getByText('Deleted matches (1)').click();
		await gone.getByRole('link').click();
		await page.getByRole('button', { name: 'Restore', exact: true }).click();
		await expect(page.locator('[data-score]')).toBeVisible();
		await page.goto('/en/history/');
		await expect(rows(page)).toHaveCount(3);
		await expect(page.getByText(/Deleted matches/)).toHaveCount(0);
	});
});

test('a long history is loaded in pages, with no match twice @trial', async ({ page }) => {
	const names = Array.from({ length: 45 }, (_, index) => `Guest ${String(index + 1).padStart(2, '0')}`);
	const planned = names.map((name, index): Planned => ({ id: `match-${index}`, names: [name, 'Host'] }));
	await seedBackup(page, backupOf(planned));
	await page.goto('/en/history/');
	const more = page.getByRole('button', { name: 'Show more' });
	const listed = (count: number) => names.slice(0, count).map((name) => `${name} and Host`);
	await expect(rows(page).locator('strong')).toHaveText(listed(20));
	await more.click();
	await expect(rows(page).locator('strong')).toHaveText(listed(40));
	await more.click();
	await expect(rows(page).locator('strong')).toHaveText(listed(45));
	await expect(more).toBeHidden();
});

test('a change in another tab appears in the list @trial', async ({ context, page }) => {
	await seedBackup(page, backupOf(three));
	await page.goto('/en/history/');
	await expect(rows(page)).toHaveCount(3);
	const other = await context.newPage();
	await other.goto('/en/new/?game=hanamikoji');
	await beginMatch(other, ['Gen', 'Hana']);
	await expect(rows(page).locator('strong').first()).toHaveText('Gen and Hana');
});

test('a match page of an unknown id says so and leads home @trial', async ({ page }) => {
	for (const id of ['nowhere', '', '<script>'])
		await test.step(`“${id}”`, async () => {
			await page.goto(`/en/match/?id=${encodeURIComponent(id)}`);
			await expect(page.getByRole('heading', { name: 'Match not found' })).toBeVisible();
			await expect(page.getByText('It may be on another one, or in a backup you can import')).toBeVisible();
			await page.getByRole('link', { name: 'Home' }).click();
			await page.waitForURL('/en/');
		});
});
