/** Undo, redo, and corrections of earlier rounds. */
import { expect, test } from '../support/fixtures';
import { milestones, reopenMatch } from '../support/milestones';
import { closeSheet, expectResult, leaveAndReturn, listedMatch } from '../support/hanamikoji';
import { chooseWay, roundByCards, roundByMajorities, enterMajorities } from '../support/hanamikoji-log';
import { openTable } from '../support/setup';

test('a match that is over has a way back, and is reopened by name, which can be taken back @trial', async ({
	page
}) => {
	const table = await openTable(page, { actions: [chooseWay('majorities'), ...enterMajorities('nnnnfff')] });
	await table.score();
	const undo = page.getByRole('button', { name: 'Annuler le dernier geste' });
	await expect(undo).toBeVisible();

	await page.goto('/fr/history/?game=hanamikoji');
	await listedMatch(page).tap();
	await expectResult(page, 'Tom gagne', 'Léa a 4 geishas');
	await expect(undo).toHaveCount(0);
	await page.getByRole('link', { name: 'Retour' }).tap();
	await expect(page).toHaveURL(/\/fr\/history\/\?game=hanamikoji$/);

	await listedMatch(page).tap();
	await reopenMatch(page);
	await table.expectSaid('nnnnfff');
	const back = page.getByRole('button', { name: 'Revenir au résultat' });
	await back.tap();
	await expectResult(page, 'Tom gagne', 'Léa a 4 geishas');

	// What is played after a reopening ends the offer to take it back.
	await reopenMatch(page);
	await expect(back).toBeVisible();
	await table.card(6).tap();
	await expect(back).toHaveCount(0);
	await table.undo();
	await expect(back).toHaveCount(0);
});

test('a match that is opened by its address leads back to the history @trial', async ({ page }) => {
	const table = await openTable(page, {
		actions: [chooseWay('majorities'), ...enterMajorities('nnnnfff')]
	});
	await table.score();
	await expectResult(page, 'Tom gagne', 'Léa a 4 geishas');
	await page.reload();
	await page.getByRole('link', { name: 'Retour' }).tap();
	await expect(page).toHaveURL(/\/fr\/history\/$/);
});

test('a correction of round 1 that ends the match earlier is announced before it is applied', async ({
	page
}) => {
	const rounds = ['nn=ff==', '==n=f=='].map(roundByMajorities);
	const table = await openTable(page, { actions: rounds });
	await table.expectStandings([3, 6], [2, 6]);
	await table.openMenu();
	const round = await table.openEdit(1);
	await round.expectSaid('nn=ff==');
	await round.say('..n..n.');
	await expect(round.root).toContainText('Avec cette modification, la partie se termine ici.');
	await expect(round.root).toContainText('Léa l’emporte avec 4 geishas.');
	await expect(round.root).toContainText('1 manche suivante ne compte plus');

	// Nothing has changed yet.
	await closeSheet(page);
	await table.expectStandings([3, 6], [2, 6]);

	await table.openMenu();
	const again = await table.openEdit(1);
	await again.expectSaid('nn=ff==');
	await again.say('..n..n.');
	await again.root.getByRole('button', { name: 'Enregistrer quand même' }).tap();
	await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 4 geishas.');
	await expect(page.getByRole('main')).toContainText('4 geishas, 10 points de charme');
	await expect(milestones(page)).toHaveCount(1);
	await leaveAndReturn(page);
	await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 4 geishas.');

	await reopenMatch(page);
	await table.expectStandings([3, 6], [2, 6]);
	await table.openMenu();
	await expect(milestones(page)).toHaveCount(2);
});

test('what a correction refuses stays in view above its button on a small phone @trial', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	const table = await openTable(page, { actions: [roundByCards('2001203', '0211031')] });
	await table.openMenu();
	const round = await table.openEdit(1);
	await round.cell('near', 0).tap();
	await round.way('counts').scrollIntoViewIfNeeded();
	await expect(round.root.getByText('3 flûtes : il n’y en a que 2.')).toBeInViewport({ ratio: 1 });
	await expect(round.root.getByRole('button', { name: 'Enregistrer' })).toBeInViewport({ ratio: 1 });
});
