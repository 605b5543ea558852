/** Geisha without eyes or hands on the screen: what is heard at each tap, where the focus goes, and the keys. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { gardenRounds, laid, openGeishaTable, tokensTaken } from '../support/geisha';
import { recordHeard } from '../support/heard';

const expectFocusAtTable = (page: Page): Promise<void> => expect(page.locator('main :focus')).toHaveCount(1);

test('each tap is heard once, in a sentence, with what follows', async ({ page }) => {
	const table = await openGeishaTable(page, { rules: 'points-10', actions: [laid] });
	await expect(page).toHaveTitle('Manche 1 · Léa et Tom · Geisha');
	const heard = await recordHeard(page);
	await table.take('3');
	await heard.expect(
		'Léa prend l’érable sous la pluie. À Tom de jouer : un érable ou la pluie. 6 tuiles permises.'
	);
	await table.take('5');
	await heard.expect('Il faut un érable ou la pluie : le cerisier au tanzaku n’a ni l’un ni l’autre.');
	await table.take('5');
	await heard.expect('Il faut un érable ou la pluie : le cerisier au tanzaku n’a ni l’un ni l’autre.');
	await table.undo();
	await heard.expect(
		'Annulé. Léa prend l’érable sous la pluie. À Léa de jouer : n’importe quelle tuile du bord.'
	);
	await table.panel(1).tap();
	await heard.expect('Tom commence. À Tom de jouer : n’importe quelle tuile du bord.');
	await table.undo();
	await heard.expect('Annulé. Tom commence. À Léa de jouer : n’importe quelle tuile du bord.');
	await table.take('3 0 2 14 6 5');
	await expect(table.action('result-only')).toBeVisible();
	await table.take('7');
	await expect(table.over).toBeVisible();
	const last = await heard.since();
	expect(last.at(-1)).toBe(
		'Léa prend le cerisier sous la pluie. Léa gagne la manche 1. Quatre geishas réunies : un carré. +9 points. Léa 9, Tom 0. Reprenez vos jetons, mélangez les 16 tuiles et refaites le jardin. Tom commence la manche 2.'
	);
	expect(last).toHaveLength(7);
	await table.action('next').tap();
	await heard.expect(
		'Touche les 16 tuiles comme elles sont posées, de gauche à droite et de haut en bas, ou tire un jardin à copier.'
	);
	await table.action('result-only').tap();
	await heard.expect('Résultat seul. Touche qui a gagné, comment, puis combien il reste de tuiles.');
	await table.note(1, 'block', 4);
	await heard.expect('Tom a gagné avec 4 tuiles restantes : c’est donc Léa qui a commencé ?');
});

test('a match names its game as it opens, its end is told with the reason, and so is the undo of it @trial', async ({
	page
}) => {
	const moves = gardenRounds.square.split(' ');
	const [first = '', last = ''] = moves.slice(-2);
	const before = tokensTaken(moves.slice(0, -2).join(' '));
	const table = await openGeishaTable(page, { rules: 'single', actions: [laid, ...before] });
	await table.take(first);
	await table.expectSaved();
	await page.goto('/fr/');
	await page
		.getByRole('link', { name: /^Reprendre/ })
		.first()
		.tap();
	await expect(page.locator('#svelte-announcer')).toHaveText('Geisha · Ochaya');
	await table.expectPhase('turn');
	await expect(page).toHaveTitle('Léa et Tom · Geisha');
	const heard = await recordHeard(page);
	await table.take(last);
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	await heard.expect('Léa prend le cerisier sous la pluie. 9 tuiles restantes. Léa a réuni quatre geishas.');
	await expect(page).toHaveTitle('Léa gagne · Geisha · Ochaya');
	await page.getByRole('button', { name: 'Annuler le dernier geste' }).tap();
	await table.expectPhase('turn');
	const [undone] = await heard.since();
	expect(undone).toMatch(/^Annulé\. Léa prend le cerisier sous la pluie\. .* À Léa de jouer : /);
});

test('a garden is laid with 15 keys and a tile taken with one, and the focus is never lost @trial', async ({
	page
}) => {
	const table = await openGeishaTable(page);
	const { keyboard } = page;
	for (const key of [...'1234qwerasdfzxc'])
		await keyboard.press(`Key${key.toUpperCase()}`.replace(/Key(\d)/, 'Digit$1'));
	await table.expectPhase('first-move');
	await expectFocusAtTable(page);
	for (const place of gardenRounds.square.split(' ')) {
		const key = '1234QWERASDFZXCV'.charAt(Number(place));
		await keyboard.press(/\d/.test(key) ? `Digit${key}` : `Key${key}`);
	}
	await table.expectPhase('over');
	await keyboard.press('Digit0');
	await table.expectPhase('laying');
	await expectFocusAtTable(page);
	await keyboard.press('Control+z');
	await table.expectPhase('turn');
});

test('keys do nothing where they are switched off or a sheet is open @trial', async ({ page }) => {
	const table = await openGeishaTable(page, { actions: [laid] });
	const sheet = await table.openRound();
	await page.keyboard.press('Digit1');
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await table.expectPhase('first-move');
	await page.evaluate(() => localStorage.setItem('ochaya-switches', JSON.stringify({ hasKeys: false })));
	await page.reload();
	await table.expectPhase('first-move');
	await page.keyboard.press('Digit1');
	await page.keyboard.press('0');
	await table.expectPhase('first-move');
});

test('in forced colours only the last move is framed, and what may be taken has a ring @trial', async ({
	page
}) => {
	await page.emulateMedia({ forcedColors: 'active' });
	const table = await openGeishaTable(page, { actions: [laid, ...tokensTaken('3 0')] });
	const framed = await table.root
		.locator('.garden [data-place]')
		.evaluateAll((places) =>
			places.flatMap((place, index) =>
				getComputedStyle(place, '::after').visibility === 'visible' ? [index] : []
			)
		);
	expect(framed).toEqual([0]);
	await expect(table.place(1)).toHaveCSS('outline-style', 'solid');
	await expect(table.place(5)).toHaveCSS('outline-style', 'none');
});
