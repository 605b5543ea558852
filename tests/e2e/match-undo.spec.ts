/** Undo, redo, and corrections of earlier rounds. */
import { expect, test } from '../support/fixtures';
import { milestones, reopenMatch } from '../support/milestones';
import { closeSheet, expectResult, leaveAndReturn, listedMatch } from '../support/hanamikoji';
import {
	countCards,
	chooseWay,
	roundByCards,
	roundByMajorities,
	enterMajorities
} from '../support/hanamikoji-log';
import { openTable } from '../support/setup';

test('undo goes back over the end of a round, and redo forward again @trial', async ({ page }) => {
	// Nine entries are stored; the last card, the scoring and a card of the next round are tapped.
	const flipped = { type: 'marker', side: 0, marker: 'secret', used: true };
	const table = await openTable(page, {
		actions: [flipped, ...countCards(0, '2001203'), ...countCards(1, '021103')]
	});
	await table.cell('far', 6).tap();
	await table.score();
	await table.expectStandings([3, 10], [3, 8]);
	await table.cell('near', 6).tap();
	await table.expectCounts('near', '0000001');

	// Undoing the card of round 2 and the scoring shows round 1 as it was entered.
	await table.undo(2);
	await table.expectCounts('near', '2001203');
	await table.expectCounts('far', '0211031');
	await table.expectStandings(['0→3', '0→10'], ['0→3', '0→8']);
	await expect(table.marker('near', 'secret')).toHaveAttribute('aria-pressed', 'true');
	await table.expectStarter('Léa');

	await table.undo();
	await table.expectCounts('far', '0211030');

	await table.openMenu();
	const redo = table.menu.getByRole('button', { name: 'Rétablir' });
	await redo.tap();
	await redo.tap();
	await redo.tap();
	await expect(redo).toBeDisabled();
	await expect(milestones(page)).toHaveCount(1);
	await closeSheet(page);
	await table.expectStandings([3, 10], [3, 8]);
	await table.expectCounts('near', '0000001');
	await table.expectStarter('Tom');

	// All the way back to the start.
	await table.undo(12);
	await expect(table.undoing).toBeDisabled();
	await table.expectStandings([0, 0], [0, 0]);
	await expect(table.marker('near', 'secret')).toHaveAttribute('aria-pressed', 'false');

	await test.step('a tap after an undo leaves nothing to redo', async () => {
		await table.cell('near', 2).tap();
		await table.openMenu();
		await expect(redo).toBeDisabled();
		await closeSheet(page);
		await table.expectCounts('near', '0010000');
	});
});

test('the scoring that ended the match is undone from the result @trial', async ({ page }) => {
	const table = await openTable(page, { actions: [chooseWay('majorities'), ...enterMajorities('nnnnfff')] });
	await table.score();
	await expectResult(page, 'Tom gagne', 'même si Léa a 4 geishas.');
	await page.getByRole('button', { name: 'Annuler le dernier geste' }).tap();
	await table.expectSaid('nnnnfff');
	await table.expectStandings(['0→4', '0→9'], ['0→3', '0→12']);
	await table.card(6).tap();
	await table.score();
	await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 4 geishas.');
});

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

test('reopening keeps a correction that was made afterwards @trial', async ({ page }) => {
	const table = await openTable(page, {
		actions: [roundByMajorities('nf====='), chooseWay('majorities'), ...enterMajorities('=n==fnn')]
	});
	await table.score();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Léa gagne');
	const round = await table.openEdit(1);
	await round.say('..n....');
	await round.root.getByRole('button', { name: /^Enregistrer/ }).tap();
	await reopenMatch(page);
	await table.expectStandings(['2→5', '4→15'], [1, '2→3']);
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

test('a correction that ends a match earlier says one thing, and not why later rounds are refused @trial', async ({
	page
}) => {
	const rounds = ['nn=ff==', '==n=f=='].map(roundByMajorities);
	const table = await openTable(page, { actions: rounds });
	await table.way('majorities').tap();
	await table.say('n===fnn');
	await table.score();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Léa gagne');
	const round = await table.openEdit(1);
	await round.say('..n..n.');
	await expect(round.root.getByRole('status').last()).toHaveText(
		'Avec cette modification, la partie se termine ici. Léa l’emporte avec 4 geishas. 2 manches suivantes ne comptent plus.'
	);
	await expect(round.root.getByRole('button', { name: 'Enregistrer quand même' })).toBeInViewport({
		ratio: 1
	});
});

test('a correction that changes nothing later is applied without a warning @trial', async ({ page }) => {
	const rounds = ['nf=====', 'nf===n='].map(roundByMajorities);
	const table = await openTable(page, { actions: rounds });
	await table.marker('near', 'gift').tap();
	await table.expectStandings([2, 6], [1, 2]);
	await table.openMenu();
	const round = await table.openEdit(1);
	await round.say('fn.....');
	await expect(round.root).not.toContainText('Avec cette modification');
	await expect(round.root).not.toContainText('ne compte');
	await round.root.getByRole('button', { name: 'Enregistrer' }).tap();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await table.expectStandings([2, 6], [1, 2]);
	await expect(table.marker('near', 'gift')).toHaveAttribute('aria-pressed', 'true');
	await table.openMenu();
	await milestones(page).last().tap();
	const first = table.menu.getByRole('listitem').filter({ hasText: 'Léa prend Iroha' });
	await expect(first).toContainText('Tom prend Ayane');
});

test('a correction that is impossible in a round cannot be applied @trial', async ({ page }) => {
	const table = await openTable(page, { actions: [roundByCards('2001203', '0211031')] });
	await table.openMenu();
	const round = await table.openEdit(1);
	await round.expectCounts('near', '2001203');
	await round.cell('near', 0).tap();
	await expect(round.root).toContainText('3 flûtes : il n’y en a que 2.');
	await round.minus('near', 0).tap();
	await expect(round.root).toContainText('Léa a 7 cartes : le secret est encore caché ?');
	await expect(round.root.getByRole('button', { name: /^Enregistrer/ })).toBeDisabled();
	await round.cell('near', 2).tap();
	await round.root.getByRole('button', { name: 'Enregistrer' }).tap();
	// With a scroll each, Tomoyo's token stays in the middle; one flute is still more than none.
	await table.expectStandings([3, 10], [2, 6]);
});

test('a correction can change the result, or reopen the match @trial', async ({ page }) => {
	const table = await openTable(page, { actions: [chooseWay('majorities'), ...enterMajorities('nn=nffn')] });
	await table.score();
	await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 12 points de charme et 4 geishas.');
	const round = await table.openEdit(1);
	await round.say('......f');
	await expect(round.root).toContainText('Avec cette modification, le résultat change.');
	await expect(round.root).toContainText('Tom l’emporte avec 12 points de charme.');
	await round.say('......=');
	await expect(round.root).toContainText('personne n’a encore gagné : la partie reprend.');
	await round.root.getByRole('button', { name: 'Enregistrer quand même' }).tap();
	await table.expectStandings([3, 7], [2, 7]);
	await table.expectStarter('Tom');
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
