/** Hanabi at the table: matches of each variant, and corrections. `smoke.spec.ts` has a perfect match. */
import { expect, test } from '../support/fixtures';
import { openHanabiTable, fixtureOf, HanabiTable, showsBackup, turns } from '../support/hanabi';
import { expectResult } from '../support/hanamikoji';
import { importBackup } from '../support/app-actions';
import { openStoredMatch } from '../support/stored-match';

const five = ['Léa', 'Tom', 'Noé', 'Mia', 'Zoé'] as const;

test('the last round shows who plays last; undo goes back through it @trial', async ({ page }) => {
	const { options, opening, actions } = fixtureOf('last-round');
	const game = { id: 'hanabi', options, opening };
	await openStoredMatch(page, { id: 'late', names: five, game, actions: actions.slice(0, -6) });
	const table = new HanabiTable(page);
	await table.expectCounters({ pile: 1 });
	await table.discard('blue-1');
	await expect(table.status).toContainText(
		'La pioche est vide : encore un tour chacun, Léa joue en dernier.'
	);
	const banner = table.root.locator('[data-last-round]');
	await expect(banner).toHaveText(/encore 5\sjoueurs.*Léa joue en dernier/s);
	await table.play('yellow-1 yellow-2');
	await expect(banner).toContainText('encore 3 joueurs');
	await table.undo(3);
	await expect(banner).toHaveCount(0);
	await table.expectCounters({ pile: 1 });
	await table.expectTurn(0);

	await table.discard('blue-1');
	await table.play('yellow-1 yellow-2');
	await table.clue();
	await table.play('blue-5 green-1');
	await expectResult(page, 'Mention excellente', 'Chacun a joué son dernier tour : 18 points.');
	await expect(page.locator('[data-band=excellent]')).toBeVisible();
	// A show has no rematch.
	await expect(page.getByRole('button', { name: 'Rejouer', exact: true })).toBeVisible();
});

test('counters only: one tap a turn, and the best possible score is unknown @trial', async ({ page }) => {
	const table = await openHanabiTable(page, { rules: 'counters' });
	await table.clue(2);
	await expect(table.root.locator('[data-offer=finish]')).toHaveCount(0);
	await table.wait();
	await table.action('discard').tap();
	await table.expectCounters({ tokens: 7, pile: 39 });
	await table.play('red-1');
	await table.wait();
	const misplay = async () => {
		await table.wait();
		await table.action('play').tap();
		await table.wait();
		await table.sheet.getByRole('button', { name: 'Ajouter un jeton rouge' }).tap();
	};
	await expect(table.action('play')).toHaveText('Erreur');
	await misplay();
	await table.expectCounters({ tokens: 7, fuses: 1, pile: 37, score: 1 });
	await expect(table.root.locator('[data-aids]')).toContainText('score possible inconnu');
	await expect(table.root.locator('[name=seen]')).toHaveCount(0);
	await misplay();
	await table.expectCounters({ fuses: 2 });
	await misplay();
	await expect(table.sheet).toContainText('Une carte a vraiment été mal jouée ?');
	await table.answer(false);
	await table.expectCounters({ fuses: 2, score: 1 });
	await table.open('Arrêter ici');
	await expectResult(page, 'Mention horrible', 'la table s’est arrêtée à 1 point');
});

test('a recount shows its sum as it is counted, and is an entry that can be undone @trial', async ({
	page
}) => {
	const table = await openHanabiTable(page, { actions: turns('clue +red-1') });
	await table.open('Recompter');
	const { sheet } = table;
	const apply = sheet.getByRole('button', { name: 'Enregistrer' });
	await expect(apply).toBeDisabled();
	await sheet.getByRole('button', { name: /Moins.*Pioche/ }).tap();
	await expect(sheet.locator('[data-sum="49"]')).toContainText('= 49 sur 50');
	await expect(apply).toBeDisabled();
	await sheet.locator('[data-card=blue-3]').tap();
	await expect(sheet.locator('[data-sum="50"]')).toContainText('Le compte y est.');
	await sheet.getByRole('button', { name: /Moins.*Jetons bleus/ }).tap();
	const pile = sheet.getByRole('spinbutton', { name: 'Pioche' });
	await pile.fill('380');
	await expect(apply).toBeDisabled();
	await pile.fill('38');
	await apply.tap();
	await table.expectCounters({ tokens: 6, pile: 38 });
	await expect(table.status).toHaveText('Cartes et jetons recomptés.');
	await table.undo();
	await table.expectCounters({ tokens: 7, pile: 39 });
});

