/**
 * How the table and the result show the end of matches. `goals.test.ts` tests the rules that decide them, and
 * `words.test.ts` the words.
 */
import { expect, test } from '../support/fixtures';
import { milestones } from '../support/milestones';
import { closeSheet } from '../support/hanamikoji';
import { chooseWay, enterMajorities, roundByTokens } from '../support/hanamikoji-log';
import { openTable } from '../support/setup';

test('without a limit a match takes fifty rounds, and lists them all @trial', async ({ page }) => {
	const table = await openTable(page, {
		actions: Array.from({ length: 48 }, () => roundByTokens('nf.....'))
	});
	await table.way('tokens').tap();
	for (const round of [49, 50]) {
		await table.scoreUnmoved();
		await expect(table.status).toContainText(`la manche ${round + 1}`);
	}
	await table.expectStandings([1, 2], [1, 2]);
	await table.expectStarter('Léa');
	await table.openMenu();
	await expect(milestones(page)).toHaveCount(50);
	await expect(milestones(page).first()).toContainText('Manche 50');
	await milestones(page).last().scrollIntoViewIfNeeded();
	await expect(milestones(page).last()).toContainText('Manche 1');
	await expect(milestones(page).last()).toBeInViewport();

	await closeSheet(page);
	await table.expectSaved();
	await page.reload();
	await expect(table.status).toContainText('Léa commence la manche 51');
});

test('the menu names the rules, and tells what was changed @trial', async ({ page }) => {
	const options = { roundLimit: 3, atLimit: 'points-then-token' } as const;
	const table = await openTable(page, { options });
	const menu = await table.openMenu();
	await menu
		.getByRole('button', { name: /^Règles · Édition iello \(3 manches\) · Après la dernière manche/ })
		.tap();
	await expect(table.rules.getByRole('definition')).toHaveText(
		'Le plus de points de charme, puis le jeton le plus fort, sinon égalité Édition iello (3 manches) : Le plus de points de charme, sinon égalité'
	);
	await expect(table.rules.getByRole('definition')).toBeInViewport();
});

test('a result says the winner once, and shortens a long name to the first one @trial', async ({ page }) => {
	const table = await openTable(page, {
		names: ['Léa', 'Maximilienne Alexandrine Louise Hélène A.'],
		actions: [chooseWay('majorities'), ...enterMajorities('nnnnfff')]
	});
	await table.score();
	await expect(page.locator('[data-verdict]').getByText('Maximilienne… l’emporte avec')).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveClass(/spoken/);
	const score = await page.locator('[data-result-score]').first().boundingBox();
	const acts = await page.getByRole('button', { name: 'Règles, note, records' }).boundingBox();
	// The score and the door to the rest are on the first screen of a small phone.
	expect(score?.y).toBeLessThan(320);
	expect(acts?.y).toBeLessThan(640);
});
