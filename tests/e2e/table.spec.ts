/** What Hanamikoji's table refuses, and what it shows. */
import { expect, test } from '../support/fixtures';
import { closeSheet } from '../support/hanamikoji';
import { countCards, chooseWay } from '../support/hanamikoji-log';
import { closeRoundEnd } from '../support/round-end';
import { openTable } from '../support/setup';

test('impossible cards are refused when they are tapped, with a link to the rule', async ({ page }) => {
	const table = await openTable(page, { actions: countCards(0, '2') });
	await test.step('a third flute', async () => {
		await table.cell('near', 0).tap();
		await expect(table.status).toHaveText('3 flûtes : il n’y en a que 2.');
		await expect(table.cell('near', 0)).toHaveText('2');
		await table.cell('far', 0).tap();
		await expect(table.status).toHaveText('3 flûtes : il n’y en a que 2.');
		await expect(table.cell('far', 0)).toHaveText('0');
	});
	await test.step('the rule opens over the table', async () => {
		await page.getByRole('button', { name: 'Pourquoi ?' }).tap();
		await expect(table.rules.locator('[data-section=entry-checks]')).toBeInViewport();
		await closeSheet(page);
		await expect(table.cell('near', 0)).toHaveText('2');
	});
	await test.step('the card is accepted once another one is taken away', async () => {
		await table.minus('near', 0).tap();
		await table.cell('far', 0).tap();
		await table.expectCounts('near', '1000000');
		await table.expectCounts('far', '1000000');
		await expect(table.status).toHaveText('Encore 14 cartes à compter.');
	});
});

test('a round shows the tokens that changed sides, until the next touch @trial', async ({ page }) => {
	const table = await openTable(page, { actions: [chooseWay('majorities')] });
	await table.say('nf=====');
	await table.scoring.tap();
	const crossing = table.root.locator('.token.came');
	await expect(crossing).toHaveCount(2);
	await closeRoundEnd(page);
	await expect(crossing).toHaveCount(0);

	// After undo, the moves are not highlighted again.
	await table.undo();
	await expect(crossing).toHaveCount(0);
});

test('markers flip and flip back, and the turn follows; the starter is corrected, and the next round follows', async ({
	page
}) => {
	const table = await openTable(page);
	await table.expectStarter('Léa');
	await table.expectNoTurn();
	await table.marker('near', 'gift').tap();
	await table.expectTurn('Tom');
	await table.marker('far', 'secret').tap();
	await table.expectTurn('Léa');
	await table.marker('far', 'secret').tap();
	await table.expectTurn('Tom');
	await expect(table.marker('far', 'secret')).toHaveAttribute('aria-pressed', 'false');
	await expect(table.marker('near', 'gift')).toHaveAttribute('aria-pressed', 'true');
	await table.marker('near', 'gift').tap();
	await table.expectNoTurn();

	await page.getByRole('button', { name: 'Tom : détails' }).tap();
	await page.getByRole('button', { name: 'Faire commencer Tom' }).tap();
	await table.expectStarter('Tom');
	await table.expectNoTurn();
	await expect(page.getByRole('button', { name: 'Tom : détails' })).toHaveAttribute('aria-expanded', 'false');

	await table.way('tokens').tap();
	await table.scoreUnmoved();
	await table.expectStarter('Léa');
	await table.scoreUnmoved();
	await table.expectStarter('Tom');
});
