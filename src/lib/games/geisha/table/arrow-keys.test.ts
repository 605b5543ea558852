import { expect, it } from 'vitest';
import { placesAlong } from './arrow-keys.ts';

it.each([
	[0, 'ArrowRight', [1, 2, 3]],
	[5, 'ArrowRight', [6, 7]],
	[5, 'ArrowLeft', [4]],
	[5, 'ArrowDown', [9, 13]],
	[13, 'ArrowUp', [9, 5, 1]],
	[15, 'ArrowDown', []],
	[15, 'ArrowRight', []],
	[5, 'Tab', []]
])('from %i, %s leads to %j', (from, key, expected) => {
	expect(placesAlong(from, key)).toEqual(expected);
});
