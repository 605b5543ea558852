/** Whole matches by taps, in each of the three ways a round can be entered. */
import { expect, test } from '../support/fixtures';
import { expectResult } from '../support/hanamikoji';
import { beginAt, sitDown } from '../support/setup';

test('by cards: from home to eleven charm points in three rounds', async ({ openApp }) => {
	const page = await openApp('fr');
	await page.getByRole('link', { name: /Hanamikoji/ }).tap();
	const table = await sitDown(page);
	await table.expectStandings([0, 0], [0, 0]);
	await table.expectStarter('Léa');
	await table.expectTurn('Léa');

	// Léa: Ayane, Chiharu, Ruri. Tom: Iroha, Tomoyo, Anju. One parasol each: Yoko's token stays in the middle.
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
	await table.expectTurn('Tom');
	await table.expectCounts('near', '0000000');
	await expect(table.marker('far', 'gift')).toHaveAttribute('aria-pressed', 'false');

	// A flute each: Ayane's token stays with Léa. No parasol at all: Yoko's stays in the middle.
	await table.playTurns('far');
	await table.scoreCounts('1200113', '1010222');
	await table.expectStandings([3, 9], [3, 9]);
	await expect(table.status).toContainText('aucun objectif atteint');
	await expect(table.status).toContainText('Léa commence la manche 3');
	await table.expectStarter('Léa');

	// Léa takes Anju, and keeps Iroha and Ruri by equal counts; Tom takes Ayane.
	await table.scoreCounts('0111131', '2111201');
	await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 11 points de charme.');
	const ours = page.getByRole('region', { name: 'Léa' });
	await expect(ours).toContainText('3 geishas');
	await expect(ours).toContainText('11 points de charme');
	for (const geisha of ['Iroha', 'Anju', 'Ruri']) await expect(ours).toContainText(geisha);
	const theirs = page.getByRole('region', { name: 'Tom' });
	await expect(theirs).toContainText('7 points de charme');
	for (const geisha of ['Ayane', 'Tomoyo', 'Chiharu']) await expect(theirs).toContainText(geisha);
	await expect(page.getByRole('region', { name: 'Restés au milieu' })).toContainText('Yoko');
	await expect(page.getByRole('button', { name: /^Corriger la manche/ })).toHaveCount(3);
});

test('by majorities: four geishas, after a round in which all seven tie', async ({ page }) => {
	const table = await beginAt(page, { starter: 'Tom' });
	await table.expectStarter('Tom');
	await table.way('majorities').tap();

	await table.say('nf===');
	await expect(table.status).toHaveText('Reste à dire : Anju et Ruri. Égalité : touche sa carte.');
	await table.say('.....nf');
	await table.expectSaid('nf===nf');
	await table.score();
	await table.expectStandings([2, 6], [2, 7]);
	await table.expectStarter('Léa');
	await table.expectSaid('.......');

	await table.scoreMajorities('=======');
	await expect(table.status).toContainText('égalité partout, aucun jeton ne bouge');
	await table.expectStandings([2, 6], [2, 7]);
	await table.expectStarter('Tom');

	// Léa takes Iroha from Tom, and Tomoyo; Ayane and Anju stay hers by equal counts, Ruri stays Tom's.
	await table.scoreMajorities('=nn=f==');
	await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 4 geishas.');
	await expect(page.getByRole('region', { name: 'Léa' })).toContainText('10 points de charme');
	await expect(page.getByRole('region', { name: 'Tom' })).toContainText('8 points de charme');
});

test('by tokens: where they lie on the table is what is entered', async ({ page }) => {
	const table = await beginAt(page);
	await table.way('tokens').tap();
	await table.expectSaid('=======');

	await table.say('nn.ff..');
	await table.score();
	await table.expectStandings([2, 4], [2, 6]);
	await table.expectSaid('nn=ff==');
	await table.expectStarter('Tom');

	await table.say('f......');
	await table.score();
	await table.expectStandings([1, 2], [3, 8]);
	await table.expectStarter('Léa');

	await table.say('......f');
	await expect(table.scoring).toContainText('Tom gagnerait');
	await table.score();
	await expectResult(page, 'Tom gagne', 'Tom l’emporte avec 13 points de charme et 4 geishas.');
});

test('the way can change within a round, and keeps what it can say', async ({ page }) => {
	const table = await beginAt(page);
	await table.count('near', '2000000');
	await table.count('far', '0200000');
	await table.way('majorities').tap();
	await table.expectSaid('nf.....');
	await table.scoreMajorities('..=====');
	await table.expectStandings([1, 2], [1, 2]);

	await table.way('tokens').tap();
	await table.expectSaid('nf=====');
	await table.say('......f');
	await table.score();
	await table.expectStandings([1, 2], [2, 7]);

	await table.way('counts').tap();
	await table.expectCounts('near', '0000000');
	await table.expectCounts('far', '0000000');
});

test('what was entered in a way waits there until the round is scored', async ({ page }) => {
	const table = await beginAt(page);
	await table.count('near', '2000010');
	await table.way('majorities').tap();
	await table.expectSaid('n....n.');
	await table.say('f.....=');
	await table.way('counts').tap();
	await table.expectCounts('near', '2000010');
	await table.cell('far', 3).tap();
	await table.way('majorities').tap();
	await table.expectSaid('f..f.n=');
	await table.way('tokens').tap();
	await table.expectSaid('f==f=n=');
	await table.undo(3);
	await table.expectCounts('near', '2000010');
	await table.expectCounts('far', '0000000');
});
