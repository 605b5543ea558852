/** Matches for spreadsheets, other programs and BG Stats, from the settings. */
import type { Download, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { eveningsOf, multiply } from '../support/evenings.mjs';
import { expect, test } from '../support/fixtures';
import { seedBackup } from '../support/seed-backup';

const text = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8');
/** Presses a button and waits for the file. */
const saved = async (page: Page, name: string): Promise<Download> => {
	const coming = page.waitForEvent('download');
	await page.getByRole('button', { name, exact: true }).click();
	return coming;
};

test('ten thousand matches can be cancelled, and leave no file @trial', async ({ page }) => {
	test.setTimeout(180_000);
	await seedBackup(page, eveningsOf(8));
	await multiply(page, 10_000);
	await page.goto('/en/settings/');
	const downloads: Download[] = [];
	page.on('download', (download) => downloads.push(download));
	await page.getByRole('button', { name: 'Save matches (CSV)', exact: true }).click();
	await expect(page.getByRole('progressbar', { name: 'Making the file' })).toBeVisible();
	await page.getByRole('button', { name: 'Cancel', exact: true }).click();
	await expect(page.getByText('Cancelled: no file was made.')).toBeVisible();
	await expect(page.getByRole('progressbar', { name: 'Making the file' })).toBeHidden();
	expect(downloads).toEqual([]);

	const whole = await text(await saved(page, 'Save matches (CSV)'));
	await expect(page.getByText('Cancelled: no file was made.')).toBeHidden();
	const ids = new Set(whole.split('\r\n').map((line) => line.split(',')[0]));
	ids.delete('');
	expect(ids.size).toBe(10_000 + 1);
});

test('the last evening, or all matches, are saved as a file for BG Stats @trial', async ({ page }) => {
	await seedBackup(page, eveningsOf(9));
	await page.goto('/en/settings/');
	const plays = async (): Promise<readonly unknown[]> => {
		const file = await saved(page, 'Save for BG Stats');
		expect(file.suggestedFilename()).toMatch(/^ochaya-\d{4}-\d\d-\d\d\.bgsplay$/);
		return (JSON.parse(await text(file)) as { readonly plays: readonly unknown[] }).plays;
	};
	expect(await plays()).toHaveLength(3);
	await expect(page.getByText('File saved with 3 matches.')).toBeVisible();
	await page
		.getByRole('group', { name: 'Which matches' })
		.locator('label')
		.filter({ hasText: 'All' })
		.click();
	expect(await plays()).toHaveLength(9);
});
