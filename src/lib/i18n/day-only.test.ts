import { expect, it } from 'vitest';
import { dayOnly, inDay, isDayOnly, placeInDay } from './day-only.ts';

it('a day has places for matches, each after the one before, and stays a day without a time', () => {
	const day = dayOnly(2026, 1, 10);
	const placed = [0, 1, 99].map((place) => inDay(day, place));
	expect(placed).toEqual([day, day + 1, day + 99]);
	expect(placed.every(isDayOnly)).toBe(true);
	expect(placed.map(placeInDay)).toEqual([0, 1, 99]);
	expect([inDay(day + 5, 2), inDay(day, 400)]).toEqual([day + 2, day + 99]);
});

it('what a clock gives is no day alone', () => {
	expect([dayOnly(2026, 1, 10) - 1, dayOnly(2026, 1, 10) + 100].map(isDayOnly)).toEqual([false, false]);
});
