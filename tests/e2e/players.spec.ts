/** Players are added, renamed and offered in the setup; a match keeps the names with which it was played. */
import type { Page } from '@playwright/test';
import { backupOf, winningRound } from '../support/backups';
import { expect, test } from '../support/fixtures';
import { seedBackup } from '../support/seed-backup';

const list = (page: Page) => page.getByRole('main').getByRole('listitem');
const names = (page: Page) => list(page).locator('strong');
const add = async (page: Page, name: string) => {
	await page.getByLabel('Player’s name').fill(name);
	await page.getByRole('button', { name: 'Add', exact: true }).click();
};
const seat = (page: Page, number: number) => page.getByRole('textbox', { name: `Player ${number}` });

test('a player is added and stays @trial', async ({ page }) => {
	await page.goto('/en/players/');
	await expect(page.getByText('Players appear here once you start a match.')).toBeVisible();
	await add(page, '  Zoé   Ōta ');
	await expect(names(page)).toHaveText(['Zoé Ōta']);
	await expect(page.getByLabel('Player’s name')).toHaveValue('');
	await page.reload();
	await expect(names(page)).toHaveText(['Zoé Ōta']);
});

test('a player is renamed; past matches keep the old name until they are renamed too', async ({ page }) => {
	await seedBackup(page, backupOf([{ id: 'won', names: ['Aki', 'Ben'], actions: [winningRound] }]));
	await page.goto('/en/players/');
	await page.getByRole('button', { name: 'Rename Aki' }).click();
	const field = page.getByRole('textbox', { name: 'Rename Aki' });
	await expect(field).toBeFocused();
	await field.fill('Bea');
	await page.getByRole('button', { name: 'Cancel' }).click();
	await expect(names(page)).toHaveText(['Aki', 'Ben']);

	await page.getByRole('button', { name: 'Rename Aki' }).click();
	await field.fill('ben');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByRole('alert')).toHaveText('“Ben” is already in the list.');
	await field.fill(' ');
	await field.press('Enter');
	await expect(page.getByRole('alert')).toHaveText('A name needs at least one letter.');

	await field.fill('Akiko');
	await field.press('Enter');
	await expect(list(page).filter({ hasText: 'Akiko' })).toBeVisible();
	await expect(page.getByText('1\u00a0match still shows “Aki”. Show “Akiko” there too?')).toBeVisible();
	await page.getByRole('button', { name: 'Leave as is' }).click();
	await expect(page.getByText('still shows')).toBeHidden();
	await page.goto('/en/history/');
	await expect(list(page).getByRole('link')).toContainText('Aki wins with 4 geishas.');
	await page.goto('/en/match/?id=won');
	await expect(page.getByRole('heading', { name: 'Aki wins', exact: true })).toBeVisible();
	// The setup offers the new name.
	await page.goto('/en/new/?game=hanamikoji');
	await page.getByRole('list', { name: 'Known players' }).getByText('Akiko').click();
	await expect(seat(page, 1)).toHaveValue('Akiko');
});

test('the next name can be typed while the last one is being stored @trial', async ({ page }) => {
	await page.goto('/en/players/');
	const field = page.getByLabel('Player’s name');
	await field.fill('Zoé');
	await field.evaluate((input: HTMLInputElement) => {
		input.form?.requestSubmit();
		input.value = 'Bob';
		input.dispatchEvent(new InputEvent('input', { bubbles: true }));
	});
	await expect(names(page)).toHaveText(['Zoé']);
	await expect(field).toHaveValue('Bob');
});

test('a player added by mistake is deleted on their page, and comes back with undo @trial', async ({
	page
}) => {
	await page.goto('/en/players/');
	await add(page, 'Zoé');
	await add(page, 'Bob');
	await list(page).filter({ hasText: 'Zoé' }).getByRole('link').click();
	await page.getByText('Delete player').click();
	await page.getByRole('button', { name: 'Delete Zoé' }).click();
	await expect(page).toHaveURL(/\/players\/$/);
	await expect(page.getByText('Zoé is no longer in the list.')).toBeVisible();
	await expect(names(page)).toHaveText(['Bob']);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(names(page)).toHaveText(['Bob', 'Zoé']);
	await page.reload();
	await expect(names(page)).toHaveText(['Bob', 'Zoé']);
});

test('a player with matches is hidden: no longer offered, found by name, shown again @trial', async ({
	page
}) => {
	await seedBackup(page, backupOf([{ id: 'won', names: ['Aki', 'Ben'], actions: [winningRound] }]));
	await page.goto('/en/players/');
	await list(page).filter({ hasText: 'Aki' }).getByRole('link').click();
	await page.getByText('Hide player').click();
	await expect(page.getByRole('button', { name: 'Delete Aki' })).toBeHidden();
	await page.getByRole('button', { name: 'Hide Aki' }).click();
	await expect(page.getByRole('button', { name: 'Show Aki again' })).toBeVisible();
	await page.goto('/en/new/?game=hanamikoji');
	const known = page.getByRole('list', { name: 'Known players' });
	await expect(known.getByRole('button')).toHaveText(['Ben']);
	await page.goto('/en/players/');
	await expect(names(page)).toHaveText(['Ben']);
	await page.getByText('1\u00a0hidden player').click();
	await page.getByRole('button', { name: 'Show Aki again' }).click();
	await expect(names(page)).toHaveCount(2);
	await expect(page.getByText('1\u00a0hidden player')).toBeHidden();
});

test('known players are seated with a tap each @trial', async ({ page }) => {
	await page.goto('/en/players/');
	for (const name of ['Aki', 'Ben', 'Chie']) {
		await add(page, name);
		await expect(list(page).filter({ hasText: name })).toBeVisible();
	}
	await page.goto('/en/new/?game=hanamikoji');
	const known = page.getByRole('list', { name: 'Known players' });
	await expect(known.getByRole('button')).toHaveCount(3);
	const boxes = async () =>
		Promise.all((await known.getByRole('button').all()).map((chip) => chip.boundingBox()));
	const before = await boxes();
	await known.getByText('Chie').click();
	await known.getByText('Aki').click();
	await expect(seat(page, 1)).toHaveValue('Chie');
	await expect(seat(page, 2)).toHaveValue('Aki');
	// None moves, so that a second tap lands on the name it was meant for.
	expect(await boxes()).toEqual(before);
	for (const [name, isSeated] of [
		['Aki', 'true'],
		['Ben', 'false'],
		['Chie', 'true']
	] as const)
		await expect(known.getByRole('button', { name })).toHaveAttribute('aria-pressed', isSeated);
	// A further tap replaces the player in the focused field.
	await seat(page, 1).focus();
	await known.getByText('Ben').click();
	await expect(seat(page, 1)).toHaveValue('Ben');
	await page.getByRole('button', { name: 'Swap seats' }).first().click();
	await expect(seat(page, 1)).toHaveValue('Aki');
	await expect(seat(page, 2)).toHaveValue('Ben');
	await known.getByText('Aki').click();
	await expect(seat(page, 1)).toHaveValue('');
});
