import { expect, it } from 'vitest';
import { kindOf } from './kind.ts';
import { presets } from './presets.ts';
import { limited, unlimited, withTiles } from '../../../../../tests/oracles/hanamikoji/values.ts';

it('each edition is a kind, and so is each way to decide after the last round', () => {
	expect(kindOf(presets['emperors4-2016'])).toBe('no-limit');
	expect(kindOf(presets['three-rounds'])).toBe('3-rounds~points');
	expect(kindOf(limited('points-then-token'))).toBe('3-rounds~points-then-token');
	expect(kindOf(limited('draw'))).toBe('3-rounds~draw');
});

it('without a limit it is the same what would decide at one', () => {
	expect(kindOf({ ...unlimited, atLimit: 'points-then-token' })).toBe('no-limit');
	expect(kindOf({ ...unlimited, atLimit: 'draw' })).toBe('no-limit');
});

it('each number of cards on a side is a kind; mini expansion 2 has as many as the base game', () => {
	expect(kindOf(withTiles(8))).toBe('no-limit');
	expect(kindOf(withTiles(7))).toBe('no-limit~7-cards');
	expect(kindOf(withTiles(9))).toBe('no-limit~9-cards');
	expect(kindOf(withTiles('7-to-9'))).toBe('no-limit~7-to-9-cards');
	expect(kindOf({ ...limited('draw'), cardsEach: 7 })).toBe('3-rounds~draw~7-cards');
});

it('the markers change no score', () => {
	expect(kindOf({ ...unlimited, markers: false })).toBe('no-limit');
	expect(kindOf({ ...withTiles(9), markers: false })).toBe('no-limit~9-cards');
});