test('an action that is not allowed gives the reason and the rule @trial', async ({ page }) => {
	const table = await openHanabiTable(page);
	// The button looks disabled, but a tap shows the reason.
	await table.action('discard').tap({ force: true });
	await expect(table.status).toContainText('Les 8 jetons bleus sont dans le couvercle');
	await table.root.locator('[data-why]').tap();
	await expect(table.sheet.locator('[data-section=discard]')).toBeInViewport();
	await table.closeSheet();
	await table.clue(2);
	await table.discard('red-5');
	await expect(table.sheet).toContainText('Cela fait baisser le score possible de 1 point.');
	await table.answer(true);
	await table.wait();
	await table.action('discard').tap();
	await table.sheet.locator('[data-card=red-5]').tap({ force: true });
	await expect(table.sheet.getByRole('status')).toHaveText(
		'Il ne reste aucun 5 rouge : le seul est dans la défausse.'
	);
});

test('a clue is one tap; its receiver and content can be added afterwards', async ({ page }) => {
	const table = await openHanabiTable(page, { names: five });
	await table.clue();
	await expect(table.status).toHaveText('Léa donne un indice.');
	await table.root.locator('[data-offer=clue]').tap();
	await table.sheet.locator('[data-receiver="2"]').tap();
	await table.sheet.locator('[data-about=red]').tap();
	await table.closeSheet();
	await expect(table.status).toHaveText('Léa donne un indice à Noé : rouge.');
	await table.expectCounters({ tokens: 7 });
	await table.expectTurn(1);
	await table.expectSaved();
	await page.reload();
	await expect(table.status).toHaveText('Léa donne un indice à Noé : rouge.');

	await test.step('each detail can still be changed, and all of it is one undo', async () => {
		await table.clue();
		await table.root.locator('[data-offer=clue]').tap();
		await table.sheet.locator('[data-receiver="2"]').tap();
		await table.sheet.locator('[data-about=red]').tap();
		await table.sheet.locator('[data-about="3"]').tap();
		await table.closeSheet();
		await expect(table.status).toHaveText('Tom donne un indice à Noé : 3.');
		await table.undo();
		await table.expectCounters({ tokens: 7 });
		await table.expectTurn(1);
		await expect(table.status).toHaveText('Léa donne un indice à Noé : rouge.');
		await table.undo();
		await table.expectCounters({ tokens: 8 });
	});
});

test('whose turn it is can be corrected, and a player can leave @trial', async ({ page }) => {
	const table = await openHanabiTable(page, { names: five });
	await table.clue();
	await table.open('Tour et joueurs');
	await table.sheet.locator('[data-turn-of="3"]').tap();
	await table.expectTurn(3);
	await table.open('Tour et joueurs');
	await table.sheet.locator('[data-leave="4"]').tap();
	await table.sheet.getByRole('button', { name: 'Mises de côté' }).tap();
	await table.clue();
	await table.expectTurn(0);
	await expect(table.root.locator('[data-turn="0"]')).toContainText('puis Tom');
});

test('the table shows the best score; each other aid shows its working and its rule behind a tap, and can be kept in view @trial', async ({
	page
}) => {
	const table = await openHanabiTable(page);
	const panel = table.root.locator('[data-aids]');
	await expect(panel).toContainText('25 au mieux');
	await expect(panel).not.toContainText('défausse');
	await panel.tap();
	const pace = table.sheet.locator('[data-aid=pace]');
	await expect(pace).toContainText('score 0 + 40 en pioche + 2 joueurs − 25 au mieux');
	await pace.getByRole('switch').tap({ force: true });
	await table.closeSheet();
	await expect(panel).toContainText('marge de 17\u00a0défausses');
	await panel.tap();
	await table.sheet.locator('[data-aid=confirm]').getByRole('switch').tap({ force: true });
	await table.closeSheet();
	await table.clue();
	await table.discard('red-5');
	await table.expectCounters({ tokens: 8, pile: 39 });
	await expect(panel).toContainText('24 au mieux');
});

test('a result is compared with earlier ones of the same players @trial', async ({ page }) => {
	const backup = showsBackup([
		{ id: 'before', fixture: 'last-round', names: five, ago: 300 },
		{ id: 'lost', fixture: 'three-fuses', names: five, ago: 200 },
		{ id: 'now', fixture: 'last-round', names: [...five].reverse(), ago: 100 }
	]);
	await importBackup(page, 'en', backup);
	await page.goto('/en/match/?id=now');
	await expect(page.locator('[data-place]')).toContainText('Number 1 of your 2 shows together.');
	await expect(page.locator('[data-place]')).toContainText('The show before this one: 18 points.');
	await page.goto('/en/match/?id=before');
	await expect(page.locator('[data-result-score]')).toHaveText('18');
	await expect(page.locator('[data-place]')).toHaveCount(0);
});
