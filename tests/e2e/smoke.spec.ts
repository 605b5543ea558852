/**
 * A quick check of the app, within a minute: a match of each game from home to its result, one of them
 * without the server, and two tabs with one match.
 */
import { openAbout } from '../support/app-actions';
import { expect, test } from '../support/fixtures';
import { milestones } from '../support/milestones';
import { gardenRounds, completeGeishaSetup } from '../support/geisha';
import { completeHanabiSetup } from '../support/hanabi';
import { closeSheet, expectResult, leaveAndReturn, Table } from '../support/hanamikoji';
import { completeKoikoiSetup } from '../support/koikoi';
import { openTable, completeSetup } from '../support/setup';

test(
	'Hanamikoji, from home to eleven charm points: a round by cards, one by majorities, one by tokens',
	{ tag: '@every-engine' },
	async ({ openApp }) => {
		const page = await openApp('fr');
		await page.getByRole('link', { name: /Hanamikoji/ }).tap();
		const table = await completeSetup(page);
		await table.expectStandings([0, 0], [0, 0]);
		await table.expectStarter('Léa');
		await table.expectNoTurn();

		// Léa wins Ayane, Chiharu, Ruri; Tom Iroha, Tomoyo, Anju. With a parasol each, Yoko's token stays in the
		// middle.
		await table.playTurns('near');
		await expect(table.status).toHaveText(
			'Toutes les actions sont jouées : révélez les secrets et comptez les cartes.'
		);
		await table.count('near', '2001203');
		await table.expectCounts('near', '2001203');
		await table.count('far', '0211031');
		await table.expectStandings(['0→3', '0→10'], ['0→3', '0→8']);
		await table.score();
		await table.expectStandings([3, 10], [3, 8]);
		await table.expectStarter('Tom');
		await table.expectNoTurn();
		await table.expectCounts('near', '0000000');
		await expect(table.marker('far', 'gift')).toHaveAttribute('aria-pressed', 'false');

		// By ties, Ayane's token stays with Léa, and Yoko's in the middle.
		await table.way('majorities').tap();
		await table.scoreMajorities('=nf=ffn');
		await table.expectStandings([3, 9], [3, 9]);
		await expect(table.status).toContainText('Léa commence la manche 3');
		await table.expectStarter('Léa');

		// Léa takes Anju, and keeps Iroha and Ruri; Tom takes Ayane.
		await table.way('tokens').tap();
		await table.say('f....n.');
		await table.score();
		await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 11 points de charme.');
		const main = page.getByRole('main');
		await expect(main).toContainText(/Léa\s: 3\sgeishas, 11\spoints de charme. Iroha, Anju et Ruri\./u);
		await expect(main).toContainText(/Tom\s: 3\sgeishas, 7\spoints de charme. Ayane, Tomoyo et Chiharu\./u);
		await expect(milestones(page)).toHaveCount(3);
	}
);

test('Hanabi, a perfect match from home: a tap for each card', async ({ openApp }) => {
	const page = await openApp('fr');
	await page.getByRole('link', { name: /Hanabi/ }).tap();
	const table = await completeHanabiSetup(page);
	await table.expectCounters({ tokens: 8, fuses: 0, pile: 40, score: 0 });
	await table.complete('white');
	await expect(table.status).toHaveText('Léa joue le 5 blanc. Le feu blanc est complet !');
	await table.expectCounters({ pile: 35, score: 5 });
	await table.expectTurn(1);
	await table.complete('red', 'blue', 'yellow', 'green');
	await expectResult(page, 'Spectacle parfait', 'Les 5 feux d’artifice sont complets.');
	await expect(page).toHaveTitle('Spectacle parfait · Hanabi · Ochaya');
	await expect(page.locator('[data-band=legendary]')).toContainText('Légendaire');
});

test('Koï-Koï, three months from home: calls on both sides, and a teshi', async ({ openApp }) => {
	const page = await openApp('fr');
	await page
		.getByRole('link', { name: /Koï-Koï/ })
		.first()
		.tap();
	const table = await completeKoikoiSetup(page, ['3 mois']);
	await table.expectOya(0);

	await test.step('January: Léa calls once and stops with 10, which is 7 or more: 10 × 2 × 2', async () => {
		await table.take(0, '01H 03H 08H');
		await expect(table.yaku).toHaveText(['✓ Sankō 5']);
		await expect(table.pays('stop')).toContainText('= 5');
		await expect(table.pays('call')).toContainText('= 12');
		await table.call();
		await expect(table.stopping).toHaveCount(0);
		await table.take(0, '06T 07T 10T');
		await expect(table.yaku).toHaveText(['✓ Sankō 5', '✓ Inoshikachō 5']);
		await expect(table.pays('stop')).toContainText('= 40');
		await table.stop();
		await table.expectTotals(40, 0);
		await expect(table.status).toContainText('Léa reste Oya : 40 points en janvier');
	});

	await test.step('February: both call, Tom stops with 10: × 2 for his call, × 2 for seven, × 2 for hers', async () => {
		await table.take(1, '03H 09T');
		await table.call();
		await expect(table.status).toContainText('Tom a dit koï-koï avec 5 points');
		await table.take(0, '01R 02R 03R');
		await table.call();
		await table.take(1, '08H');
		await expect(table.pays('stop')).toContainText('= 80');
		await table.stop();
		await table.expectTotals(40, 80);
		await table.expectOya(1);
	});

	await test.step('March: Léa holds a teshi, 6 points flat, and the match is over', async () => {
		await table.root.locator('[data-deal=hand]').tap();
		await expect(table.form.getByRole('radio', { checked: true })).toHaveCount(0);
		await table.form.getByText('Léa', { exact: true }).first().tap();
		await expect(table.form.getByRole('radio', { name: 'Teshi' })).toBeChecked();
		await expect(table.form).toContainText('6 points');
		await table.done();
		await expectResult(page, 'Tom gagne', 'Après 3 mois, Tom l’emporte avec 80 points contre 46.');
		await expect(page.getByRole('table', { name: /Feuille de score/ })).toContainText('Teshi');
	});
});

