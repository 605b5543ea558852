/** Everything works by keyboard; these tests do not tap, click or set the focus. */
import { expect, test } from '../support/fixtures';
import { Table } from '../support/hanamikoji';
import { reachBy, tabTo } from '../support/keys';
import { openTable } from '../support/setup';
import { startButton } from '../support/app-actions';

test('from home to a scored round @trial', async ({ openApp }) => {
	const page = await openApp('fr');
	const { keyboard } = page;
	await tabTo(page, page.getByRole('link', { name: /Hanamikoji/ }).first());
	await keyboard.press('Enter');

	const fields = page.getByRole('textbox');
	// Whoever is missing is typed at once.
	await expect(fields.nth(0)).toBeFocused();
	await keyboard.type('Léa');
	await keyboard.press('Enter');
	await expect(fields.nth(1)).toBeFocused();
	await keyboard.type('Tom');

	await tabTo(page, page.getByRole('radio', { name: 'Léa' }));
	await keyboard.press('ArrowRight');
	await expect(page.getByRole('radio', { name: 'Tom' })).toBeChecked();
	await tabTo(page, page.getByRole('button', { name: /^Règles/ }));
	await keyboard.press('Enter');
	await tabTo(page, page.getByRole('radio', { name: /Édition EmperorS4/ }));
	await keyboard.press('ArrowDown');
	await expect(page.getByRole('radio', { name: /Édition iello/ }).first()).toBeChecked();
	await keyboard.press('Escape');
	await expect(page.getByRole('button', { name: /^Règles/ })).toBeFocused();
	await tabTo(page, startButton(page));
	await keyboard.press('Enter');

	const table = new Table(page);
	await table.scoring.waitFor();
	await table.expectStarter('Tom');
	await tabTo(page, table.marker('far', 'gift'));
	await keyboard.press('Space');
	await expect(table.marker('far', 'gift')).toHaveAttribute('aria-pressed', 'true');

	// Counts 2001203 near and 0211031 far, and moves with the arrow keys.
	await tabTo(page, table.cell('near', 0));
	for (const [geisha, digit] of [...'2001203'].entries()) {
		await expect(table.cell('near', geisha)).toBeFocused();
		for (let card = 0; card < Number(digit); card += 1) await keyboard.press('Space');
		await expect(table.cell('near', geisha)).toHaveText(digit);
		if (geisha < 6) await keyboard.press('ArrowRight');
	}
	await reachBy(page, 'ArrowUp', table.cell('far', 6));
	for (const [step, digit] of [...'1301120'].entries()) {
		const geisha = 6 - step;
		await expect(table.cell('far', geisha)).toBeFocused();
		for (let card = 0; card < Number(digit); card += 1) await keyboard.press('Enter');
		await expect(table.cell('far', geisha)).toHaveText(digit);
		if (geisha > 0) await keyboard.press('ArrowLeft');
	}

	await tabTo(page, table.scoring);
	await keyboard.press('Enter');
	await table.expectStandings([3, 10], [3, 8]);
	await table.expectStarter('Léa');

	// Undo by keyboard keeps the focus.
	await tabTo(page, table.undoing);
	await keyboard.press('Enter');
	await table.expectCounts('near', '2001203');
	await expect(table.undoing).toBeFocused();
});

test('Enter in a name begins the match if no later name is missing @trial', async ({ page }) => {
	await page.goto('/fr/new/?game=hanamikoji');
	const fields = page.getByRole('textbox');
	await fields.nth(1).fill('Tom');
	await fields.nth(0).fill('Léa');
	await fields.nth(0).press('Enter');
	await new Table(page).expectStarter('Léa');
});

test('the table is one tab stop, and the focus returns when sheets and menus are closed @trial', async ({
	page
}) => {
	const table = await openTable(page);
	await test.step('the geishas are one tab stop, and the focus stays at the table', async () => {
		await tabTo(page, table.cell('near', 0));
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Shift+Tab');
		await expect(table.cell('near', 1)).toBeFocused();
		await expect(table.root.locator('.street button[tabindex="0"]')).toHaveCount(1);

		const about = table.root.getByRole('button', { name: 'Tom : détails' });
		await tabTo(page, about);
		await page.keyboard.press('Enter');
		await tabTo(page, table.root.getByRole('button', { name: 'Faire commencer Tom' }));
		await page.keyboard.press('Enter');
		await table.expectStarter('Tom');
		await expect(about).toBeFocused();
	});

	await test.step('the rules open and close, and the focus returns', async () => {
		const opener = table.root.locator('[name=rules]');
		await tabTo(page, opener);
		await page.keyboard.press('Enter');
		await expect(table.rules.locator('section.marked')).toBeAttached();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(opener).toBeFocused();
		await expect(table.scoring).toBeVisible();

		// The second time it is closed by its button.
		await page.keyboard.press('Enter');
		// The text takes the focus once it is loaded.
		await expect(table.rules.locator('section.marked')).toBeAttached();
		await tabTo(page, table.rules.getByRole('button', { name: 'Fermer' }));
		await page.keyboard.press('Enter');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(opener).toBeFocused();
	});

	await test.step('the menu opens and closes, and the focus returns', async () => {
		const opener = table.root.locator('[name=menu]');
		await tabTo(page, opener);
		await page.keyboard.press('Enter');
		await expect(table.menu).toBeVisible();
		const turned = table.menu.getByRole('switch', { name: /Retourner la moitié d’en face/ });
		await tabTo(page, turned);
		await page.keyboard.press('Space');
		await expect(turned).not.toBeChecked();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(opener).toBeFocused();
	});

	await test.step('the details of a side open, and Escape closes them', async () => {
		const about = table.root.getByRole('button', { name: 'Tom : détails' });
		await tabTo(page, about);
		await page.keyboard.press('Enter');
		await expect(about).toHaveAttribute('aria-expanded', 'true');
		await page.keyboard.press('Escape');
		await expect(about).toHaveAttribute('aria-expanded', 'false');
	});
});
