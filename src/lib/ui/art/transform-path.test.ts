import { describe, expect, it } from 'vitest';
import { transformPath, transformPathTo } from './transform-path.ts';

describe('a transformed path', () => {
	it('is moved', () => {
		expect(transformPath('M0 0h2v2z', { x: 10, y: 5 })).toBe('M10 5L12 5L12 7Z');
	});

	it('is turned clockwise', () => {
		expect(transformPath('M0-10L5 0', { turn: 90 })).toBe('M10 0L0 5');
	});

	it('is scaled, then turned, then moved', () => {
		expect(transformPath('M1 0H3', { x: 10, y: 20, turn: 90, size: 2 })).toBe('M10 22L10 26');
	});

	it('is mirrored, and scaled differently across and down', () => {
		expect(transformPath('M1 2L3 4', { size: [-1, 0.5] })).toBe('M-1 1L-3 2');
	});

	it('has curves, absolute, relative and in short notation', () => {
		expect(transformPath('M1 1C1 2 3 4 5 6s1 1 2 2', { x: 1 })).toBe('M2 1C2 2 4 4 6 6S7 7 8 8');
		expect(transformPath('M0 0q1-1 2 0t2 0', { y: 3 })).toBe('M0 3Q1 2 2 3T4 3');
		expect(transformPath('M0 0Q1 1 2 0T4 0', { size: 2 })).toBe('M0 0Q2 2 4 0T8 0');
		expect(transformPath('M.5.5L-.5-1.5 2 .25', {})).toBe('M0.5 0.5L-0.5 -1.5L2 0.25');
	});

	it('continues with lines after a move', () => {
		expect(transformPath('M1 1 2 2 3 1', { x: 1 })).toBe('M2 1L3 2L4 1');
		expect(transformPath('m1 1 2 2', { x: 1 })).toBe('M2 1L4 3');
	});

	it('continues after a closed shape from the start of that shape', () => {
		expect(transformPath('M5 5h2v2zm1 1h1', {})).toBe('M5 5L7 5L7 7ZM6 6L7 6');
	});

	it('scales and tilts an arc', () => {
		expect(transformPath('M0 0A5 3 10 0 1 10 0', { turn: 20, size: 2 })).toBe('M0 0A10 6 30 0 1 18.79 6.84');
		expect(transformPath('M5 5a5 5 0 1 0 10 0', { x: 1 })).toBe('M6 5A5 5 0 1 0 16 5');
	});

	it('reverses the direction of a mirrored arc', () => {
		expect(transformPath('M0 0A5 3 10 0 1 10 0', { size: [-1, 1] })).toBe('M0 0A5 3 -10 0 0 -10 0');
	});

	it('is rounded to hundredths without adding up rounding errors', () => {
		expect(transformPath('M0 0h.333h.333h.334', {})).toBe('M0 0L0.33 0L0.67 0L1 0');
	});
});

it('joins a shape at several places into one path', () => {
	expect(transformPathTo('M0 0h1', [{ x: 1 }, { x: 3, turn: 90 }])).toBe('M1 0L2 0M3 0L3 1');
	expect(transformPathTo('M0 0h1', [])).toBe('');
});
