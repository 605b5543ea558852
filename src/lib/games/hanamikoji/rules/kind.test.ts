import { expect, it } from 'vitest';
import { kindOf } from './kind.ts';
import { presets } from './presets.ts';

it('each edition is a kind, and so is each way to decide after the last round', () => {
	expect(kindOf(presets['emperors4-2016'])).toBe('no-limit');
	expect(kindOf(presets['three-rounds'])).toBe('3-rounds~points');
	expect(kindOf({ roundLimit: 3, atLimit: 'points-then-token' })).toBe('3-rounds~points-then-token');
	expect(kindOf({ roundLimit: 3, atLimit: 'draw' })).toBe('3-rounds~draw');
});

it('without a limit it is the same what would decide at one', () => {
	expect(kindOf({ roundLimit: null, atLimit: 'points-then-token' })).toBe('no-limit');
	expect(kindOf({ roundLimit: null, atLimit: 'draw' })).toBe('no-limit');
});
