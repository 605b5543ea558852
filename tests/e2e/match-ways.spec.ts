/**
 * Matches entered by majorities and by tokens; `smoke.spec.ts` has one by cards. `change-way.test.ts` tests what is
 * kept when the way of entry changes.
 */
import { expect, test } from '../support/fixtures';
import { expectResult } from '../support/hanamikoji';
import { countCards } from '../support/hanamikoji-log';
import { openTable } from '../support/setup';

test('by majorities: four geishas, after a round in which all seven tie @trial', async ({ page }) => {
	const table = await openTable(page);
	await table.expectStarter('Léa');
	await table.way('majorities').tap();

	await table.say('nf===');
	await expect(table.status).toHaveText('Il reste à indiquer Anju et Ruri. Égalité ? Touche la carte.');
	await table.say('.....nf');
	await table.expectSaid('nf===nf');
	await table.score();
	await table.expectStandings([2, 6], [2, 7]);
	await table.expectStarter('Tom');
	await table.expectSaid('.......');

	await table.scoreMajorities('=======');
	await expect(table.status).toContainText('égalité partout, aucun jeton ne bouge');
	await table.expectStandings([2, 6], [2, 7]);
	await table.expectStarter('Léa');

	// Léa takes Iroha from Tom, and Tomoyo. By ties she keeps Ayane and Anju, and Tom keeps Ruri.
	await table.scoreMajorities('=nn=f==');
	await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 4 geishas.');
	await expect(page.getByRole('main')).toContainText('4 geishas, 10 points de charme');
	await expect(page.getByRole('main')).toContainText('2 geishas, 8 points de charme');
});

test('by tokens: the positions of the tokens are entered @trial', async ({ page }) => {
	const table = await openTable(page);
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

test('the way of entry can change within a round, and keeps what fits @trial', async ({ page }) => {
	const table = await openTable(page, { actions: [...countCards(0, '2'), ...countCards(1, '02')] });
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
