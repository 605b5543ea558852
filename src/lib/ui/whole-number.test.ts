import { expect, test } from 'vitest';
import { parseWholeNumber } from './whole-number.ts';

const range = { min: 3, max: 50 };

test.each([
	['3', 3],
	['50', 50],
	[' 07 ', 7],
	['+12', 12]
])('%j is read as %i', (typed, number) => {
	expect(parseWholeNumber(typed, range)).toBe(number);
});

test.each([
	['51', 'too-big', false],
	['99999999999999999999', 'too-big', false],
	['-1', 'too-small', false],
	// Further digits may bring these into the range.
	['2', 'too-small', true],
	['0', 'too-small', true],
	['', 'not-whole', true],
	['-', 'not-whole', true],
	['4.5', 'not-whole', false],
	['4,5', 'not-whole', false],
	['cinq', 'not-whole', false],
	['1e1', 'not-whole', false],
	['NaN', 'not-whole', false]
])('%j is refused as %s, and not clamped to the range', (typed, problem, isUnfinished) => {
	expect(parseWholeNumber(typed, range)).toEqual({ problem, isUnfinished });
});
