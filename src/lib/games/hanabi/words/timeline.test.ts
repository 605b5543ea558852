/** What to do with the cards and tokens before the next show. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { presets } from '../rules/options.ts';
import { nextShowText } from './timeline.ts';

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => 'en'));
afterEach(() => overwriteGetLocale(before));

const standard = Object.values(presets)[0];

it.each([
	[{}, 50, 3, 5],
	[{ multicolour: 5 as const }, 55, 4, 4],
	[{ multicolour: 10 as const, blackPowder: true }, 70, 5, 4]
])('with %o, says to shuffle %i cards, and for %i players to deal %i each', (deck, cards, seats, each) => {
	if (!standard) throw new Error('No preset');
	expect(nextShowText({ ...standard, ...deck }, seats)).toBe(
		`To play again, shuffle all ${cards} cards, deal ${each} to each and put the 8\u00a0blue tokens back in the lid, with the red ones beside it.`
	);
	overwriteGetLocale(() => 'fr');
	expect(nextShowText({ ...standard, ...deck }, seats)).toBe(
		`Pour rejouer, mélangez les ${cards}\u00a0cartes, donnez-en ${each} à chacun et remettez les 8\u00a0jetons bleus dans le couvercle, les rouges à côté.`
	);
});
