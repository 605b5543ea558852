/** Hanabi at the table: shows in each variant, and what sets a table right again. A perfect one is in `smoke.spec.ts`. */
import { expect, test } from '../support/fixtures';
import { beginShow, fixtureOf, Show, showsBackup, sitDownTo, turns } from '../support/hanabi';
import { expectResult } from '../support/hanamikoji';
import { importBackup } from '../support/house';
import { openStored } from '../support/seated';

const five = ['Léa', 'Tom', 'Noé', 'Mia', 'Zoé'] as const;
const colours = ['white', 'red', 'blue', 'yellow', 'green'] as const;

test('lost by three strikes: the card and the hand that played it, and no score of 0', async ({ page }) => {
	const actions = turns('+red-1 +red-2 +blue-3');
	const show = await beginShow(page, { names: ['Léa', 'Tom', 'Noé'], actions });
	await show.misplay('green-5');
	// The last copy: asked once, and that is all.
	await show.answer(true);
	await show.expectCounters({ fuses: 2, score: 2 });
	await show.misplay('white-4');
	await expectResult(
		page,
		'Spectacle perdu',
		'Troisième jeton rouge : Tom a joué le 4 blanc, qui n’allait nulle part.'
	);
	await expect(page.locator('[data-final-score="2"]')).toContainText('points étaient déjà dans le ciel');
	await expect(page.getByRole('main')).not.toContainText('horrible');
	await page.getByRole('button', { name: 'Annuler le dernier geste' }).tap();
	await show.expectCounters({ fuses: 2 });
	await expect(page).toHaveTitle('Hanabi · Ochaya');
});

test('the last round says by itself who plays last; undo leads back through it', async ({ page }) => {
	const { options, opening, actions } = fixtureOf('last-round');
	const game = { id: 'hanabi', options, opening };
	await openStored(page, { id: 'late', names: five, game, actions: actions.slice(0, -6) });
	const show = new Show(page);
	await show.expectCounters({ pile: 1 });
	await show.discard('blue-1');
	await expect(show.status).toContainText('La pioche est vide : encore un tour chacun, le dernier à Léa.');
	const banner = show.room.locator('[data-last-round]');
	await expect(banner).toHaveText(/restent 5 tours.*le dernier à Léa/s);
	await show.play('yellow-1 yellow-2');
	await expect(banner).toContainText('restent 3 tours');
	await show.undo(3);
	await expect(banner).toHaveCount(0);
	await show.expectCounters({ pile: 1 });
	await show.expectTurn(0);

	await show.discard('blue-1');
	await show.play('yellow-1 yellow-2');
	await show.clue();
	await show.play('blue-5 green-1');
	await expectResult(page, '18 points : mention excellente', 'Chacun a joué son dernier tour : 18 points.');
	await expect(page.locator('[data-band=excellent]')).toBeVisible();
});

test('the final bouquet is lost with the last copy of a card; a slip is caught by the question', async ({
	page
}) => {
	const show = await beginShow(page, { rules: 'final-bouquet', actions: turns('clue') });
	await show.discard('red-5');
	await expect(show.sheet).toContainText('ce serait perdu');
	await show.answer(false);
	await show.expectCounters({ tokens: 7, pile: 40 });
	await show.discard('red-5');
	await show.answer(true);
	await expectResult(
		page,
		'Spectacle perdu',
		'Tom a défaussé le dernier 5 rouge : le bouquet final ne peut plus être parfait.'
	);
});

test('the timed choreography: announced right, wrong, and not at all', async ({ page }) => {
	const show = await beginShow(page, { rules: 'choreography', actions: turns('clue clue') });
	const bubble = (colour: string) => show.room.locator(`[data-announce=${colour}]`);
	await bubble('red').tap();
	await expect(show.status).toHaveText('Annonce : rouge. Touche maintenant la carte jouée.');
	await show.play('red-1');
	await show.expectCounters({ tokens: 7, fuses: 0, score: 1 });
	await expect(bubble('red')).toHaveAttribute('aria-pressed', 'false');
	await bubble('blue').tap();
	await show.play('white-1');
	await show.expectCounters({ tokens: 7, fuses: 1, score: 1 });
	await expect(show.status).toHaveText('Tom annonce bleu et joue le 1 blanc : c’est manqué.');
	await bubble('green').tap();
	await show.room.locator('[data-offer=quiet]').tap();
	await show.play('green-1');
	await show.expectCounters({ tokens: 7, fuses: 1, score: 2 });
});

test('counters only: one tap a turn, and the best score stays unknown rather than wrong', async ({
	page
}) => {
	const show = await beginShow(page, { rules: 'counters' });
	await show.clue(2);
	await expect(show.room.locator('[data-offer=finish]')).toHaveCount(0);
	await show.wait();
	await show.action('discard').tap();
	await show.expectCounters({ tokens: 7, pile: 39 });
	await show.play('red-1');
	await show.wait();
	await show.action('play').tap();
	await show.sheet.getByRole('button', { name: 'Un jeton rouge' }).tap();
	await show.expectCounters({ tokens: 7, fuses: 1, pile: 37, score: 1 });
	await expect(show.room.locator('[data-aids]')).toContainText('au mieux : inconnu');
	await expect(show.room.locator('[name=seen]')).toHaveCount(0);
	await show.open('Arrêter ici');
	await expectResult(page, '1 point : mention horrible', 'la table s’arrête à 1 point');
});

