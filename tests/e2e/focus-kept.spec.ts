/** The focus is never lost: where a pressed button goes away, it goes on to what stands in its place or follows. */
import type { Locator, Page } from '@playwright/test';
import { importBackup } from '../support/app-actions';
import { backupOf, openRound, playerId, winningRound } from '../support/backups';
import { expect, test } from '../support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const backup = backupOf([
	{ id: 'won', names: ['Léa', 'Tom'], actions: [winningRound] },
	{ id: 'begun', names: ['Léa', 'Tom'], actions: [openRound] },
	{ id: 'third', names: ['Léa', 'Sam'] }
]);

/** Presses a button by keys. */
const press = async (button: Locator): Promise<void> => {
	await button.focus();
	// A key, unlike a click, does not wait until the button can be pressed.
	await expect(button).toBeEnabled();
	await button.press('Enter');
};
const button = (page: Page, name: string | RegExp): Locator =>
	page.getByRole('button', { name, exact: typeof name === 'string' });
/** Presses a button that goes away by that, and expects that something else has the focus then. */
const expectLedOn = async (pressed: Locator, then: Locator): Promise<void> => {
	await press(pressed);
	await expect(pressed).toHaveCount(0);
	await expect(then).toBeFocused();
};
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });

test('on the pages, each button that goes away leads on @trial', async ({ page }) => {
	await test.step('home: the offer to install', async () => {
		await page.goto('/en/');
		await expectLedOn(button(page, 'Close'), page.getByRole('link', { name: 'Play', exact: true }));
	});
	await importBackup(page, 'en', backup);
	await test.step('history: all again', async () => {
		await page.goto('/en/history/?game=hanamikoji');
		await expectLedOn(button(page, 'Clear filters'), page.getByRole('searchbox'));
	});
	await test.step('players: a name is kept', async () => {
		await page.goto('/en/players/');
		await press(button(page, 'Rename Sam'));
		await page.keyboard.type('Sami');
		await expectLedOn(button(page, 'Save'), page.getByRole('link', { name: /^Sami/ }));
	});
	await test.step('a player: merged and unmerged', async () => {
		await page.goto(`/en/players/?id=${playerId('Tom')}`);
		await press(page.locator('summary', { hasText: 'same person' }));
		await page.getByRole('combobox').selectOption('Sami');
		await press(button(page, 'Merge'));
		const unmerge = button(page, 'Unmerge Sami');
		await expect(unmerge).toBeVisible();
		await expect(button(page, 'Merge')).toBeFocused();
		await expectLedOn(unmerge, page.getByRole('combobox'));
	});
	await test.step('settings: the group', async () => {
		await page.goto('/en/settings/#group');
		await expectLedOn(button(page, 'Group'), page.getByLabel('Address of the database'));
	});
	await test.step('setup: seats, and a changed option', async () => {
		await page.goto('/en/new/?game=hanabi');
		for (let seat = 3; seat < 5; seat += 1) await press(button(page, 'Add a player'));
		await expectLedOn(button(page, 'Add a player'), page.getByRole('textbox').last());
		await expectLedOn(button(page, 'Remove player 5'), button(page, 'Draw lots'));
		await press(page.getByRole('button', { name: /^Rules/ }));
		await press(page.locator('summary', { hasText: 'Variants' }));
		await page.getByRole('switch', { name: /^At the third red/ }).press('Space');
		await expectLedOn(button(page, /Go back to it$/), page.locator('summary', { hasText: 'Aids' }));
	});
});

test('over a match, each button that goes away leads on @trial', async ({ page }) => {
	await importBackup(page, 'en', backup);
	const inMenu = async (name: string): Promise<void> => {
		await press(button(page, 'Match menu'));
		await press(page.getByRole('dialog').getByRole('button', { name, exact: true }));
	};
	await test.step('nothing is left to redo', async () => {
		await page.goto('/en/match/?id=begun');
		await press(button(page, 'Undo the last step'));
		await inMenu('Redo');
		await expect(page.getByRole('dialog').getByRole('button', { name: 'Redo' })).toBeDisabled();
		await expect(page.getByRole('dialog').getByRole('button', { name: 'Redo' })).toBeFocused();
	});
	await test.step('reopened', async () => {
		await page.goto('/en/match/?id=won');
		await inMenu('Reopen the match');
		await press(button(page, 'Back to the result'));
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	});
	await test.step('deleted', async () => {
		await inMenu('Delete the match');
		await expect(heading(page, 'Match deleted')).toBeFocused();
	});
});
