/** Gestures of Koï-Koï: strokes over several cards, flicks toward a player, automatic turns, and keys. */
import { roundEndOf } from '../support/round-end';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { focusOn } from '../support/keys';
import { openKoikoiTable, captured, taken } from '../support/koikoi';

test('a stroke captures cards of a month and ends the turn; a flick gives cards to the player in its direction', async ({
	page
}) => {
	const table = await openKoikoiTable(page);
	await test.step('strokes, each with one undo', async () => {
		await table.expectTurn(0);
		await table.stroke('01H 01R');
		await table.expectPile(0, '01H 01R');
		await table.expectTurn(1);
		await table.stroke('02K1 02R 02T');
		await table.expectPile(1, '02T 02R 02K1');
		await table.expectTurn(0);
		await table.undo();
		await table.expectPile(1, '');
		await table.expectTurn(1);
		await table.undo();
		await table.expectPile(0, '');
		await table.expectTurn(0);
	});

	await test.step('two taps on cards of a month are a capture; a tap on the name takes a second one', async () => {
		await table.card('01H').tap();
		await table.expectTurn(0);
		await table.card('01R').tap();
		await table.expectTurn(1);
		await table.player(0).tap();
		await table.card('02T').tap();
		await table.card('02R').tap();
		await table.expectPile(0, '01H 01R 02T 02R');
		await table.expectTurn(1);
	});

	await test.step('a flick of several cards or of one, for a second capture', async () => {
		await table.stroke('03R 03K1');
		await table.expectTurn(0);
		await table.stroke('05T 05R');
		await table.expectTurn(1);
		await table.stroke('06T 06R', 'down');
		await table.expectPile(0, '01H 01R 02T 02R 05T 05R 06T 06R');
		await table.expectTurn(1);
		await table.stroke('07T 07R', 'up');
		await table.expectPile(1, '03R 03K1 07T 07R');
		await table.expectTurn(0);
		await table.stroke('08H', 'up');
		await table.expectPile(1, '03R 03K1 07T 07R 08H');
		await table.expectTurn(0);
		await table.stroke('08T', 'up');
		await table.expectPile(1, '03R 03K1 07T 07R 08H 08T');
		await table.expectTurn(0);
	});
});

test('with automatic turns off, the chosen player stays @trial', async ({ page }) => {
	const table = await openKoikoiTable(page);
	await table.root.locator('[name=month]').tap();
	await table.form.getByText('Tours automatiques', { exact: false }).first().tap();
	await table.stroke('01H 01R');
	await table.expectTurn(0);
	await table.expectSaved();
	await page.reload();
	await table.entering.waitFor();
	await table.stroke('02T 02R');
	await table.expectPile(0, '01H 01R 02T 02R');
	await table.expectTurn(0);
});

test('the player in turn is chosen: the Oya of the month, the other after a call; a player with a choice stays @trial', async ({
	page
}) => {
	const table = await openKoikoiTable(page, {
		actions: [captured(0, '01H 01R'), captured(1, '09T 09R'), captured(0, '12H 12K1')]
	});
	await table.stroke('03H 03R', 'up');
	await table.expectTurn(1);
	await expect(table.stopping).toBeVisible();
	await table.call();
	await expect(page.locator('[data-moment=call]')).toContainText('Tom : koï-koï');
	await table.expectTurn(0);
	await table.stroke('05T 05R');
	await table.stroke('08H 08T');
	await table.stop();
	await table.expectOya(1);
	await table.expectTurn(1);
});

test('a month entered by yaku does not change the view of the next one @trial', async ({ page }) => {
	const table = await openKoikoiTable(page);
	await table.note('Tom', ['Kasu']);
	await expect(table.card('01H')).toBeVisible();
	await table.root.locator('[data-way]').tap();
	await expect(table.card('01H')).toHaveCount(0);
	await table.expectSaved();
	await page.reload();
	await expect(table.root.getByRole('button', { name: /^Sankō/ })).toBeVisible();
});

