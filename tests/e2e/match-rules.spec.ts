/**
 * How the table and the result show the end of matches. `goals.test.ts` tests the rules that decide them, and
 * `words.test.ts` the words.
 */
import { expect, test } from '../support/fixtures';
import { milestones } from '../support/milestones';
import { closeSheet, expectResult } from '../support/hanamikoji';
import { chooseWay, countCards, enterMajorities, roundByTokens } from '../support/hanamikoji-log';
import { openTable, openSetupAndBegin } from '../support/setup';

test('2016: eleven charm points win over four geishas of the same round', async ({ page }) => {
	const table = await openTable(page, { actions: [...countCards(0, '02222'), ...countCards(1, '1000133')] });
	await table.expectStandings(['0→4', '0→10'], ['0→3', '0→11']);
	await expect(table.scoring).toContainText('Tom gagnerait');
	await table.score();
	await expectResult(page, 'Tom gagne', 'Tom l’emporte avec 11 points de charme, même si Léa a 4 geishas.');
	await page.getByRole('button', { name: 'Voir la règle' }).tap();
	await expect(page.getByRole('dialog').locator('[data-section=clash]')).toBeInViewport();
});

test('3 rounds, by options of one’s own: equal points, and the highest token decides', async ({ page }) => {
	const words = 'Le plus de points de charme, puis le jeton le plus fort, sinon égalité';
	const table = await openSetupAndBegin(page, {
		rules: ['Édition iello (3 manches)', 'Ajuster les options', words]
	});
	await table.way('tokens').tap();
	await table.say('nn...f.');
	for (const [round, starter] of ['Tom', 'Léa'].entries()) {
		await (round === 0 ? table.score() : table.scoreUnmoved());
		await table.expectStarter(starter);
	}
	await table.scoreUnmoved();
	await expectResult(
		page,
		'Tom gagne',
		'Personne n’a atteint d’objectif en 3 manches, avec 4 points de charme partout : Tom l’emporte avec le jeton le plus fort, 4 contre 2.'
	);
});

test('3 rounds: equal points are a draw', async ({ page }) => {
	const lying = roundByTokens('nn...f.');
	const options = { roundLimit: 3, atLimit: 'points' } as const;
	const table = await openTable(page, { options, actions: [lying, lying] });
	await table.way('tokens').tap();
	await table.scoreUnmoved();
	await expectResult(
		page,
		'Égalité',
		'Personne n’a atteint d’objectif en 3 manches, avec 4 points de charme partout : égalité.'
	);
});

test('without a limit a match takes fifty rounds, and lists them all', async ({ page }) => {
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

test('the menu names the rules, and tells what was changed', async ({ page }) => {
	const options = { roundLimit: 3, atLimit: 'points-then-token' } as const;
	const table = await openTable(page, { options });
	const menu = await table.openMenu();
	await menu.getByRole('button', { name: 'Règles · Édition iello (3 manches), 1 changement' }).tap();
	await expect(table.rules.getByRole('definition')).toHaveText(
		'Le plus de points de charme, puis le jeton le plus fort, sinon égalité Édition iello (3 manches) : Le plus de points de charme, sinon égalité'
	);
	await expect(table.rules.getByRole('definition')).toBeInViewport();
});

test('a result says the winner once, and shortens a long name to the first one', async ({ page }) => {
	const table = await openTable(page, {
		names: ['Léa', 'Maximilienne Alexandrine Louise Hélène A.'],
		actions: [chooseWay('majorities'), ...enterMajorities('nnnnfff')]
	});
	await table.score();
	await expect(page.locator('[data-verdict]').getByText('Maximilienne… l’emporte avec')).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveClass(/spoken/);
	const score = await page.locator('[data-result-score]').first().boundingBox();
	const acts = await page.getByRole('button', { name: 'Voir la règle' }).boundingBox();
	// The score and the first act are on the first screen of a small phone.
	expect(score?.y).toBeLessThan(320);
	expect(acts?.y).toBeLessThan(640);
});
