import { describe, expect, it } from 'vitest';
import { bandScale, linearScale } from './scales.ts';

describe('a linear scale', () => {
	it('places a value between the ends in proportion', () => {
		const up = linearScale([0, 20], [166, 6]);
		expect([0, 5, 20].map(up)).toEqual([166, 126, 6]);
	});

	it('continues below zero and beyond its ends', () => {
		expect(linearScale([-10, 10], [0, 100])(-5)).toBe(25);
		expect(linearScale([0, 10], [0, 100])(-5)).toBe(-50);
	});
});

describe('bands', () => {
	it('have one width and a gap between them and at both ends', () => {
		const { width, at } = bandScale(2, [100, 350], 0.5);
		expect(width).toBe(50);
		expect([at(0), at(1)]).toEqual([150, 250]);
	});

	it('fill the room where there is no gap', () => {
		const { width, at } = bandScale(4, [0, 100], 0);
		expect(width).toBe(25);
		expect([0, 1, 2, 3].map(at)).toEqual([0, 25, 50, 75]);
	});
});
