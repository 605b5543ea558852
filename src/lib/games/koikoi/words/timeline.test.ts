import { expect, test } from 'vitest';
import { settle } from '../rules/settlement.ts';
import { seed } from '../../../../../tests/oracles/koikoi/values.ts';
import type { Options } from '../rules/options.ts';
import { factorChainOf } from './timeline.ts';

const chain = (
	points: number,
	calls: readonly { readonly seat: number }[],
	rules: Partial<Options> = {}
) => ({
	raw: points,
	...settle(points, calls, 0, { ...seed, ...rules })
});

test('a chain names each factor with its reason', () => {
	const { start, links, bracketed } = factorChainOf(chain(5, [{ seat: 0 }]));
	expect(start).toBe('5\u00a0points');
	expect(links).toHaveLength(1);
	expect(links[0]?.value).toMatch(/^×\s2$/);
	expect(links[0]?.reason).not.toBe('');
	expect(bracketed).toBeUndefined();
	expect(factorChainOf(chain(3, []))).toEqual({ start: '3\u00a0points', links: [], bracketed: undefined });
});

test('points that are added first stand in a bracket before the factors', () => {
	const plus = { ownKoiKoi: 'plus' } as const;
	const { links, bracketed } = factorChainOf(chain(8, [{ seat: 0 }], plus));
	expect(links.map(({ value }) => value)).toEqual([
		expect.stringMatching(/^\+\s1$/),
		expect.stringMatching(/^×\s2$/)
	]);
	expect(bracketed).toBe(1);
	expect(factorChainOf(chain(5, [{ seat: 0 }], plus)).bracketed).toBeUndefined();
});

test('points after a call say that they are those of now and at least one more', () => {
	const later = factorChainOf(chain(6, [{ seat: 0 }]), true);
	expect(later.start).toMatch(/^5\spoints \+ /);
	expect(later.bracketed).toBe(0);
	expect(factorChainOf(chain(6, []), true).bracketed).toBeUndefined();
});