test('the cards are one tab stop, with arrow keys, keys for each player and card and one for the month @trial', async ({
	page
}) => {
	const table = await openKoikoiTable(page);
	await focusOn(table.card('01H'));
	await page.keyboard.press('ArrowRight');
	await expect(table.card('01R')).toBeFocused();
	await page.keyboard.press('2');
	await table.expectPile(0, '01R');
	await page.keyboard.press('ArrowDown');
	await expect(table.card('03R')).toBeFocused();
	await page.keyboard.press('6');
	await page.keyboard.press('2');
	await table.expectPile(1, '03R');
	await page.keyboard.press('5');
	await page.keyboard.press('7');
	await table.expectPile(0, '01R 03H 03K1 03K2');
	await table.card('03R').focus();
	await page.keyboard.press('Tab');
	await expect(page.locator('main [data-card]:focus')).toHaveCount(0);
});

test.describe('lying down', () => {
	test.use({ viewport: { width: 844, height: 390 } });

	test('months are columns: strokes go down, flicks to a side, and the month’s name takes the rest @trial', async ({
		page
	}) => {
		const table = await openKoikoiTable(page);
		await table.stroke('01H 01R');
		await table.expectPile(0, '01H 01R');
		await table.stroke('05T 05R', 'left');
		await table.expectPile(0, '01H 01R 05T 05R');
		await table.expectTurn(1);
		await table.root.locator('[data-rest="5"]').tap();
		await table.expectPile(1, '05K1 05K2');
	});
});

test('the card of a month does not block the next tap, nor lets one through @trial', async ({ page }) => {
	const table = await openKoikoiTable(page, { actions: taken(0, '03H 09T') });
	await page.clock.fastForward(1000);
	await table.stopping.tap();
	await expect(roundEndOf(page)).toContainText(/5\spoints/u);
	await table.card('01H').tap();
	await table.expectPile(0, '01H');
	await expect(roundEndOf(page)).toHaveCount(0);
	// Undo leads back to the end of the month, and further to before it.
	await table.undo();
	await expect(roundEndOf(page)).toBeVisible();
	await roundEndOf(page).tap();
	await expect(roundEndOf(page)).toHaveCount(0);
	await table.expectPile(0, '');
	await table.undo();
	await table.expectPile(0, '03H 09T');
	await expect(roundEndOf(page)).toHaveCount(0);
});

test('on a phone, a tap shows the piles in rows @trial', async ({ page }) => {
	const table = await openKoikoiTable(page);
	await table.stroke('01R 01K1');
	await expect(table.root.locator('[data-piles]')).toContainText('Tan 1/5');
	await table.root.locator('[data-piles]').tap();
	await expect(page.getByRole('dialog').locator('[data-pile="0"]')).toContainText('Tan 1/5');
	await expect(page.getByRole('dialog').locator('[data-pile="0"] svg')).toHaveCount(2);
});

const sizes = [
	[360, 640],
	[390, 844],
	[844, 390],
	[768, 1024],
	[1280, 800]
] as const;

test('the choice of koï-koï or stop is completely visible at every size @trial', async ({ page }) => {
	const table = await openKoikoiTable(page, {
		names: ['Bartholomew Featherston', 'Marie-Antoinette Dupont']
	});
	const fits = () =>
		page.locator('.news').evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1);
	const isWhole = (control: Locator) =>
		control.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1);
	/** Resizes the open page to each size, and runs a check. */
	const atEachSize = async (look: () => Promise<void>) => {
		for (const [width, height] of sizes) {
			await page.setViewportSize({ width, height });
			await test.step(`${width}×${height}`, look);
		}
	};
	await atEachSize(() => expect.poll(fits).toBe(true));
	await table.take(0, '01H 03H 08H');
	await table.call();
	await table.take(0, '06T 07T 10T');
	await expect(table.pays('stop')).toContainText('= 40');
	await atEachSize(async () => {
		await expect(table.pays('stop')).toBeInViewport({ ratio: 1 });
		await expect(table.pays('call')).toBeInViewport({ ratio: 1 });
		await expect.poll(fits).toBe(true);
		for (const control of [table.calling, table.stopping]) {
			await expect(control).toBeInViewport({ ratio: 1 });
			await expect.poll(() => isWhole(control)).toBe(true);
		}
	});
});