test('a recount shows its sum as it is counted, and is an entry that can be undone', async ({ page }) => {
	const show = await beginShow(page, { actions: turns('clue +red-1') });
	await show.open('Recompter');
	const { sheet } = show;
	const apply = sheet.getByRole('button', { name: 'Corriger' });
	await expect(apply).toBeDisabled();
	await sheet.locator('[data-less=pile]').tap();
	await expect(sheet.locator('[data-sum="49"]')).toContainText('= 49 sur 50');
	await expect(apply).toBeDisabled();
	await sheet.locator('[data-card=blue-3]').tap();
	await expect(sheet.locator('[data-sum="50"]')).toContainText('Le compte y est.');
	await sheet.locator('[data-less=tokens]').tap();
	await apply.tap();
	await show.expectCounters({ tokens: 6, pile: 38 });
	await expect(show.status).toHaveText('Recompté sur la table.');
	await show.undo();
	await show.expectCounters({ tokens: 7, pile: 39 });
});

test('what cannot be done says why, with its rule', async ({ page }) => {
	const show = await beginShow(page);
	// Looks disabled, and answers.
	await show.action('discard').tap({ force: true });
	await expect(show.status).toContainText('Les 8 jetons bleus sont dans le couvercle');
	await show.room.locator('[data-why]').tap();
	await expect(show.sheet.locator('[data-section=discard]')).toBeInViewport();
	await show.closeSheet();
	await show.clue(2);
	await show.discard('red-5');
	await expect(show.sheet).toContainText('Cela ôte l’espoir de 1 point.');
	await show.answer(true);
	await show.wait();
	await show.action('discard').tap();
	await show.sheet.locator('[data-card=red-5]').tap({ force: true });
	await expect(show.sheet.getByRole('status')).toHaveText(
		'Il ne reste aucun 5 rouge : le seul est dans la défausse.'
	);
});

test('a clue is one tap; to whom and about what can be said after it', async ({ page }) => {
	const show = await beginShow(page, { names: five });
	await show.clue();
	await expect(show.status).toHaveText('Léa donne un indice.');
	await show.room.locator('[data-offer=clue]').tap();
	await show.sheet.locator('[data-receiver="2"]').tap();
	await show.sheet.locator('[data-about=red]').tap();
	await show.closeSheet();
	await expect(show.status).toHaveText('Léa donne un indice à Noé : rouge.');
	await show.expectCounters({ tokens: 7 });
	await show.expectTurn(1);
	await show.expectSaved();
	await page.reload();
	await expect(show.status).toHaveText('Léa donne un indice à Noé : rouge.');

	await test.step('each detail can still be changed, and all of it is one undo', async () => {
		await show.clue();
		await show.room.locator('[data-offer=clue]').tap();
		await show.sheet.locator('[data-receiver="2"]').tap();
		await show.sheet.locator('[data-about=red]').tap();
		await show.sheet.locator('[data-about="3"]').tap();
		await show.closeSheet();
		await expect(show.status).toHaveText('Tom donne un indice à Noé : 3.');
		await show.undo();
		await show.expectCounters({ tokens: 7 });
		await show.expectTurn(1);
		await expect(show.status).toHaveText('Léa donne un indice à Noé : rouge.');
		await show.undo();
		await show.expectCounters({ tokens: 8 });
	});
});

test('whose turn it is and who leaves can be set right', async ({ page }) => {
	const show = await beginShow(page, { names: five });
	await show.clue();
	await show.open('Corriger qui joue');
	await show.sheet.locator('[data-turn-of="3"]').tap();
	await show.expectTurn(3);
	await show.open('Corriger qui joue');
	await show.sheet.locator('[data-leave="4"]').tap();
	await show.sheet.getByRole('button', { name: 'Mises de côté' }).tap();
	await show.clue();
	await show.expectTurn(0);
	await expect(show.room.locator('[data-turn="0"]')).toContainText('ensuite Tom');
});

test('each aid shows its working and its rule, and can be switched off', async ({ page }) => {
	const show = await beginShow(page);
	const panel = show.room.locator('[data-aids]');
	for (const fact of ['25 au mieux', 'marge 17', '29 indices possibles'])
		await expect(panel).toContainText(fact);
	await panel.tap();
	const pace = show.sheet.locator('[data-aid=pace]');
	await expect(pace).toContainText('score 0 + 40 en pioche + 2 joueurs − 25 au mieux');
	await pace.getByRole('switch').tap({ force: true });
	await show.closeSheet();
	await expect(panel).not.toContainText('marge');
	await panel.tap();
	await show.sheet.locator('[data-aid=confirm]').getByRole('switch').tap({ force: true });
	await show.closeSheet();
	await show.clue();
	await show.discard('red-5');
	await show.expectCounters({ tokens: 8, pile: 39 });
	await expect(panel).toContainText('24 au mieux');
});

