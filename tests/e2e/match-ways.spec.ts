/**
 * Matches by taps, by majorities and by tokens; by cards it is one of `smoke.spec.ts`. What waits in a way that was left,
 * the rules' own tests say (`ways.test.ts`).
 */
import { expect, test } from '../support/fixtures';
import { expectResult } from '../support/hanamikoji';
import { counted } from '../support/hanamikoji-log';
import { beginAt } from '../support/setup';

test('by majorities: four geishas, after a round in which all seven tie', async ({ page }) => {
	const table = await beginAt(page);
	await table.expectStarter('Léa');
	await table.way('majorities').tap();

	await table.say('nf===');
	await expect(table.status).toHaveText('Reste à dire : Anju et Ruri. Égalité : touche sa carte.');
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
	const table = await beginAt(page, { actions: [...counted(0, '2'), ...counted(1, '02')] });
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
