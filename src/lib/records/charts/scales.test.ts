import { describe, expect, it } from 'vitest';
import { bands, evenly } from './scales.ts';

describe('a value’s place', () => {
	it('lies as far between the ends as the value does', () => {
		const up = evenly([0, 20], [166, 6]);
		expect([0, 5, 20].map(up)).toEqual([166, 126, 6]);
	});

	it('goes on below nothing', () => {
		expect(evenly([-10, 10], [0, 100])(-5)).toBe(25);
		expect(evenly([0, 10], [0, 100])(-5)).toBe(-50);
	});
});

describe('bands', () => {
	it('have one width and a gap between them and at both ends', () => {
		const { width, at } = bands(2, [100, 350], 0.5);
		expect(width).toBe(50);
		expect([at(0), at(1)]).toEqual([150, 250]);
	});

	it('fill the room where there is no gap', () => {
		const { width, at } = bands(4, [0, 100], 0);
		expect(width).toBe(25);
		expect([0, 1, 2, 3].map(at)).toEqual([0, 25, 50, 75]);
	});
});
