import { expect, it } from 'vitest';
import { kindOf } from './kind.ts';
import { aids, type Options } from './options.ts';
import { presets } from './presets.ts';

const standard: Options = presets.standard;

it('shows of another number of players, variant, house rules or way of entry are another kind', () => {
	expect([2, 3, 4, 5].map((seats) => kindOf(standard, seats))).toEqual([
		'2-full',
		'3-full',
		'4-full',
		'5-full'
	]);
	expect(kindOf(presets.avalanche, 3)).toBe('3-m5-full');
	expect(kindOf({ ...standard, multicolour: 10 }, 3)).toBe('3-m10-full');
	expect(kindOf(presets['every-colour'], 3)).toBe('3-m10-every-full');
	expect(kindOf(presets['black-powder'], 3)).toBe('3-black-missing-full');
	expect(kindOf(presets['every-colour-black'], 3)).toBe('3-m10-every-black-missing-full');
	expect(kindOf({ ...presets['black-powder'], blackPowderScore: 'adds' }, 3)).toBe('3-black-full');
	expect(kindOf(presets['final-bouquet'], 3)).toBe('3-bouquet-full');
	expect(kindOf(presets.choreography, 3)).toBe('3-timed-full');
	expect(kindOf({ ...standard, countFireworks: true }, 3)).toBe('3-counted-full');
	expect(kindOf(presets.counters, 3)).toBe('3-light');
	expect(kindOf({ ...presets.counters, multicolour: 5, finalBouquet: true, choreography: true }, 4)).toBe(
		'4-m5-bouquet-timed-light'
	);
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
	expect(kindOf({ ...presets['final-bouquet'], countFireworks: true }, 2)).toBe('2-bouquet-full');
});
