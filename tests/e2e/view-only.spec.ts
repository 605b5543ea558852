/** A device that only shows a match: nothing of its table can be tapped there, and it follows the other devices. */
import type { Page } from '@playwright/test';
import { backupOf, openRound, winningRound } from '../support/backups';
import { expect, test } from '../support/fixtures';
import { gameIds } from '../support/game-ids.mjs';
import { storedEntries } from '../support/group-site';
import { seedBackup } from '../support/seed-backup';
import { openLongMatch, tapsOf } from '../support/table-ways';

/** Switches it on or off in the match's menu. */
const toggle = async (page: Page): Promise<void> => {
	await page.locator('[name=menu]').tap();
	await page.locator('dialog[open] label', { hasText: 'Afficher seulement' }).tap();
	await page.keyboard.press('Escape');
};
for (const game of gameIds)
	test(`${game}: where it is only shown, nothing of the table can be tapped, and another tab is followed${game === 'hanabi' ? '' : ' @trial'}`, async ({
		page,
		context
	}) => {
		await openLongMatch(page, game, 20);
		const other = await context.newPage();
		await other.goto(page.url());
		await expect(other.locator('[name=menu]')).toBeVisible();
		await page.bringToFront();
		await toggle(page);
		await expect(page.getByText('Affichage seul')).toBeVisible();
		await page.reload();
		const places = await Promise.all(tapsOf(game).map((place) => page.locator(place).first().boundingBox()));
		const { length } = await storedEntries(page);
		const shown = await page.locator('main').innerText();
		for (const place of places)
			if (place) await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
		const [from, to] = places;
		if (from && to) {
			await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
			await page.mouse.down();
			await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
			await page.mouse.up();
		}
		for (const key of ['0', '1', '7', '8', '9', 'Shift+1', 'Control+z', 'ArrowRight', 'Enter', 'Space'])
			await page.keyboard.press(key);
		await expect(page.locator('main').getByRole('button', { disabled: false })).toHaveCount(1);
		expect(await page.locator('main').innerText()).toBe(shown);
		expect(await storedEntries(page)).toHaveLength(length);
		await other.bringToFront();
		await other.locator(tapsOf(game)[0]).first().tap();
		await expect.poll(async () => (await storedEntries(page)).length).toBe(length + 1);
		await expect.poll(async () => (await page.locator('main').innerText()) === shown).toBe(false);
		await page.bringToFront();
		await toggle(page);
		await page.locator('[name=undo]').tap();
		await expect.poll(async () => (await storedEntries(page)).length).toBe(length + 2);
	});

test('where it is only shown, the menu and the result change nothing of the match @trial', async ({
	page
}) => {
	await seedBackup(
		page,
		backupOf([
			{ id: 'open', names: ['Aki', 'Ben'], actions: [openRound] },
			{ id: 'over', names: ['Aki', 'Ben'], actions: [winningRound] }
		])
	);
	for (const id of ['open', 'over']) {
		await page.goto(`/fr/match/?id=${id}`);
		await toggle(page);
		await page.locator('[name=menu]').tap();
		const menu = page.getByRole('dialog');
		await expect(menu.getByRole('switch', { name: 'Afficher seulement' })).toBeChecked();
		for (const name of ['Rétablir', 'Rouvrir la partie', 'Abandonner…', 'Supprimer la partie'])
			await expect(menu.getByRole('button', { name })).toHaveCount(0);
		await page.keyboard.press('Escape');
	}
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aki gagne');
	await expect(page.getByRole('button', { name: /Annuler|Modifier|Note, date/ })).toHaveCount(0);
});

test('the address of version 1 for a large screen leads to the match, which is only shown there', async ({
	page
}) => {
	await seedBackup(page, backupOf([{ id: 'own', names: ['Aki', 'Ben'], actions: [openRound] }]));
	await page.goto('/fr/watch/?id=own');
	await expect(page).toHaveURL(/\/fr\/match\/\?id=own$/);
	await expect(page.getByText('Affichage seul')).toBeVisible();
});

test('a match that is not here yet is opened as soon as it arrives @trial', async ({ page, context }) => {
	await page.goto('/en/match/?id=later');
	await expect(page.getByText('It isn’t on this device.')).toBeVisible();
	const other = await context.newPage();
	await seedBackup(other, backupOf([{ id: 'later', names: ['Aki', 'Ben'], actions: [winningRound] }]));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aki wins');
});
