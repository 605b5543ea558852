/**
 * Taps and input before the page is hydrated have their effect afterwards. The tests delay the page's
 * scripts.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** Opens a page without its scripts. @returns a function that lets them load. */
const openAsleep = async (page: Page, path: string): Promise<() => void> => {
	let wake = (): void => undefined;
	const awake = new Promise<void>((done) => (wake = done));
	await page.route(/\/entry\/start\..*\.js$/, async (route) => {
		await awake;
		await route.continue();
	});
	await page.goto(path, { waitUntil: 'commit' });
	return wake;
};

test('a name typed and added is on the list once the page is hydrated @trial', async ({ page }) => {
	const wake = await openAsleep(page, '/en/players/');
	await page.getByLabel('Player’s name').fill('Zoé');
	await page.getByRole('button', { name: 'Add', exact: true }).click();
	wake();
	const names = page.getByRole('main').getByRole('listitem').locator('strong');
	await expect(names).toHaveText(['Zoé']);
	await expect(page.getByLabel('Player’s name')).toHaveValue('');
});

test('a choice takes effect once the page is hydrated @trial', async ({ page }) => {
	const wake = await openAsleep(page, '/en/settings/');
	await page.locator('label').filter({ hasText: 'Dark' }).click();
	wake();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('what is folded is open once the page is hydrated, with what it loads @trial', async ({ page }) => {
	const wake = await openAsleep(page, '/en/settings/');
	await page.getByText('Code and font by others').click();
	wake();
	await expect(page.getByRole('link', { name: 'All licences in full' })).toBeVisible();
});
