import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameData, isShallow } from './same-data.ts';

test('a value is the same as its copy through JSON, whatever the order of its keys', () => {
	fc.assert(
		fc.property(fc.jsonValue(), (value) => {
			const copy: unknown = JSON.parse(JSON.stringify(value));
			// JSON has no negative zero.
			expect(isSameData(JSON.parse(JSON.stringify(value)), copy)).toBe(true);
		})
	);
	expect(isSameData({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
	expect(isSameData({ a: 1, b: undefined }, { a: 1 })).toBe(true);
});

test.each([
	[1, 2],
	[1, '1'],
	[null, undefined],
	[null, {}],
	[[], {}],
	[[1], [1, 2]],
	[{ a: 1 }, { a: 2 }],
	[{ a: 1 }, { b: 1 }],
	[{ a: {} }, { a: [] }]
])('%o and %o differ', (a, b) => {
	expect(isSameData(a, b)).toBe(false);
	expect(isSameData(b, a)).toBe(false);
});

test('depth is counted without walking into the abyss', () => {
	expect(isShallow(7, 0)).toBe(true);
	expect(isShallow([], 0)).toBe(false);
	expect(isShallow([[1]], 2)).toBe(true);
	expect(isShallow([[[]]], 2)).toBe(false);
	const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
	expect(isShallow(deep, 32)).toBe(false);
});
