/** Matches for spreadsheets, other programs and BG Stats, from the settings. */
import type { Download, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectNoAxeFindings } from '../support/axe';
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
	await page.getByRole('button', { name: 'Matches (CSV)', exact: true }).click();
	await expect(page.getByRole('progressbar', { name: 'Making the file' })).toBeVisible();
	await page.getByRole('button', { name: 'Cancel', exact: true }).click();
	await expect(page.getByText('Cancelled: no file was made.')).toBeVisible();
	await expect(page.getByRole('progressbar', { name: 'Making the file' })).toBeHidden();
	expect(downloads).toEqual([]);

	const whole = await text(await saved(page, 'Matches (CSV)'));
	await expect(page.getByText('Cancelled: no file was made.')).toBeHidden();
	const ids = new Set(whole.split('\r\n').map((line) => line.split(',')[0]));
	ids.delete('');
	expect(ids.size).toBe(10_000 + 1);
});

test('the last evening goes to BG Stats by one link after the other, and each keeps its tick @trial', async ({
	page,
	context
}) => {
	await context.route('https://app.bgstatsapp.com/**', (route) => route.abort());
	await seedBackup(page, eveningsOf(9));
	await page.goto('/en/settings/');
	await page.getByRole('button', { name: 'Matches for BG Stats' }).click();
	const sheet = page.getByRole('dialog', { name: 'Matches for BG Stats' });
	const links = sheet.getByRole('link');
	await expect(links).toHaveCount(3);
	await expectNoAxeFindings(page);
	const href = (await links.first().getAttribute('href')) ?? '';
	const play = JSON.parse(new URL(href).searchParams.get('data') ?? '') as { readonly sourceName: string };
	expect(play.sourceName).toBe('Ochaya');

	// The page stays where the link opens the app.
	await page.evaluate(() =>
		document.addEventListener('click', (event) => {
			if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
		})
	);
	await links.first().click();
	await expect(links.first()).toContainText('Done');
	await page.reload();
	await page.getByRole('button', { name: 'Matches for BG Stats' }).click();
	await expect(links).toHaveCount(3);
	await expect(links.filter({ hasText: 'Done' })).toHaveCount(1);

	const coming = page.waitForEvent('download');
	await sheet.getByRole('button', { name: 'Save as one file' }).click();
	const file = await coming;
	expect(file.suggestedFilename()).toMatch(/^ochaya-\d{4}-\d\d-\d\d\.bgsplay$/);
	expect((JSON.parse(await text(file)) as { readonly plays: readonly unknown[] }).plays).toHaveLength(2);
	await expect(sheet.getByText('File saved with 2 matches.')).toBeVisible();
	await expect(links.filter({ hasText: 'Done' })).toHaveCount(3);
	await sheet.locator('label').filter({ hasText: 'All' }).click();
	await expect(links).toHaveCount(9);
	await expect(links.filter({ hasText: 'Done' })).toHaveCount(3);
});
