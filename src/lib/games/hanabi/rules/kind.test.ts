import { expect, it } from 'vitest';
import { kindOf } from './kind.ts';
import { aids, type Options } from './options.ts';
import { usualOptions } from '../../../../../tests/oracles/hanabi/usual-options.ts';

const standard: Options = usualOptions.standard;

it('shows of another number of players, variant, house rules or way of entry are another kind', () => {
	expect([2, 3, 4, 5].map((seats) => kindOf(standard, seats))).toEqual([
		'2-full',
		'3-full',
		'4-full',
		'5-full'
	]);
	expect(kindOf(usualOptions.avalanche, 3)).toBe('3-m5-full');
	expect(kindOf({ ...standard, multicolour: 10 }, 3)).toBe('3-m10-full');
	expect(kindOf(usualOptions['every-colour'], 3)).toBe('3-m10-every-full');
	expect(kindOf(usualOptions['black-powder'], 3)).toBe('3-black-missing-full');
	expect(kindOf(usualOptions['every-colour-black'], 3)).toBe('3-m10-every-black-missing-full');
	expect(kindOf({ ...usualOptions['black-powder'], blackPowderScore: 'adds' }, 3)).toBe('3-black-full');
	expect(kindOf(usualOptions['final-bouquet'], 3)).toBe('3-bouquet-full');
	expect(kindOf(usualOptions.choreography, 3)).toBe('3-timed-full');
	expect(kindOf({ ...standard, countFireworks: true }, 3)).toBe('3-counted-full');
	expect(kindOf(usualOptions.counters, 3)).toBe('3-light');
	expect(
		kindOf({ ...usualOptions.counters, multicolour: 5, finalBouquet: true, choreography: true }, 4)
	).toBe('4-m5-bouquet-timed-light');
});

it('how clues name multicolour does not count without it', () => {
	expect(kindOf({ ...standard, multicolourClue: 'every' }, 2)).toBe('2-full');
});

it('how black cards count does not count without them', () => {
	expect(kindOf({ ...standard, blackPowderScore: 'adds' }, 2)).toBe('2-full');
});

it('neither the aids count nor, in a final bouquet, whether fireworks would be counted', () => {
	for (const aid of aids)
		expect(kindOf({ ...standard, aids: { ...standard.aids, [aid]: false } }, 2)).toBe('2-full');
	expect(kindOf({ ...usualOptions['final-bouquet'], countFireworks: true }, 2)).toBe('2-bouquet-full');
});
