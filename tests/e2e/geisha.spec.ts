/** Whole matches of Geisha, by the garden and by results alone. */
import { expect, test } from '../support/fixtures';
import { beginGeisha, gardenRounds, sitAtGarden } from '../support/geisha';
import { closeSheet, expectResult } from '../support/hanamikoji';
import { focusOn } from '../support/keys';

test('to 10 points: a square, nothing on the sixteenth tile, a block, and 10 is passed', async ({
	openApp
}) => {
	const page = await openApp('fr');
	await page.getByRole('link', { name: /Geisha/ }).tap();
	const table = await sitAtGarden(page, { rules: ['10 points'] });

	// Fifteen taps: the sixteenth tile lays itself.
	await table.lay(6);
	await expect(table.tile('maple-sun')).toHaveCount(0);
	await expect(table.status).toHaveText('Quelle tuile en rangée 2, colonne 3 ?');
	await table.undo();
	await expect(table.tile('cherry-ribbon')).toBeVisible();
	for (const tile of ['cherry-ribbon', 'cherry-bird', 'cherry-rain']) await table.tile(tile).tap();
	for (const tile of ['pine-sun', 'pine-ribbon', 'pine-bird', 'pine-rain']) await table.tile(tile).tap();
	for (const tile of ['iris-sun', 'iris-ribbon', 'iris-bird']) await table.tile(tile).tap();
	await table.expectPhase('first-move');
	await expect(table.place(15)).toHaveAccessibleName('rangée 4, colonne 4 : iris, pluie, permise');

	await table.take(gardenRounds.square);
	await table.expectPhase('over');
	await expect(table.over).toContainText('Léa gagne la manche 1');
	await expect(table.over).toContainText('Quatre geishas réunies : un carré');
	await expect(table.over).toContainText('+ 9 points');
	await expect(table.status).toHaveText('Tom commencera la manche suivante.');
	for (const place of [2, 3, 6, 7]) await expect(table.place(place)).toHaveClass(/winning/);
	await table.expectScores(9, 0);

	// The garden stays until the next one; a second tap on it does nothing.
	await table.place(7).tap();
	await table.action('next').tap();
	await table.expectPhase('laying');
	await table.action('same').tap();
	await table.take(gardenRounds.sixteenth);
	await expect(table.over).toContainText('Léa gagne la manche 2');
	await expect(table.over).toContainText('+ 0 point');
	await table.expectScores(9, 0);

	await table.action('next').tap();
	await table.action('same').tap();
	await table.take(gardenRounds.starterBlocks);
	await expect(table.over).toHaveAttribute('data-over', 'block');
	await expect(table.over).toContainText('Léa n’a plus de tuile à prendre');
	await table.expectScores(9, 7);

	await table.action('next').tap();
	await table.action('same').tap();
	await table.take(gardenRounds.square);
	await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 18 points contre 7, en 4 manches.');
	await expect(page.locator('[data-final="0"]')).toHaveText('18');
	await page.getByText('Corriger une manche', { exact: true }).click();
	await expect(page.getByRole('button', { name: /^Corriger la manche/ })).toHaveCount(4);
});

test('first to 3 rounds: a block, a drawn round, another starter, results alone', async ({ page }) => {
	const table = await beginGeisha(page);
	await table.lay();
	await table.take(gardenRounds.secondBlocks);
	await expect(table.over).toContainText('Tom gagne la manche 1');
	await expect(table.over).toContainText('8 tuiles restantes');
	await table.expectScores(0, 1);

	await table.action('next').tap();
	await table.action('same').tap();
	await table.take(gardenRounds.full);
	await expect(table.over).toContainText('Manche 2 nulle');
	await table.expectScores(0, 1);
	await expect(table.status).toHaveText('Tom commencera la manche suivante.');

	// The table lets the other begin.
	await table.action('next').tap();
	await table.panel(0).tap();
	await expect(table.panel(0)).toHaveAttribute('aria-pressed', 'true');
	await table.action('result-only').tap();
	await table.note(0, 'pattern');
	await table.expectScores(1, 1);
	await expect(table.status).toContainText('Léa gagne la manche 3');
	await expect(table.status).toContainText('Tom commence');
	await table.note(1, 'block');
	await table.note(1, 'pattern');
	await expectResult(page, 'Tom gagne', 'Tom l’emporte avec 3 manches contre 1.');
});

test('a full board draws the one round there is', async ({ page }) => {
	const table = await beginGeisha(page, { rules: ['Manche unique'] });
	await table.lay();
	await table.take(gardenRounds.full);
	await expectResult(page, 'Égalité', 'Le jardin est plein et personne n’a réuni quatre geishas : égalité.');
});