test('finishing is offered where nothing more can be gained, and only there', async ({ page }) => {
	const all = (colour: string) => Array<string>(3).fill(`-${colour}-1`);
	const clues = (times: number) => Array<string>(times).fill('clue');
	// Every 1 goes: nothing can be laid any more.
	const [white, red, blue, yellow] = colours.slice(0, 4).map(all);
	const taken = [clues(8), white, red, clues(6), blue, yellow, clues(3), ['-green-1', '-green-1']];
	const show = await beginShow(page, {
		actions: [{ type: 'aid', aid: 'confirm', shown: false }, ...turns(taken.flat().join(' '))]
	});
	await expect(show.room.locator('[data-offer=finish]')).toHaveCount(0);
	await show.discard('green-1');
	await show.room.locator('[data-offer=finish]').tap();
	await expectResult(page, '0 point : mention horrible', 'Il n’y avait plus rien à gagner');
});

test('a past turn is corrected in the timeline, and all is worked out again', async ({ page }) => {
	const show = await beginShow(page, { actions: turns('+red-1 +red-2 +blue-1') });
	await show.room.locator('[name=menu]').tap();
	await page.getByRole('button', { name: 'Corriger le coup 3', exact: true }).tap();
	const edit = page.getByRole('dialog', { name: 'Corriger le coup 3' });
	await edit.locator('[data-card=red-3]').tap();
	await edit.getByRole('button', { name: /Appliquer/ }).tap();
	await show.expectCounters({ score: 3 });
	await expect(show.step('red-4')).toBeVisible();
	await expect(show.step('blue-1')).toBeVisible();
});

test('a reload in the middle keeps everything', async ({ page }) => {
	await page.goto('/fr/new/?game=hanabi');
	const show = await sitDownTo(page, { names: five.slice(0, 4), rules: ['Avalanche de couleurs'] });
	await show.clue();
	await show.play('multi-1 red-1');
	await show.misplay('blue-4');
	await show.expectSaved();
	await page.reload();
	await show.expectCounters({ tokens: 7, fuses: 1, score: 2 });
	await show.expectTurn(0);
	await expect(show.status).toHaveText('Mia joue le 4 bleu, qui ne va nulle part.');
	await show.undo();
	await show.expectCounters({ fuses: 0 });
});

test.describe('installed', () => {
	test.use({ serviceWorkers: 'allow' });

	test('without its server: setup, table, sheets, timeline and result, each for the first time', async ({
		openInstalled,
		site
	}) => {
		const page = await openInstalled('fr');
		await site.stop();
		await page.getByRole('link', { name: /Hanabi/ }).tap();
		const show = await sitDownTo(page);
		await show.clue();
		await show.room.locator('[data-aids]').tap();
		await expect(show.sheet.locator('[data-aid=pace]')).toBeVisible();
		await show.closeSheet();
		await show.open('Recompter');
		await expect(show.sheet.locator('[data-sum="50"]')).toBeVisible();
		await show.closeSheet();
		await show.open('Corriger qui joue');
		await expect(show.sheet.locator('[data-turn-of="1"]')).toBeVisible();
		await show.closeSheet();
		await show.misplay('red-2', 'red-3', 'red-4');
		await expectResult(page, 'Spectacle perdu', 'Troisième jeton rouge');
		await page.getByRole('button', { name: 'Corriger le coup 1', exact: true }).tap();
		await expect(page.getByRole('dialog').locator('[data-receiver="1"]')).toBeVisible();
	});
});

test('a result stands beside the earlier ones of the same group', async ({ page }) => {
	const backup = showsBackup([
		{ id: 'before', fixture: 'last-round', names: five, ago: 300 },
		{ id: 'lost', fixture: 'three-fuses', names: five, ago: 200 },
		{ id: 'now', fixture: 'last-round', names: [...five].reverse(), ago: 100 }
	]);
	await importBackup(page, 'en', backup);
	await page.goto('/en/match/?id=now');
	await expect(page.locator('[data-place]')).toContainText('Number 1 of 2 together.');
	await expect(page.locator('[data-place]')).toContainText('Once before: 18 points.');
	await page.getByText('Turn by turn').tap();
	await expect(page.getByRole('table').getByRole('row')).toHaveCount(52);
	await page.goto('/en/match/?id=before');
	await expect(page.locator('[data-final-score="18"]')).toBeVisible();
	await expect(page.locator('[data-place]')).toHaveCount(0);
});

test('in English, with five round the table', async ({ page }) => {
	const show = await beginShow(page, { names: five, rules: 'avalanche' }, 'en');
	await show.expectCounters({ tokens: 8, pile: 35 });
	await show.play('multi-1');
	await expect(show.status).toHaveText('Léa plays the multicolour 1.');
	await show.clue();
	await show.discard('multi-3');
	await expect(show.sheet).toContainText('This ends the hope of 3 points.');
	await show.answer(true);
	await expect(show.room.locator('[data-aids]')).toContainText('27 at best');
});
