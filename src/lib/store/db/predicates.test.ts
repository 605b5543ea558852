import { expect, test } from 'vitest';
import { isShallow } from './predicates.ts';

test('depth is counted without walking into the abyss', () => {
	expect(isShallow(7, 0)).toBe(true);
	expect(isShallow([], 0)).toBe(false);
	expect(isShallow([[1]], 2)).toBe(true);
	expect(isShallow([[[]]], 2)).toBe(false);
	const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
	expect(isShallow(deep, 32)).toBe(false);
});