test('a result that says the other started is asked about, mended, kept, or changed', async ({ page }) => {
	const table = await beginGeisha(page, { rules: ['15 points'] });
	await table.action('result-only').tap();
	await table.expectPhase('result');
	// Only what can be: a block leaves one to eight tiles.
	await table.room.locator('[data-who="1"]').tap();
	await table.room.locator('[data-how=block]').tap();
	await expect(table.room.locator('[data-left]')).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8']);

	await table.note(0, 'pattern', 4);
	await expect(table.room.getByRole('alert')).toHaveText(
		'Léa gagne avec 4 tuiles restantes : c’est donc Tom qui a commencé ?'
	);
	await table.answer('back');
	await table.note(0, 'pattern', 4);
	await table.answer('other');
	await table.expectScores(4, 0);

	// Tom lost and starts: three tiles say so of Léa's win too, and the table keeps it.
	await table.note(0, 'pattern', 3);
	await table.answer('keep');
	await table.expectScores(7, 0);
	await expect(table.status).toContainText('Tom commence');

	await table.note(1, 'pattern', 9);
	await table.expectScores(7, 9);
	await table.undo();
	await table.expectScores(7, 0);
	await table.note(0, 'pattern', 8);
	await expectResult(page, 'Léa gagne', 'Léa l’emporte avec 15 points contre 0, en 3 manches.');
	await expect(page.locator('[data-replay]')).toHaveCount(0);
});

test('the last player wins a full garden where the table plays it so', async ({ page }) => {
	await page.goto('/fr/new/?game=geisha');
	await page.locator('summary').tap();
	const table = await sitAtGarden(page, { rules: ['Manche unique', 'Le dernier à jouer gagne la manche'] });
	await table.action('result-only').tap();
	await expect(table.room.locator('[data-who]')).toHaveCount(2);
	await table.note(1, 'full-board');
	await expectResult(page, 'Tom gagne', 'Le jardin est plein : Tom a joué en dernier et l’emporte.');
});

test('an illegal tap says why, with its rule', async ({ page }) => {
	const table = await beginGeisha(page);
	await table.lay();
	await table.take('5');
	await expect(table.status).toHaveText(
		'Le premier coup se joue au bord du jardin, pas sur une des quatre tuiles du milieu.'
	);
	await table.take('0');
	await expect(table.room.locator('[data-binding]')).toHaveAttribute('data-binding', 'maple-sun');
	await expect(table.room.locator('[data-binding]')).toContainText('Érable');
	await expect(table.room.locator('[data-binding]')).toContainText('soleil levant');
	await expect(table.room.locator('[data-legal]')).toHaveText('6 tuiles possibles');
	await expect(table.room.locator('[data-offer=legal]')).toHaveCount(6);

	await table.take('0');
	await expect(table.status).toHaveText('Léa a déjà un jeton ici.');
	await table.take('10');
	await expect(table.status).toHaveText(
		'Il faut un érable ou un soleil levant : le pin à l’oiseau n’a ni l’un ni l’autre.'
	);
	await table.room.locator('[data-why]').tap();
	await expect(page.getByRole('dialog').locator('[data-section=binding]')).toBeInViewport();
	await closeSheet(page);
	await table.take('1');
	await expect(table.room.locator('[data-why]')).toHaveCount(0);
});

test('two tiles laid in each other’s place are exchanged in mid-round', async ({ page }) => {
	const table = await beginGeisha(page);
	await table.lay();
	await table.take('3');
	const sheet = await table.openRound();
	await sheet.getByRole('button', { name: 'Échanger deux tuiles' }).tap();
	await expect(table.status).toHaveText('Touche une des deux tuiles à échanger.');
	await table.take('14 15');
	await expect(table.place(14)).toHaveAccessibleName(/iris, pluie, permise$/);
	await expect(table.place(15)).toHaveAccessibleName(/iris, oiseau, interdite$/);
	await table.undo();
	await expect(table.place(15)).toHaveAccessibleName(/iris, pluie, permise$/);
});

test('a garden drawn by the app is whole; laid again it is empty', async ({ page }) => {
	const table = await beginGeisha(page);
	await table.action('draw').tap();
	await table.expectPhase('first-move');
	const labels = await table.room
		.locator('.garden [data-place]')
		.evaluateAll((places) => places.map((place) => place.getAttribute('aria-label')?.replace(/^.*: /, '')));
	expect(new Set(labels.map((label) => label?.replace(/, \S+$/, ''))).size).toBe(16);
	const sheet = await table.openRound();
	await sheet.getByRole('button', { name: 'Recommencer le jardin' }).tap();
	await closeSheet(page);
	await expect(table.tilesLeft).toHaveCount(16);
});

test('in English, by the keyboard', async ({ page }) => {
	const table = await beginGeisha(page, { rules: ['One round'] }, 'en');
	await table.action('result-only').press('Enter');
	await table.action('garden').press('Enter');
	await table.lay();
	await table.expectPhase('first-move');
	await focusOn(table.place(5));
	for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
	await expect(table.place(1)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(table.place(1)).toHaveAccessibleName('row 1, column 2: Léa’s token');
	await expect(table.place(6)).toHaveAccessibleName('row 2, column 3: cherry, bird, not allowed');
	await expect(table.status).toHaveText('Tom takes a maple or a poem ribbon.');
	await table.undo();
	await table.take(gardenRounds.square);
	await expectResult(page, 'Léa wins', 'Léa brought four geishas together.');
});
