/** Matches of Geisha, in the garden and by results only. `smoke.spec.ts` has a match from home. */
import { expect, test } from '../support/fixtures';
import { openGeishaTable, laid } from '../support/geisha';
import { closeSheet, expectResult } from '../support/hanamikoji';

test('a result that is only possible with the other starter is asked about, and changed or kept @trial', async ({
	page
}) => {
	const table = await openGeishaTable(page, { rules: 'points-15' });
	await table.action('result-only').tap();
	await table.expectPhase('result');
	// Only possible numbers are offered: a block leaves one to eight tiles.
	await table.root.locator('[data-who="1"]').tap();
	await table.root.locator('[data-how=block]').tap();
	await expect(table.root.locator('[data-left]')).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8']);

	await table.note(0, 'pattern', 4);
	await expect(table.root.locator('.question p')).toHaveText(
		'Léa a gagné avec 4 tuiles restantes : c’est donc Tom qui a commencé ?'
	);
	await table.answer('back');
	await table.note(0, 'pattern', 4);
	await table.answer('other');
	await table.expectScores(4, 0);

	// Tom lost and should start, but three tiles left mean that Léa started; the players keep the result.
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

test('a forbidden move gives the reason and the rule @trial', async ({ page }) => {
	const table = await openGeishaTable(page, { actions: [laid] });
	await table.take('5');
	await expect(table.status).toHaveText(
		'Le premier coup se joue au bord du jardin, pas sur une des quatre tuiles du milieu.'
	);
	await table.take('0');
	await expect(table.root.locator('[data-binding]')).toHaveAttribute('data-binding', 'maple-sun');
	await expect(table.root.locator('[data-binding]')).toContainText('Érable');
	await expect(table.root.locator('[data-binding]')).toContainText('soleil levant');
	await expect(table.root.locator('[data-legal]')).toHaveText('6 tuiles permises');
	await expect(table.root.locator('[data-offer=legal]')).toHaveCount(6);

	await table.take('0');
	await expect(table.status).toHaveText('Léa a déjà un jeton ici.');
	await table.take('10');
	await expect(table.status).toHaveText(
		'Il faut un érable ou un soleil levant : le pin à l’oiseau n’a ni l’un ni l’autre.'
	);
	await table.root.locator('[data-why]').tap();
	await expect(page.getByRole('dialog').locator('[data-section=accidents]')).toBeInViewport();
	await closeSheet(page);
	await table.take('1');
	await expect(table.root.locator('[data-why]')).toHaveCount(0);
});

test('two tiles laid in each other’s place are exchanged during a round @trial', async ({ page }) => {
	const table = await openGeishaTable(page, { actions: [laid] });
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

test('the app draws a complete garden; starting over empties it @trial', async ({ page }) => {
	const table = await openGeishaTable(page);
	await table.action('draw').tap();
	await table.expectPhase('first-move');
	const labels = await table.root
		.locator('.garden [data-place]')
		.evaluateAll((places) => places.map((place) => place.getAttribute('aria-label')?.replace(/^.*: /, '')));
	expect(new Set(labels.map((label) => label?.replace(/, \S+$/, ''))).size).toBe(16);
	const sheet = await table.openRound();
	await sheet.getByRole('button', { name: 'Vider le jardin' }).tap();
	await closeSheet(page);
	await expect(table.tilesLeft).toHaveCount(16);
});
