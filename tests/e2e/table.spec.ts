/** What Hanamikoji's table refuses, and what it shows. */
import { expectNoOverlap } from '../support/apart';
import { expect, test } from '../support/fixtures';
import { closeSheet, places, type Place } from '../support/hanamikoji';
import { countCards, chooseWay, roundByTokens } from '../support/hanamikoji-log';
import { closeRoundEnd } from '../support/round-end';
import { openTable } from '../support/setup';

test('impossible cards are refused when they are tapped, with a link to the rule', async ({ page }) => {
	const table = await openTable(page, { actions: countCards(0, '2') });
	await test.step('a third flute', async () => {
		await table.cell('near', 0).tap();
		await expect(table.status).toHaveText('3 flûtes : il n’y en a que 2.');
		await expect(table.cell('near', 0)).toHaveText('2');
		await table.cell('far', 0).tap();
		await expect(table.status).toHaveText('3 flûtes : il n’y en a que 2.');
		await expect(table.cell('far', 0)).toHaveText('0');
	});
	await test.step('the rule opens over the table', async () => {
		await page.getByRole('button', { name: 'Pourquoi ?' }).tap();
		await expect(table.rules.locator('[data-section=entry-checks]')).toBeInViewport();
		await closeSheet(page);
		await expect(table.cell('near', 0)).toHaveText('2');
	});
	await test.step('the card is accepted once another one is taken away', async () => {
		await table.minus('near', 0).tap();
		await table.cell('far', 0).tap();
		await table.expectCounts('near', '1000000');
		await table.expectCounts('far', '1000000');
		await expect(table.status).toHaveText('Encore 14 cartes à compter.');
	});
});

test('a side must have eight cards: missing cards are named, seven ask for the secret, a ninth is refused @trial', async ({
	page
}) => {
	const table = await openTable(page, { actions: [...countCards(0, '20012'), ...countCards(1, '021103')] });
	await test.step('five cards', async () => {
		await table.score();
		await expect(table.status).toHaveText('Léa a 5 cartes : il en manque 3, chacun en a exactement 8.');
		await table.expectStandings(['0→2', '0→5'], ['0→3', '0→8']);
	});

	await test.step('seven cards, and the round is not scored', async () => {
		await table.count('near', '0000003');
		await table.score();
		await expect(table.status).toHaveText('Tom a 7 cartes : le secret est encore caché ?');
		await table.expectCounts('near', '2001203');
		await table.expectCounts('far', '0211030');
		await table.openMenu();
		await expect(table.menu).toContainText('Aucune manche comptée pour l’instant.');
		await closeSheet(page);
	});

	await test.step('nine cards, on either side', async () => {
		await table.cell('far', 6).tap();
		for (const [place, name] of [
			['near', 'Léa'],
			['far', 'Tom']
		] as const) {
			await table.cell(place, 3).tap();
			await expect(table.status).toHaveText(`Cela fait 9 cartes pour ${name} : chacun en a exactement 8.`);
		}
		await table.expectCounts('near', '2001203');
		await table.expectCounts('far', '0211031');
		await table.score();
		await table.expectStandings([3, 10], [3, 8]);
	});
});

test('impossible majorities are refused; the status says how to enter a tie @trial', async ({ page }) => {
	const table = await openTable(page, { actions: [chooseWay('majorities')] });
	await expect(table.status).toContainText('ou sa carte si c’est une égalité');
	await expect(table.card(3).locator('.tie')).toBeVisible();
	await table.score();
	await expect(table.status).toContainText('Il reste à indiquer');

	await table.cell('near', 0).tap();
	await expect(table.status).toContainText('Égalité ? Touche la carte.');
	await table.say('.nnnn');
	await table.cell('near', 5).tap();
	await expect(table.status).toHaveText(
		'Léa prend 6 geishas, mais on ne peut en prendre plus de 5 par manche.'
	);
	await expect(table.cell('near', 5)).toHaveAttribute('aria-pressed', 'false');

	await table.say('.....==');
	await table.score();
	await expect(table.status).toHaveText(
		'Léa a une majorité et Tom n’en a aucune : impossible avec 8 cartes de chaque côté.'
	);
	await table.cell('far', 5).tap();
	await table.score();
	await expect(table.status).toHaveText(
		'Léa prend 5 geishas, soit au moins 5 cartes d’avance. Avec 8 cartes de chaque côté, Tom ne peut en rattraper que 4 ailleurs.'
	);
	await table.expectSaid('nnnnnf=');
});

test('tokens: a round without moves needs a confirmation, and no token returns to the middle @trial', async ({
	page
}) => {
	const table = await openTable(page, { actions: [chooseWay('tokens')] });
	await test.step('if no token has moved, the table asks', async () => {
		await table.scoring.dblclick();
		await expect(table.status).toHaveText('Aucun jeton n’a bougé : compter quand même ?');
		await table.expectStarter('Léa');
		// Moving a token ends the question; once it is moved back, the table asks again.
		await table.cell('near', 6).tap();
		await expect(table.scoring).toHaveText('Compter la manche');
		await table.card(6).tap();
		await table.scoreUnmoved();
		await expect(table.status).toHaveText('Tom commence la manche 2 · aucun jeton ne bouge');
		await table.expectStarter('Tom');
	});

	await test.step('an accidental second tap does not score an empty round', async () => {
		await table.say('nf.....');
		await page.clock.fastForward(1000);
		await table.scoring.dblclick();
		await expect(table.status).toContainText('Léa commence la manche 3');
		await closeRoundEnd(page);
	});

	await test.step('a token that left the middle in an earlier round cannot return', async () => {
		await table.card(0).tap();
		await expect(table.status).toHaveText('Ayane : son jeton a quitté le milieu, il n’y revient jamais.');
		await table.expectSaid('nf=====');
		// A token that was moved in this round can be moved back.
		await table.cell('near', 6).tap();
		await table.card(6).tap();
		await table.expectSaid('nf=====');
		await table.scoreUnmoved();
		await expect(table.status).toContainText('Tom commence la manche 4');
	});
});

