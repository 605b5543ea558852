import { afterEach, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { shortName } from './names.ts';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

it('a card is named by its picture, and by its flower too where several have that picture', () => {
	overwriteGetLocale(() => 'fr');
	expect([shortName('01H'), shortName('06R'), shortName('10R')]).toEqual([
		'grue',
		'ruban bleu (pivoine)',
		'ruban bleu (érable)'
	]);
});
