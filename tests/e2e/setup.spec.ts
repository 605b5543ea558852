/** The setup is one screen: who plays, who starts, what is played, and Start. */
import type { Page } from '@playwright/test';
import { backupOf } from '../support/backups';
import { expectNoAxeFindings } from '../support/axe';
import { chooseRules, openSetupRules, startButton } from '../support/app-actions';
import { expect, test } from '../support/fixtures';
import { gameIds } from '../support/game-ids.mjs';
import { seedBackup } from '../support/seed-backup';

/** @returns how much of the page lies below the screen. */
const hidden = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
const played = (page: Page) => page.locator('form button.line strong');
const names = (page: Page): Promise<readonly string[]> =>
	page.getByRole('textbox').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const known = ['Maximilienne de Saint-Exupéry', 'Bo', 'Chiara', 'Jean-Baptiste Emmanuel', 'Zoé', 'Aki'];

test('the setup of each game is one screen, with known players and long names', async ({ page }) => {
	await seedBackup(
		page,
		backupOf(known.map((name, at) => ({ id: `m${at}`, names: [name, 'Ben'] as const })))
	);
	for (const [width, height] of [
		[390, 844],
		[360, 640]
	] as const) {
		await page.setViewportSize({ width, height });
		for (const game of gameIds)
			for (const locale of ['en', 'fr'] as const) {
				await page.goto(`/${locale}/new/?game=${game}`);
				await page
					.getByRole('textbox')
					.nth(0)
					.fill(known[0] ?? '');
				await page
					.getByRole('textbox')
					.nth(1)
					.fill(known[3] ?? '');
				await expect(startButton(page)).toBeInViewport({ ratio: 1 });
				expect(await hidden(page), `${game} ${width} ${locale}`).toBeLessThanOrEqual(height === 640 ? 96 : 0);
			}
	}
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/fr/new/?game=hanabi');
	for (let seat = 2; seat < 5; seat += 1) await page.locator('button.add').tap();
	for (let seat = 0; seat < 5; seat += 1)
		await page
			.getByRole('textbox')
			.nth(seat)
			.fill(known[seat] ?? '');
	expect(await hidden(page)).toBeLessThanOrEqual(0);
	await expectNoAxeFindings(page);
});

test('a new player types at once: the field has the focus, and Enter leads on and starts', async ({
	page
}) => {
	await page.goto('/en/new/?game=koikoi');
	await expect(page.getByRole('textbox').nth(0)).toBeFocused();
	await page.keyboard.type('Ann');
	await page.keyboard.press('Enter');
	await page.keyboard.type('Ben');
	await expect(played(page)).toHaveText('Nintendo · 12\u00a0months');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/match\//);
});

test('seats change places by a tap on two handles, by keys and by a drag', async ({ page }) => {
	await page.goto('/en/new/?game=hanabi');
	await page.locator('button.add').tap();
	for (const [seat, name] of ['Ann', 'Ben', 'Zoé'].entries())
		await page.getByRole('textbox').nth(seat).fill(name);
	await page.getByRole('radio', { name: 'Ben' }).check({ force: true });
	await page.getByRole('button', { name: 'Move Ann' }).tap();
	await expect(page.getByText('Tap the handle of whoever changes places with Ann.')).toBeVisible();
	await page.getByRole('button', { name: 'Swap Ann and Zoé' }).tap();
	expect(await names(page)).toEqual(['Zoé', 'Ben', 'Ann']);
	await page.getByRole('button', { name: 'Move Ann' }).press('ArrowUp');
	expect(await names(page)).toEqual(['Zoé', 'Ann', 'Ben']);
	await expect(page.getByRole('button', { name: 'Move Ann' })).toBeFocused();

	const [from, to] = await Promise.all(
		['Move Zoé', 'Move Ben'].map((name) => page.getByRole('button', { name }).boundingBox())
	);
	if (!from || !to) throw new Error('no handles');
	await page.mouse.move(from.x + 20, from.y + 20);
	await page.mouse.down();
	await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
	await page.mouse.up();
	expect(await names(page)).toEqual(['Ann', 'Ben', 'Zoé']);
	// A drag is no tap: nobody waits to be swapped, and whoever started still does.
	await expect(page.getByRole('button', { name: 'Move Ann' })).toHaveAttribute('aria-pressed', 'false');
	await expect(page.getByRole('radio', { name: 'Ben' })).toBeChecked();
});

test('one line says what is played, and another box keeps what was set', async ({ page }) => {
	await page.goto('/fr/new/?game=koikoi');
	await expect(played(page)).toHaveText('Édition française (Robin Red) · 12\u00a0mois');
	await chooseRules(page, ['6\u00a0mois', 'Rappel du Gaji']);
	await expect(played(page)).toHaveText('Édition française (Robin Red) · 6\u00a0mois · Rappel du Gaji');
	const sheet = await openSetupRules(page);
	// Each box is drawn.
	await expect(sheet.locator('.drawing svg')).toHaveCount(5);
	await expectNoAxeFindings(page);
	await sheet.getByText('Nintendo', { exact: true }).click();
	await page.keyboard.press('Escape');
	await expect(played(page)).toHaveText('Nintendo · 6\u00a0mois · Rappel du Gaji');
});
