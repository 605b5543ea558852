/** Which parts of Geisha's table a tap changes in the DOM, and where the focus is after it. */
import { expect, test } from '../support/fixtures';
import { openGeishaTable, gardenRound, gardenRounds, inOrder, laid, tokensTaken } from '../support/geisha';
import { focusOn, tabTo } from '../support/keys';

const rules = 'points-10';
const begun = { rules, actions: [laid, ...tokensTaken('12 13')] } as const;
const laying = { rules, actions: [{ ...laid, tiles: laid.tiles.slice(0, 2) }] } as const;
const secondRound = { rules, actions: [gardenRound(gardenRounds.square, 0), laid] } as const;

test('a quick second tap is judged by the current state, not by what is still shown @trial', async ({
	page
}) => {
	const table = await openGeishaTable(page, begun);
	// Both taps come in one frame, and the first makes the second tile forbidden.
	await page.evaluate(() => {
		for (const place of [14, 9])
			document.querySelector<HTMLElement>(`.garden [data-place="${place}"]`)?.click();
	});
	await expect(table.status).toHaveText(
		'Il faut un iris ou un oiseau : le pin au tanzaku n’a ni l’un ni l’autre.'
	);
	await expect(table.place(9)).toHaveAccessibleName(/interdite$/);
});

test('the tiles and the garden are one tab stop each, and the focus is never lost @trial', async ({
	page
}) => {
	const table = await openGeishaTable(page, { rules: 'single' });
	const { keyboard } = page;
	const focused = page.locator(':focus');
	await tabTo(page, table.tile('maple-sun'));
	await keyboard.press('ArrowRight');
	await expect(table.tile('maple-ribbon')).toBeFocused();
	await keyboard.press('ArrowDown');
	await keyboard.press('Enter');
	// The focus goes on to the next tile that is left.
	await expect(focused).toHaveAttribute('data-tile', 'cherry-bird');
	await keyboard.press('Tab');
	await expect(focused).not.toHaveAttribute('data-tile');
	await keyboard.press('Shift+Tab');
	await keyboard.press('ArrowUp');
	await expect(table.tile('maple-bird')).toBeFocused();
	for (const tile of inOrder.filter((id) => id !== 'cherry-ribbon').slice(0, 13)) {
		await focusOn(table.tile(tile));
		await keyboard.press('Enter');
	}
	// The sixteenth tile is laid automatically, and the garden takes the focus.
	await table.tile('iris-bird').press('Enter');
	await table.expectPhase('first-move');
	await expect(focused).toHaveAttribute('data-place', '0');
	await keyboard.press('Tab');
	await expect(focused).not.toHaveAttribute('data-place');
	await keyboard.press('Shift+Tab');
	await expect(table.place(0)).toBeFocused();
	await keyboard.press('Enter');
	await expect(table.place(0)).toHaveAccessibleName(/jeton pour Léa$/);
	await expect(table.place(0)).toBeFocused();

	// With the result only, the first question takes the focus.
	await tabTo(page, table.action('result-only'));
	await keyboard.press('Enter');
	await expect(focused).toHaveAttribute('data-who', '0');
});

test('on a low screen the arrows follow two plants to a row @trial', async ({ page }) => {
	await page.setViewportSize({ width: 844, height: 390 });
	const table = await openGeishaTable(page, laying);
	await focusOn(table.tile('pine-sun'));
	await page.keyboard.press('ArrowRight');
	await expect(table.tile('pine-ribbon')).toBeFocused();
	await focusOn(table.tile('cherry-rain'));
	await page.keyboard.press('ArrowDown');
	await expect(table.tile('iris-rain')).toBeFocused();
});

test('the card of a round stays until the next one, which is one tap away @trial', async ({ page }) => {
	const table = await openGeishaTable(page, secondRound);
	await table.take(gardenRounds.starterBlocks);
	await expect(table.over).toContainText(/Tom gagne la manche 2/);
	await expect(table.over).toContainText(/\+7\spoints/u);
	await expect(table.over).toContainText('Léa commence la manche 3.');
	await table.action('next').tap();
	await table.expectPhase('laying');
	await expect(table.over).toHaveCount(0);
});

test('a match by results alone: two taps a round where tiles do not count @trial', async ({ page }) => {
	const table = await openGeishaTable(page);
	await table.action('result-only').tap();
	await expect(table.status).toHaveText('Touche qui a gagné, puis comment.');
	await table.note(0, 'pattern');
	await table.expectScores(1, 0);
	await expect(page.locator('[data-left]')).toHaveCount(0);
	// A single accidental tap does not record a round, because the second question must be answered too.
	await table.root.locator('[data-who=nobody]').tap();
	await table.expectScores(1, 0);
	await expect(table.status).toContainText('Léa gagne la manche 1');
	await table.root.locator('[data-how=drawn]').tap();
	await expect(table.status).toContainText('La manche 2 est nulle');
});