test('a round shows the tokens that changed sides, until the next touch @trial', async ({ page }) => {
	const table = await openTable(page, { actions: [chooseWay('majorities')] });
	await table.say('nf=====');
	await table.scoring.tap();
	const crossing = table.root.locator('.token.came');
	await expect(crossing).toHaveCount(2);
	await closeRoundEnd(page);
	await expect(crossing).toHaveCount(0);

	// After undo, the moves are not highlighted again.
	await table.undo();
	await expect(crossing).toHaveCount(0);
});

test('markers flip and flip back, and the turn follows; the starter is corrected, and the next round follows', async ({
	page
}) => {
	const table = await openTable(page);
	await table.expectStarter('Léa');
	await table.expectNoTurn();
	await table.marker('near', 'gift').tap();
	await table.expectTurn('Tom');
	await table.marker('far', 'secret').tap();
	await table.expectTurn('Léa');
	await table.marker('far', 'secret').tap();
	await table.expectTurn('Tom');
	await expect(table.marker('far', 'secret')).toHaveAttribute('aria-pressed', 'false');
	await expect(table.marker('near', 'gift')).toHaveAttribute('aria-pressed', 'true');
	await table.marker('near', 'gift').tap();
	await table.expectNoTurn();

	await page.getByRole('button', { name: 'Tom : détails' }).tap();
	await page.getByRole('button', { name: 'Faire commencer Tom' }).tap();
	await table.expectStarter('Tom');
	await table.expectNoTurn();
	await expect(page.getByRole('button', { name: 'Tom : détails' })).toHaveAttribute('aria-expanded', 'false');

	await table.way('tokens').tap();
	await table.scoreUnmoved();
	await table.expectStarter('Léa');
	await table.scoreUnmoved();
	await table.expectStarter('Tom');
});

test('the details of a side tell what still wins; a tap beside them only closes them @trial', async ({
	page
}) => {
	const table = await openTable(page, { actions: [roundByTokens('nnn.f..')] });
	await expect(page.getByRole('region', { name: 'Léa' })).toContainText('gagne avec une geisha de plus');
	await page.getByRole('button', { name: 'Léa : détails' }).tap();
	await expect(table.root.getByText('Léa gagne avec une geisha de plus.')).toBeVisible();
	await table.cell('far', 6).tap();
	await table.expectCounts('far', '0000000');
	await expect(page.getByRole('button', { name: 'Léa : détails' })).toHaveAttribute('aria-expanded', 'false');
	await table.cell('far', 6).tap();
	await table.expectCounts('far', '0000001');
});

test('the far half is turned to the player opposite, unless this is switched off @trial', async ({
	page
}) => {
	const table = await openTable(page);
	/** @returns for each side, 1 if its minus button is below its count, -1 if above. */
	const upright = async () => {
		const tops: number[] = [];
		for (const place of places) {
			const count = (await table.cell(place, 3).boundingBox())?.y ?? 0;
			const minus = (await table.minus(place, 3).boundingBox())?.y ?? 0;
			tops.push(Math.sign(minus - count));
		}
		return tops;
	};
	const half = (place: Place) => table.cell(place, 3).locator('..');
	await expect(half('far')).toHaveCSS('rotate', '180deg');
	await expect(half('near')).toHaveCSS('rotate', 'none');
	// With the far half turned, the minus buttons lie on opposite sides of the counts.
	expect(await upright()).toEqual([1, -1]);
	await table.cell('far', 3).tap();

	await table.openMenu();
	await table.menu.getByText('Retourner la moitié d’en face').tap();
	await expect(table.menu.getByRole('switch', { name: /Retourner la moitié d’en face/ })).not.toBeChecked();
	await closeSheet(page);
	await expect(half('far')).toHaveCSS('rotate', 'none');
	await table.cell('far', 3).tap();
	await expect(table.cell('far', 3)).toHaveText('2');

	await table.expectSaved();
	await page.reload();
	await expect(table.cell('far', 3)).toHaveText('2');
	await expect(half('far')).toHaveCSS('rotate', 'none');
});

for (const [width, height] of [
	[360, 640],
	[844, 390],
	[1280, 800],
	[1366, 768],
	[1440, 900],
	[1920, 1080]
] as const)
	test(`the numbers of a side overlap neither each other nor its markers: ${String(width)} × ${String(height)} @trial`, async ({
		page
	}) => {
		await page.setViewportSize({ width, height });
		const table = await openTable(page, {
			actions: [...countCards(0, '2001203'), ...countCards(1, '0211031')]
		});
		for (const place of places) {
			const [geishas, charm] = await page.locator(`[data-standing=${place}] .numbers`).all();
			if (!geishas || !charm) throw new Error('a side has two goals');
			await expectNoOverlap(geishas.locator('b').last(), charm.locator('b').first());
			await expectNoOverlap(charm.locator('b').last(), table.marker(place, 'secret'));
		}
	});
