/** The table of Hanamikoji by ear, by keys, in forced colours and with wide text. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { chooseWay, countCards, roundByTokens } from '../support/hanamikoji-log';
import { recordHeard } from '../support/heard';
import { openTable } from '../support/setup';

/** The focus is on a control or a heading, never dropped to the page. */
const expectFocused = (page: Page): Promise<void> => expect(page.locator(':focus')).toHaveCount(1);

/** @returns a computed style; of its pseudo-element if one is given. */
const styleOf = (place: Locator, property: string, pseudo?: string): Promise<string> =>
	place.evaluate(
		(element, [property, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(property ?? ''),
		[property, pseudo]
	);

test('each tap of a match is heard once, in a sentence, and none drops the focus', async ({ page }) => {
	const table = await openTable(page);
	const heard = await recordHeard(page);
	const press = async (key: string, ...sentences: readonly string[]) => {
		await page.keyboard.press(key);
		await heard.expect(...sentences);
		await expectFocused(page);
	};

	await test.step('a side in words, an action, a card too many', async () => {
		await press(
			'Shift+Digit8',
			'Tom : 0 geisha sur 4, 0 point de charme sur 11. Tom a besoin de 4 geishas ou 11 points.'
		);
		await press('Escape');
		await press('KeyG', 'Léa a joué Cadeau. À Tom de jouer.');
		await press('Control+KeyZ', 'Annulé. Léa a joué Cadeau.');
		await press('Digit1', 'Ayane, une de plus pour Léa. Léa : 1. Tom : 0.');
		await press('Digit1', 'Ayane, une de plus pour Léa. Léa : 2. Tom : 0.');
		await press('Digit1', '3 flûtes : il n’y en a que 2.');
		await press('KeyQ', 'Ayane, une de moins pour Léa. Léa : 1. Tom : 0.');
	});
	await test.step('the undo of another way of entry leads back to the same half', async () => {
		await table.way('majorities').tap();
		await heard.expect(
			'On note par majorités. Il reste à indiquer Iroha, Tomoyo, Yoko, Chiharu, Anju et Ruri. Égalité ? Touche la carte.'
		);
		await press('Shift+Digit4', 'Yoko, majorité pour Tom.');
		await press('Control+KeyZ', 'Annulé. Yoko, majorité pour Tom.');
		await press('Control+KeyZ', 'Annulé. On note par majorités. Encore 15 cartes à compter.');
		await expect(table.cell('far', 3)).toBeFocused();
	});
	await test.step('what is asked, and the round', async () => {
		await table.way('tokens').tap();
		await heard.expect(
			'On note par jetons. Touche l’endroit où se trouve chaque jeton, puis compte la manche.'
		);
		await press('Shift+Digit7', 'Ruri, jeton chez Tom ; avant, c’était au milieu.');
		await press(
			'Digit0',
			'Manche 1. Léa prend Ayane. Tom prend Ruri. Léa : 1 geisha, 2 points de charme. Tom : 1 geisha, 5 points de charme. Mélangez les 21 cartes objet, écartez-en une sans la regarder et donnez-en six à chacun. Retournez vos jetons d’action. Les jetons de victoire ne bougent pas. Tom commence la manche 2.'
		);
		await expectFocused(page);
		await page.clock.fastForward(1000);
		await press('Digit0', 'Aucun jeton n’a bougé : compter quand même ?');
	});
	await test.step('the round that wins, and the heading of the result', async () => {
		await press('Digit4', 'Yoko, jeton chez Léa ; avant, c’était au milieu.');
		await press('Digit5', 'Chiharu, jeton chez Léa ; avant, c’était au milieu.');
		await press(
			'Digit6',
			'Anju, jeton chez Léa ; avant, c’était au milieu. Léa gagnerait avec 12 points de charme.'
		);
		await page.clock.fastForward(1000);
		await press(
			'Digit0',
			'Manche 2. Léa prend Yoko, Chiharu et Anju. Léa l’emporte avec 12 points de charme et 4 geishas.'
		);
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	});
});

test('a round of Hanamikoji by cards takes 17 presses, and Shift and letters reach the rest @trial', async ({
	page
}) => {
	const table = await openTable(page);
	const presses = await page.evaluateHandle(() => {
		const count = { presses: 0 };
		const isHeld = (event: KeyboardEvent) => event.key === 'Shift';
		addEventListener('keydown', (event) => (count.presses += isHeld(event) ? 0 : 1), true);
		return count;
	});
	for (const [place, held, cards] of [
		['near', '', '2001203'],
		['far', 'Shift+', '0211031']
	] as const) {
		for (const [geisha, digit] of [...cards].entries())
			for (let card = 0; card < Number(digit); card += 1)
				await page.keyboard.press(`${held}Digit${geisha + 1}`);
		await table.expectCounts(place, cards);
	}
	await page.keyboard.press('Digit0');
	await table.expectStandings([3, 10], [3, 8]);
	expect(await presses.evaluate((count) => count.presses)).toBe(17);

	await page.keyboard.press('Shift+KeyD');
	await expect(table.marker('far', 'secret')).toHaveAttribute('aria-pressed', 'true');
	await page.keyboard.press('Shift+Digit7');
	await page.keyboard.press('Shift+KeyU');
	await table.expectCounts('far', '0000000');
	await table.way('majorities').tap();
	await page.keyboard.press('KeyU');
	await expect(table.card(6)).toHaveAttribute('aria-pressed', 'true');
});

test('names have what is written on a card and on an action @trial', async ({ page }) => {
	const table = await openTable(page, { actions: [chooseWay('majorities')] });
	await expect(table.card(5)).toHaveAccessibleName('Anju, 4 points de charme\u00a0: égalité');
	await expect(table.marker('near', 'trade-off')).toHaveAccessibleName('Léa\u00a0: action 2, Compromis');
	// What the action is, is read after the name.
	await expect(table.marker('near', 'trade-off')).toHaveAccessibleDescription(/^Compromis\s: pose 2\scartes/);
});

test('forced colours: what is not chosen has no sign of it, and what is there is seen @trial', async ({
	page
}) => {
	await page.emulateMedia({ forcedColors: 'active' });
	const table = await openTable(page, { actions: [...countCards(0, '0002'), ...countCards(1, '0001')] });
	const face = (place: Locator) => place.locator('.face');
	expect(await styleOf(table.way('counts').locator('span'), 'border-top-style')).toBe('solid');
	expect(await styleOf(table.way('tokens').locator('span'), 'border-top-style')).toBe('none');
	// The minus is drawn by a border: a background would be taken away.
	expect(await styleOf(table.minus('near', 3).locator('span'), 'border-top-style', '::before')).toBe('solid');
	// The round is not ready to be scored.
	const chosen = await styleOf(table.way('counts').locator('span'), 'border-top-color');
	expect(await styleOf(table.scoring, 'border-top-color')).not.toBe(chosen);
	// Who is ahead, and how many cards are counted.
	expect(await styleOf(face(table.cell('near', 3)), 'outline-style')).toBe('solid');
	expect(await styleOf(face(table.cell('far', 3)), 'outline-style')).toBe('none');
	const [counted, empty] = [
		table.cell('far', 3).locator('i').first(),
		table.cell('far', 3).locator('i').last()
	];
	expect(await styleOf(counted, 'background-color')).not.toBe(await styleOf(empty, 'background-color'));
});

test('wide text cuts neither what a side needs, nor names of geishas @trial', async ({ page }) => {
	const table = await openTable(page, { actions: [roundByTokens('nnn.f..')] });
	await page.evaluate(() => {
		const wide = new CSSStyleSheet();
		wide.replaceSync(
			'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
		);
		document.adoptedStyleSheets = [wide];
	});
	await page.setViewportSize({ width: 360, height: 640 });
	const uncut = (place: Locator) =>
		expect.poll(() => place.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThan(1);
	await uncut(table.root.locator('.near .wins'));
	await uncut(table.root.locator('.near .label').first());
	await uncut(table.card(4).locator('.name'));
});

test('lying, the details of a side are on the screen whole @trial', async ({ page }) => {
	await page.setViewportSize({ width: 844, height: 390 });
	await openTable(page, { names: ['Maximilienne Dubois-Lefèvre', 'Alexandre von Hohenfels'] });
	for (const key of ['Digit8', 'Shift+Digit8']) {
		await page.keyboard.press(key);
		await expect(page.locator('.details')).toBeInViewport({ ratio: 1 });
		await page.keyboard.press('Escape');
	}
});
