/** A whole match of each game by clicks, in WebKit. */
import { gardenRounds, inOrder } from '../support/geisha';
import { expect, test } from './fixtures';
import { expectShown, completeSetup } from './actions';

/** In milliseconds: longer than the time in which a second tap is ignored as accidental. */
const aWhile = 1000;
const cell = (place: 'near' | 'far', geisha: number) => `[data-cell=${place}-${geisha}]`;
/** @param cards one digit per geisha: '2001023'. */
const counted = (place: 'near' | 'far', cards: string) =>
	[...cards].flatMap((digit, geisha) => Array.from({ length: Number(digit) }, () => cell(place, geisha)));

test('Hanamikoji: a round by cards, one by majorities, and four geishas win', async ({ site, tab }) => {
	await tab.goto(`${site.origin}/fr/`);
	await tab.click('main a', 'Hanamikoji');
	await completeSetup(tab);
	await tab.click('[data-marker=near-secret]');
	await expectShown(tab, '[data-marker=near-secret][aria-pressed=true]', '');
	await tab.clickAll([...counted('near', '2001203'), ...counted('far', '0211031')]);
	await tab.clickAll(['[data-score]'], aWhile);
	// Léa wins Ayane, Chiharu, Ruri; Tom Iroha, Tomoyo, Anju. With a parasol each, Yoko's token stays in the
	// middle.
	await expectShown(tab, '[data-standing=near] .numbers', '3');
	await expectShown(tab, '[data-standing=far] .numbers', '3');
	await tab.click('[data-way=majorities]');
	await tab.clickAll([
		...[0, 1, 2, 3, 4].map((geisha) => cell('near', geisha)),
		...[5, 6].map((geisha) => cell('far', geisha))
	]);
	await tab.clickAll(['[data-score]'], aWhile);
	await expectShown(tab, 'h1', 'Léa gagne');
	// 2 (Ayane) + 2 (Iroha) + 2 (Tomoyo) + 3 (Yoko) + 3 (Chiharu).
	await expectShown(tab, 'main', 'Léa l’emporte avec 12 points de charme et 5 geishas.');
});

test('Hanabi: a perfect match, with a click for each card @trial', async ({ site, tab }) => {
	await tab.goto(`${site.origin}/fr/new/?game=hanabi`);
	await completeSetup(tab);
	await tab.click('[data-play=white-1]');
	const cards = ['white', 'red', 'blue', 'yellow', 'green'].flatMap((colour) =>
		[1, 2, 3, 4, 5].map((rank) => `[data-play=${colour}-${rank}]`)
	);
	await tab.clickAll(cards.slice(1), aWhile);
	await expectShown(tab, 'h1', 'Spectacle parfait');
});

test('Koï-Koï, three months: a yaku stops January, two drawn ones follow @trial', async ({ site, tab }) => {
	await tab.goto(`${site.origin}/fr/new/?game=koikoi`);
	await tab.click('form button.line');
	await tab.click('dialog[open] label', '3 mois');
	await tab.click('dialog[open] header button');
	await completeSetup(tab);
	await tab.click('[data-side="0"]');
	await tab.clickAll(['01H', '03H', '08H'].map((card) => `[data-card="${card}"]`));
	await expectShown(tab, '[data-yaku]', 'Sankō');
	await tab.clickAll(['[data-stop]'], aWhile);
	await expectShown(tab, '[data-side="0"] .total', '5');
	for (let month = 2; month <= 3; month += 1) {
		await tab.clickAll(['[data-enter]', 'dialog[open] .row label:last-child'], aWhile);
		await tab.find('dialog[open] label:last-child :checked', undefined);
		await tab.clickAll(['dialog[open] button.main'], aWhile);
		await expect.poll(() => tab.evaluate(() => document.querySelector('dialog[open]') === null)).toBe(true);
	}
	await expectShown(tab, 'h1', 'Léa gagne');
});

test('Geisha: a garden laid by hand, and a square wins the single round @trial', async ({ site, tab }) => {
	await tab.goto(`${site.origin}/fr/new/?game=geisha`);
	await tab.click('form button.line');
	await tab.click('dialog[open] label', 'Une seule manche');
	await tab.click('dialog[open] header button');
	await completeSetup(tab);
	await tab.clickAll(
		inOrder.slice(0, 15).map((tile) => `[data-tile=${tile}][aria-disabled=false]`),
		aWhile
	);
	await tab.find('[data-phase=first-move]');
	await tab.clickAll(
		gardenRounds.square.split(' ').map((place) => `.garden [data-place="${place}"]`),
		aWhile
	);
	await expectShown(tab, 'h1', 'Léa gagne');
});
