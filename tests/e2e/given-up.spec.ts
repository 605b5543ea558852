/** A match is given up, left unfinished or deleted from its menu; each is told as such and can be taken back. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openTable } from '../support/setup';

const openMenu = (page: Page) => page.locator('[name=menu]').tap();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const giveUp = async (page: Page, how: RegExp): Promise<void> => {
	await openMenu(page);
	await button(page, 'Abandonner…').tap();
	await button(page, how).tap();
};
const inHistory = async (page: Page) => {
	await page.goto('/fr/history/');
	return page.getByRole('main').getByRole('listitem').first();
};

test('one player gives up: the other wins, and undo brings the table back @trial', async ({ page }) => {
	await openTable(page);
	await giveUp(page, /^Tom abandonne/);
	await expect(page.getByRole('heading', { name: 'Léa gagne' })).toBeVisible();
	await expect(page.getByText('Tom a abandonné.')).toBeVisible();
	await button(page, 'Annuler').tap();
	await expect(page.locator('[name=rules]')).toBeVisible();
	await giveUp(page, /^Tom abandonne/);
	await expect(page.getByRole('heading', { name: 'Léa gagne' })).toBeVisible();
	await expect(await inHistory(page)).toContainText('Tom a abandonné.');
});

test('a match is deleted from its menu and restored @trial', async ({ page }) => {
	await openTable(page);
	await openMenu(page);
	await button(page, 'Supprimer la partie').tap();
	await expect(page.getByRole('heading', { name: 'Partie supprimée' })).toBeVisible();
	await button(page, 'Restaurer').tap();
	await expect(page.locator('[name=menu]')).toBeVisible();
});
