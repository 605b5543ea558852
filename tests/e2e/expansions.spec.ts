/** Whole matches of Hanamikoji with the action tiles of an expansion, from the setup to the result, by taps. */
import { expect, test } from '../support/fixtures';
import { expectResult } from '../support/hanamikoji';
import { completeSetup } from '../support/setup';

const said = {
	edition: 'Édition iello (3 manches)',
	uneven: 'Mini\u2011extension 4 : de 7 à 9 cartes chacun, 16 en tout',
	markers: 'Jetons d’action sur la table',
	tooMany: 'Cela fait 17 cartes sur la table : il y en a exactement 16 en tout.',
	tooFew: '12 cartes sur la table : il en manque 4, il y en a exactement 16 en tout.',
	cards: (n: number) => `${n} carte${n > 1 ? 's' : ''} (7–9)`,
	tooFar: 'Léa prend 3 geishas et Tom aucune : seul, un côté en prend 2 au plus.',
	starts: 'Tom commence la manche 2',
	winner: 'Tom gagne',
	reason: 'Personne n’a atteint d’objectif en 3 manches : Tom l’emporte avec 9 points de charme contre 4.'
} as const;

test.use({ viewport: { width: 360, height: 640 } });

test('mini expansion 4, without markers: nine cards against seven, in three rounds @trial', async ({
	page
}) => {
	await page.goto('/fr/new/?game=hanamikoji');
	const table = await completeSetup(page, { rules: [said.edition, said.uneven, said.markers] });
	await expect(table.marker('near', 'gift')).toHaveCount(0);
	const cards = (name: string) => table.root.getByRole('region', { name }).locator('.cards');
	await expect(cards('Léa')).toHaveText(said.cards(0));

	await test.step('round 1: Léa has nine cards and Tom seven', async () => {
		await table.count('near', '2101113');
		await expect(cards('Léa')).toHaveText(said.cards(9));
		await table.count('far', '0020010');
		await table.score();
		await expect(table.status).toContainText(said.tooFew);
		await table.count('far', '0101101');
		await table.cell('far', 6).tap();
		await expect(table.status).toContainText(said.tooMany);
		await table.expectCounts('far', '0121111');
		await table.score();
		await table.expectStandings([2, 7], [1, 2]);
		await expect(table.status).toContainText(said.starts);
	});

	await test.step('round 2: two cards more at Tomoyo, but not at three geishas', async () => {
		await table.way('majorities').tap();
		await table.scoreMajorities('nnn====');
		await expect(table.status).toContainText(said.tooFar);
		await table.scoreMajorities('==.....');
		await table.expectStandings([3, 9], [0, 0]);
	});

	await test.step('round 3: Tom takes two tokens, and more charm points win', async () => {
		await table.way('tokens').tap();
		await table.say('.....ff');
		await table.score();
		await expectResult(page, said.winner, said.reason);
	});
});
