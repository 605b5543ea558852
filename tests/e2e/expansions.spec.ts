/** Whole matches of Hanamikoji with the action tiles of an expansion, from the setup to the result, by taps. */
import { expect, test } from '../support/fixtures';
import { expectResult } from '../support/hanamikoji';
import { chooseWay } from '../support/hanamikoji-log';
import { completeSetup, openTable } from '../support/setup';

const words = {
	en: {
		edition: 'iello edition (3 rounds)',
		options: 'Adjust the options',
		uneven: 'Mini expansion 4: 7 to 9 cards each, 16 in all',
		markers: 'Action markers on the table',
		tooMany: 'That makes 17 cards on the table: there are exactly 16 in all.',
		tooFew: '12 cards on the table, 4 too few: there are exactly 16 in all.',
		cards: (n: number) => `${n} cards (7–9)`,
		tooFar: 'Léa takes 3 geishas and Tom none: alone, a side can take 2 at most.',
		starts: 'Tom starts round 2',
		winner: 'Tom wins',
		reason: 'Nobody reached a goal in 3 rounds: Tom wins by 9 charm points to 4.'
	},
	fr: {
		edition: 'Édition iello (3 manches)',
		options: 'Ajuster les options',
		uneven: 'Mini\u2011extension 4 : de 7 à 9 cartes chacun, 16 en tout',
		markers: 'Jetons d’action sur la table',
		tooMany: 'Cela fait 17 cartes sur la table : il y en a exactement 16 en tout.',
		tooFew: '12 cartes sur la table : il en manque 4, il y en a exactement 16 en tout.',
		cards: (n: number) => `${n} carte${n > 1 ? 's' : ''} (7–9)`,
		tooFar: 'Léa prend 3 geishas et Tom aucune : seul, un côté en prend 2 au plus.',
		starts: 'Tom commence la manche 2',
		winner: 'Tom gagne',
		reason: 'Personne n’a atteint d’objectif en 3 manches : Tom l’emporte avec 9 points de charme contre 4.'
	}
} as const;

const sizes = [
	{ width: 360, height: 640 },
	{ width: 390, height: 844 }
];

for (const locale of ['en', 'fr'] as const)
	for (const viewport of sizes) {
		test.describe(`${locale}, ${viewport.width} × ${viewport.height}`, () => {
			test.use({ viewport });
			const said = words[locale];

			test('mini expansion 4, without markers: nine cards against seven, in three rounds', async ({
				page
			}) => {
				await page.goto(`/${locale}/new/?game=hanamikoji`);
				for (const rule of [said.edition, said.options, said.uneven])
					await page.getByText(rule, { exact: true }).tap();
				await page.locator('label').filter({ hasText: said.markers }).tap();
				const table = await completeSetup(page);
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
		});
	}

test('seven on each side: the eighth card is refused, and seven are all there is', async ({ page }) => {
	const table = await openTable(page, {
		options: { roundLimit: null, atLimit: 'points', cardsEach: 7, markers: true }
	});
	await table.playTurns('near');
	await table.count('near', '2001112');
	await table.cell('near', 1).tap();
	await expect(table.status).toContainText('Cela fait 8 cartes pour Léa : chacun en a exactement 7.');
	await table.count('far', '0211110');
	await expect(table.status).toHaveText('Encore 1 carte à compter.');
	await table.cell('far', 6).tap();
	await expect(table.status).toHaveText('Tout y est ! Vérifiez ensemble, puis comptez la manche.');
	await table.score();
	await table.expectStandings([2, 7], [2, 4]);
	await table.way('tokens').tap();
	await table.say('.....n.');
	await table.score();
	await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 11 points de charme.');
});

test('nine on each side: majorities that leave too many cards over are refused', async ({ page }) => {
	const table = await openTable(page, {
		options: { roundLimit: null, atLimit: 'points', cardsEach: 9, markers: false },
		actions: [chooseWay('majorities')]
	});
	await table.scoreMajorities('nnnn=nf');
	await expect(table.status).toContainText(
		'Impossible avec 9 cartes de chaque côté : reprenez les geishas une à une.'
	);
	await table.cell('far', 4).tap();
	await table.score();
	await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 13 points de charme et 5 geishas.');
});
