import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { checkMove } from '../rules/position.ts';
import { matchWords } from './table.ts';
import { play } from '../../../../../tests/oracles/geisha/values.ts';
import { tileLabel, tileName } from './names.ts';
import { tileIds } from '../rules/tiles.ts';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const whyNotTaken = (): string => {
	const refusal = checkMove(play('4 7'), 10);
	return refusal ? matchWords.refusal(refusal, ['Léa', 'Sam']) : '';
};

describe('fr', () => {
	beforeEach(() => overwriteGetLocale(() => 'fr'));

	it('names a tile', () => {
		expect(tileName('maple-bird')).toBe('l’érable à l’oiseau');
		expect(tileName('pine-rain')).toBe('le pin sous la pluie');
		expect(tileLabel('iris-ribbon')).toBe('Iris, tanzaku');
		expect(tileLabel('maple-sun')).toBe('Érable, soleil levant');
	});

	it('says why a tile cannot be taken', () => {
		expect(whyNotTaken()).toBe(
			'Il faut un cerisier ou la pluie\u00a0: le pin à l’oiseau n’a ni l’un ni l’autre.'
		);
	});
});

describe('en', () => {
	beforeEach(() => overwriteGetLocale(() => 'en'));

	it('names a tile, each in its own words', () => {
		expect(tileName('maple-bird')).toBe('the maple with the bird');
		expect(tileLabel('cherry-rain')).toBe('Cherry, rain');
		expect(new Set(tileIds.map(tileName)).size).toBe(16);
	});

	it('says why a tile cannot be taken', () => {
		expect(whyNotTaken()).toBe('It has to be a cherry or the rain: the pine with the bird has neither.');
	});
});