test('Geisha, to 10 points from home: a square, a block and another square', async ({ openApp }) => {
	const page = await openApp('fr');
	await page.getByRole('link', { name: /Geisha/ }).tap();
	const table = await completeGeishaSetup(page, { rules: ['Un nombre de points'] });

	// Fifteen taps are enough, because the sixteenth tile is laid automatically.
	await table.lay(6);
	await expect(table.tile('maple-sun')).toHaveCount(0);
	await expect(table.status).toHaveText('Quelle tuile en ligne 2, colonne 3 ?');
	await table.undo();
	await expect(table.tile('cherry-ribbon')).toBeVisible();
	for (const tile of ['cherry-ribbon', 'cherry-bird', 'cherry-rain']) await table.tile(tile).tap();
	for (const tile of ['pine-sun', 'pine-ribbon', 'pine-bird', 'pine-rain']) await table.tile(tile).tap();
	for (const tile of ['iris-sun', 'iris-ribbon', 'iris-bird']) await table.tile(tile).tap();
	await table.expectPhase('first-move');
	await expect(table.place(15)).toHaveAccessibleName('ligne 4, colonne 4 : iris, pluie, permise');

	await table.take(gardenRounds.square);
	await table.expectPhase('over');
	await expect(table.over).toContainText('Léa gagne la manche 1');
	await expect(table.over).toContainText('Quatre geishas réunies : un carré');
	await expect(table.over).toContainText('+9 points');
	await expect(table.over).toContainText('Tom commence la manche 2.');
	for (const place of [2, 3, 6, 7]) await expect(table.place(place)).toHaveClass(/winning/);
	await table.expectScores(9, 0);

	// The garden stays until the next round; a tap on it does nothing.
	await table.place(7).tap();
	await table.action('next').tap();
	await table.expectPhase('laying');
	await table.action('same').tap();
	await table.take(gardenRounds.starterBlocks);
	await expect(table.over).toHaveAttribute('data-round-end', 'block');
	await expect(table.over).toContainText('Léa n’a plus de tuile à prendre');
	await table.expectScores(9, 7);

	await table.action('next').tap();
	await table.action('same').tap();
	await table.take(gardenRounds.square);
	await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 18 points contre 7, en 3 manches.');
	await expect(page.getByRole('button', { name: /^Modifier la manche [123]$/ })).toHaveCount(3);
});

test.describe('installed', () => {
	test.use({ serviceWorkers: 'allow' });

	test('without the server: setup, two rounds, rules, menu and result, each opened for the first time', async ({
		openInstalled,
		site
	}) => {
		const page = await openInstalled('fr');
		await site.stop();
		await page.getByRole('link', { name: /Hanamikoji/ }).tap();
		const table = await completeSetup(page);
		await table.marker('near', 'secret').tap();
		await table.scoreCounts('2001203', '0211031');
		await table.expectStandings([3, 10], [3, 8]);

		const rules = await table.openRules();
		await expect(rules.locator('section.marked')).toBeVisible();
		await closeSheet(page);

		await table.openMenu();
		await expect(table.menu.getByRole('listitem')).not.toHaveCount(0);
		const round = await table.openEdit(1);
		await round.expectCounts('near', '2001203');
		await closeSheet(page);

		await table.way('majorities').tap();
		await table.scoreMajorities('=n=nf==');
		await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 12 points de charme et 4 geishas.');
		await openAbout(page);
		await page.getByRole('button', { name: 'La règle qui explique ce résultat' }).tap();
		await expect(page.getByRole('dialog').locator('[data-section=goals]')).toBeInViewport();
		await closeSheet(page);
		await leaveAndReturn(page);
		await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 12 points de charme et 4 geishas.');
	});
});

// In Chromium, `match-lasting.spec.ts` taps in two tabs at once.
test('two tabs show each other’s taps', { tag: ['@every-engine', '@trial'] }, async ({ context, page }) => {
	const table = await openTable(page);
	const other = await Table.inAnotherTab(context, page);
	await table.cell('near', 3).tap();
	await expect(other.cell('near', 3)).toHaveText('1');
	await other.cell('far', 6).tap();
	await other.marker('far', 'gift').tap();
	await expect(table.cell('far', 6)).toHaveText('1');
	await expect(table.marker('far', 'gift')).toHaveAttribute('aria-pressed', 'true');

	await table.undo();
	await expect(other.marker('far', 'gift')).toHaveAttribute('aria-pressed', 'false');
	await other.way('majorities').tap();
	await expect(table.way('majorities')).toHaveAttribute('aria-pressed', 'true');
	// The majorities of Yoko and Ruri follow from the cards counted so far.
	await table.expectSaid('...n..f');
	await table.say('nf=.=n.');
	await other.expectSaid('nf=n=nf');
	await other.score();
	await table.expectStandings([3, 9], [2, 7]);
});
