/** How matches end, under both presets and the options of one's own. */
import { expect, test } from '../support/fixtures';
import { closeSheet, expectResult } from '../support/hanamikoji';
import { beginAt } from '../support/setup';

test('2016: eleven charm points win over four geishas of the same round', async ({ page }) => {
	const table = await beginAt(page);
	await table.count('near', '0222200');
	await table.count('far', '1000133');
	await table.expectStandings(['0→4', '0→10'], ['0→3', '0→11']);
	await expect(table.scoring).toContainText('Tom gagnerait');
	await table.score();
	await expectResult(page, 'Tom gagne', 'Tom l’emporte avec 11 points de charme, même si Léa a 4 geishas.');
	await page.getByRole('button', { name: 'La règle qui décide' }).tap();
	await expect(page.getByRole('dialog').locator('[data-section=clash]')).toBeInViewport();
});

test('2016: without a goal the third round is not the last', async ({ page }) => {
	const table = await beginAt(page, { rules: ['EmperorS4 2016'] });
	await table.way('tokens').tap();
	await table.say('nf.....');
	for (const [round, starter] of ['Tom', 'Léa', 'Tom', 'Léa'].entries()) {
		await (round === 0 ? table.score() : table.scoreUnmoved());
		await table.expectStarter(starter);
	}
	await table.expectStandings([1, 2], [1, 2]);
});

test('3 rounds: more charm points decide after the third', async ({ page }) => {
	const table = await beginAt(page, { rules: ['3 manches'] });
	await table.way('majorities').tap();
	await table.scoreMajorities('n=====f');
	await table.expectStandings([1, 2], [1, 5]);
	await table.scoreMajorities('=======');
	await table.expectStandings([1, 2], [1, 5]);
	await table.scoreMajorities('nf=====');
	await expectResult(
		page,
		'Tom gagne',
		'3 manches sans objectif atteint : Tom l’emporte avec 7 points de charme contre 2.'
	);
});

test('3 rounds: equal points are a draw', async ({ page }) => {
	const table = await beginAt(page, { rules: ['3 manches'] });
	await table.way('tokens').tap();
	await table.say('nn...f.');
	for (const [round, starter] of ['Tom', 'Léa'].entries()) {
		await (round === 0 ? table.score() : table.scoreUnmoved());
		await table.expectStarter(starter);
	}
	await table.scoreUnmoved();
	await expectResult(
		page,
		'Égalité',
		'3 manches sans objectif atteint, 4 points de charme partout : égalité.'
	);
});

test('3 rounds: with every token still in the middle it is a draw too', async ({ page }) => {
	const table = await beginAt(page, { rules: ['3 manches'] });
	await table.way('tokens').tap();
	for (const starter of ['Tom', 'Léa']) {
		await table.scoreUnmoved();
		await table.expectStarter(starter);
	}
	await table.scoreUnmoved();
	await expectResult(page, 'Égalité', 'égalité.');
});

test('3 rounds: a goal in the second ends it there', async ({ page }) => {
	const table = await beginAt(page, { rules: ['3 manches'] });
	await table.way('majorities').tap();
	await table.scoreMajorities('nn==f==');
	await table.scoreMajorities('==nnf==');
	await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 4 geishas.');
});

test('3 rounds: both goals in the last, and no further round', async ({ page }) => {
	const table = await beginAt(page, { rules: ['3 manches'] });
	await table.way('tokens').tap();
	await table.say('nn..f..');
	for (const [round, starter] of ['Tom', 'Léa'].entries()) {
		await (round === 0 ? table.score() : table.scoreUnmoved());
		await table.expectStarter(starter);
	}
	await table.say('..nn.ff');
	await table.score();
	await expectResult(page, 'Tom gagne', 'Tom l’emporte avec 12 points de charme, même si Léa a 4 geishas.');
});

const ownOptions = [
	{
		words: 'Le plus de points de charme, puis le jeton le plus fort, sinon égalité',
		said: 'nn...f.',
		title: 'Tom gagne',
		reason:
			'3 manches sans objectif atteint, 4 points de charme partout : Tom l’emporte avec le jeton le plus fort, 4 contre 2.'
	},
	{
		words: 'Le plus de points de charme, puis le jeton le plus fort, sinon égalité',
		said: 'n....f.',
		title: 'Tom gagne',
		reason: '3 manches sans objectif atteint : Tom l’emporte avec 4 points de charme contre 2.'
	},
	{
		words: 'Égalité, quels que soient les points',
		said: 'n....f.',
		title: 'Égalité',
		reason: '3 manches sans objectif atteint : égalité, comme convenu.'
	}
] as const;

for (const { words, said, title, reason } of ownOptions) {
	test(`own options: ${words}, with ${said}`, async ({ page }) => {
		const table = await beginAt(page, { rules: ['3 manches', 'Ajuster les options', words] });
		await table.way('tokens').tap();
		await table.say(said);
		for (const [round, starter] of ['Tom', 'Léa'].entries()) {
			await (round === 0 ? table.score() : table.scoreUnmoved());
			await table.expectStarter(starter);
		}
		await table.scoreUnmoved();
		await expectResult(page, title, reason);
	});
}

test('without a limit a match takes fifty rounds, and lists them all', async ({ page }) => {
	const table = await beginAt(page);
	await table.way('tokens').tap();
	await table.say('nf.....');
	for (let round = 1; round <= 50; round += 1) {
		await (round === 1 ? table.score() : table.scoreUnmoved());
		await expect(table.status).toContainText(`la manche ${round + 1}`);
	}
	await table.expectStandings([1, 2], [1, 2]);
	await table.expectStarter('Léa');
	const menu = await table.openMenu();
	const rounds = menu.getByRole('button', { name: /^Corriger la manche/ });
	await expect(rounds).toHaveCount(50);
	await rounds.last().scrollIntoViewIfNeeded();
	await expect(rounds.last()).toHaveAccessibleName('Corriger la manche 50');
	await expect(rounds.last()).toBeInViewport();

	await closeSheet(page);
	await table.expectSaved();
	await page.reload();
	await expect(table.status).toContainText('Léa commence la manche 51');
});
