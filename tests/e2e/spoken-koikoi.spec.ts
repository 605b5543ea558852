/** Koï-Koï by ear and by keys: what is said of each tap, where the focus goes, and how many presses it takes. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { recordHeard } from '../support/heard';
import { openKoikoiTable, taken } from '../support/koikoi';

/** Presses keys one after the other; the clock is advanced so that none is ignored as an accidental second press. */
const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
	for (const key of keys) {
		await page.clock.fastForward(1000);
		await page.keyboard.press(key);
	}
};
const expectFocusKept = (page: Page): Promise<void> =>
	expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

test('each tap is heard once, in a sentence, and the focus goes on from what goes away', async ({ page }) => {
	const table = await openKoikoiTable(page, { actions: taken(0, '01H 03H') });
	const heard = await recordHeard(page);
	const third = 'Léa prend : pleine lune (herbe de susuki). Sankō, 5 points.';
	const choice = 'Léa : koï-koï ou arrêter ? Arrêter : 5 points. Koï-koï : 12 ou plus.';

	await test.step('a card, its yaku and the choice; undone and taken again', async () => {
		await table.card('08H').tap();
		await heard.expect(`${third} ${choice}`);
		await table.undo();
		await heard.expect(`Annulé. ${third}`);
		await table.card('08H').tap();
		await heard.expect(`${third} ${choice}`);
	});

	await test.step('a choice that a tap on the name shows again', async () => {
		await table.player(1).tap();
		await table.player(0).tap();
		await heard.expect('Léa : koï-koï ou arrêter ?');
	});

	await test.step('koï-koï; the focus goes on to the cards', async () => {
		await press(page, '9');
		await heard.expect('Léa a dit koï-koï avec 5 points. À Tom de jouer.');
		await expect(table.card('08H')).toBeFocused();
	});

	await test.step('a refusal', async () => {
		await table.root.locator('[name=month]').tap();
		await table.form.getByRole('button', { name: /Quatre cartes du même mois/ }).tap();
		await heard.expect('Le mois a déjà commencé : on ne redonne qu’avant la première carte.');
		await expectFocusKept(page);
	});

	await test.step('the other way to enter the month, in which nothing else is a region that is read', async () => {
		await table.enterByYaku();
		await heard.expect('Le mois se note maintenant par ses yaku.');
		await expect(table.root.locator('[role=status], [role=alert], [aria-live]')).toHaveCount(0);
		await table.root.locator('[data-way]').tap();
		await heard.expect('Le mois se note maintenant par ses cartes.');
	});

	await test.step('a month won, and undone', async () => {
		await table.player(0).tap();
		await table.card('12H').tap();
		await heard.expect(
			'Léa prend : phénix (paulownia). Shikō, 8 points. Léa : koï-koï ou arrêter ? Arrêter : 32 points. Koï-koï : 54 ou plus.'
		);
		await press(page, '0');
		await heard.expect(
			'Léa gagne janvier avec 32 points. Léa 32 – Tom 0. Mélangez les 48 cartes, puis donnez-en 8 à chacun et 8 sur la table. Février : Léa est Oya et commence.'
		);
		await expect(table.card('12H')).toBeFocused();
		await table.undo();
		await heard.expect(
			'Annulé. Léa gagne janvier avec 32 points. Léa 0 – Tom 0. Léa : koï-koï ou arrêter ? Arrêter : 32 points. Koï-koï : 54 ou plus.'
		);
	});
});

test('in the yaku view a refusal is heard once, and the button that replaces a yaku leads to it @trial', async ({
	page
}) => {
	const table = await openKoikoiTable(page);
	await table.root.locator('[data-way]').press('Enter');
	await expectFocusKept(page);
	const heard = await recordHeard(page);
	const tile = (name: string) => table.root.getByRole('button', { name: new RegExp(`^✓? ?${name}`) });
	await tile('Sankō').tap();
	await heard.expect(
		'Léa : Sankō, 5 points. Léa : koï-koï ou arrêter ? Arrêter : 5 points. Koï-koï : 12 ou plus.'
	);
	await tile('Gokō').tap();
	await heard.expect('Sankō et Gokō ne s’ajoutent pas : seule la meilleure combinaison de lumières compte.');
	await expect(table.root.locator('[data-refused]')).toBeVisible();
	await expect(table.root.getByRole('alert')).toHaveCount(0);
	await table.root.getByRole('button', { name: 'Mettre Gokō à la place' }).press('Enter');
	await heard.expect(
		'Léa : Gokō, 10 points. Léa : koï-koï ou arrêter ? Arrêter : 20 points. Koï-koï : 44 ou plus.'
	);
	await expect(tile('Gokō')).toBeFocused();
});

test('what the menu of the month shows in its place takes the focus @trial', async ({ page }) => {
	const table = await openKoikoiTable(page);
	const focused = (): Locator => page.locator(':focus');
	for (const [name, place] of [
		['Noter le mois', 'radio'],
		['Feuille de score', 'button'],
		['Raccourcis', 'button']
	] as const) {
		await table.root.locator('[name=month]').press('Enter');
		await table.form.getByRole('button', { name }).press('Enter');
		await expect(focused()).toHaveRole(place);
		await page.keyboard.press('Escape');
		await expect(table.root.locator('[name=month]')).toBeFocused();
	}
});

test('a capture by keys takes three presses, with the arrow to its month, and the keys work from anywhere @trial', async ({
	page
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	const table = await openKoikoiTable(page);
	await press(page, '1', '2');
	await table.expectPile(0, '01H 01R');
	await table.expectTurn(1);
	await press(page, 'ArrowRight', '1', '2');
	await table.expectPile(1, '02T 02R');
	await press(page, '5', '6');
	await table.expectTurn(1);
	// The month is still that of the last card, though the focus is on a player.
	await press(page, '7');
	await table.expectPile(1, '02T 02R 02K1 02K2');
	await table.expectTurn(0);
	await table.card('03H').focus();
	await press(page, '1', '2');
	await table.card('08H').focus();
	await press(page, '5', '1', '0');
	await table.expectTotals(5, 0);
});

test('forced colours: only a taken card has a mark, and the chosen player has a sign @trial', async ({
	page
}) => {
	const table = await openKoikoiTable(page, { actions: taken(0, '01H') });
	await page.emulateMedia({ forcedColors: 'active' });
	await expect(table.card('01H').locator('.owner')).toBeVisible();
	await expect(table.card('01R').locator('.owner')).toBeHidden();
	const sign = (seat: 0 | 1) =>
		table.player(seat).evaluate((panel) => getComputedStyle(panel, '::after').borderBottomStyle);
	expect([await sign(0), await sign(1)]).toEqual(['solid', 'none']);

	await test.step('pressed says whether the card is taken, the name by whom', async () => {
		await table.player(1).tap();
		await expect(table.card('01H')).toHaveAttribute('aria-pressed', 'true');
		await expect(table.card('01H')).toHaveAccessibleName('grue (pin), chez Léa');
		await expect(table.card('01R')).toHaveAttribute('aria-pressed', 'false');
	});
});
