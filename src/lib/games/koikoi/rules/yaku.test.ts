import { expect, it } from 'vitest';
import { pile, seed } from '../../../../../tests/oracles/koikoi/values.ts';
import { conflictingYaku, pictureCards, sampleCards } from './yaku.ts';
import { presets } from './options.ts';
import { scorePile } from './pile.ts';

const shown = (...given: Parameters<typeof pictureCards>): string =>
	pictureCards(...given)
		.map(({ card, isHeld }) => (isHeld ? card : `(${card})`))
		.join(' ');

it.each([
	['goko', '01H 11H', '', '01H (03H) (08H) 11H (12H)'],
	['sanko', '08H 12H', '01H', '(03H) 08H 12H'],
	['sanko', '', '01H', '(03H) (08H) (12H)'],
	['ameshiko', '08H', '', '(01H) (03H) 08H (11H)'],
	['hanami', '09T', '03H', '(03H) 09T'],
	['tane', '11T 10T', '02T', '(04T) (05T) (06T) 10T 11T'],
	['kasu', '12K1 12K2 12K3', '', '(01K1) (01K2) 12K1 12K2 12K3']
] as const)('%s with %s, without %s', (yaku, held, gone, expected) => {
	expect(shown(yaku, pile(held), pile(gone))).toBe(expected);
});

it('the yaku of the month is shown with the cards of the current month', () => {
	expect(shown('tsukifuda', pile('08T'), [], 8)).toBe('(08H) 08T (08K1) (08K2)');
});

it.each(Object.entries(sampleCards))('the cards drawn for %s make it, and nothing else', (yaku, cards) => {
	expect(scorePile(cards, presets.seed).yaku.map(({ id }) => id)).toEqual([yaku]);
	expect(new Set(cards).size).toBe(cards.length);
});

it('rivals are the yaku that cannot stand beside one under the rules', () => {
	expect(conflictingYaku('shiko', seed)).toEqual(['goko', 'ameshiko', 'sanko']);
	expect(conflictingYaku('shiko', { ...seed, brights: 'all' })).toEqual([]);
	expect(conflictingYaku('tan', seed)).toEqual([]);
	expect(conflictingYaku('tan', presets.nintendo)).toEqual(['akatan', 'aotan']);
	expect(conflictingYaku('aotan', presets.nintendo)).toEqual(['tan']);
	expect(conflictingYaku('tane', presets.nintendo)).toEqual(['inoshikacho']);
	expect(conflictingYaku('inoshikacho', presets.nintendo)).toEqual(['tane']);
	expect(conflictingYaku('kasu', presets.nintendo)).toEqual([]);
});
