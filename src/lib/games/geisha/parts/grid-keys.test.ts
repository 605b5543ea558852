import { expect, it } from 'vitest';
import { placesAlong } from './grid-keys.ts';

it.each([
	[0, [0, 1], [8]],
	[6, [1, 0], [7]],
	[12, [0, -1], [4]],
	[7, [1, 0], []]
] as const)('of eight to a row, from %i', (from, step, expected) => {
	expect(placesAlong(from, step, 8)).toEqual(expected);
});

it.each([
	[0, 'right', [1, 0], [1, 2, 3]],
	[5, 'right', [1, 0], [6, 7]],
	[5, 'left', [-1, 0], [4]],
	[5, 'down', [0, 1], [9, 13]],
	[13, 'up', [0, -1], [9, 5, 1]],
	[15, 'down', [0, 1], []],
	[15, 'right', [1, 0], []]
] as const)('from %i, %s leads to the places in that direction', (from, _, step, expected) => {
	expect(placesAlong(from, step)).toEqual(expected);
});
