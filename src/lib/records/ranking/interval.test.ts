import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './interval.ts';

describe('the interval of a share', () => {
	// R. G. Newcombe, “Two-sided confidence intervals for the single proportion”, Statistics in Medicine 17 (1998),
	// table I, method 3.
	it.each([
		[81, 263, 0.2553, 0.3662],
		[15, 148, 0.0624, 0.1605],
		[0, 20, 0, 0.1611],
		[1, 29, 0.0061, 0.1718]
	])('%i of %i is as published', (wins, matches, low, high) => {
		const interval = wilsonInterval(wins, matches);
		expect(interval.low).toBeCloseTo(low, 4);
		expect(interval.high).toBeCloseTo(high, 4);
	});

	it('is the same from the other side', () => {
		const { low, high } = wilsonInterval(20, 20);
		expect(low).toBeCloseTo(0.8389, 4);
		expect(high).toBe(1);
	});

	it('lies around the half with draws alone', () => {
		// Worked out by hand: 1/2 ± 1.96 · √(1/16 + 1.96²/64) / (1 + 1.96²/4).
		const { low, high } = wilsonInterval(2, 4);
		expect(low).toBeCloseTo(0.15, 3);
		expect(high).toBeCloseTo(0.85, 3);
	});

	it('says nothing without a match', () => {
		expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
	});
});
