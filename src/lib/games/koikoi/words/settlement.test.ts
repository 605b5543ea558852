import { expect, test } from 'vitest';
import { settle } from '../rules/month/settle.ts';
import { seed } from '../testing/values.ts';
import type { Options } from '../rules/options.ts';
import { factorChainOf, chainText } from './settlement.ts';

const chain = (
	points: number,
	calls: readonly { readonly seat: number }[],
	rules: Partial<Options> = {}
) => ({
	raw: points,
	...settle(points, calls, 0, { ...seed, ...rules })
});

test('a chain names each factor with its reason and comes to the total', () => {
	expect(chainText(chain(5, [{ seat: 0 }]))).toMatch(/^5\spoints\s×\s2\s\(.+\)\s=\s10$/);
	expect(chainText(chain(3, []))).toMatch(/^3\spoints\s=\s3$/);
});

test('points that are added first stand in a bracket before the factors', () => {
	const plus = { ownKoiKoi: 'plus' } as const;
	expect(chainText(chain(8, [{ seat: 0 }], plus))).toMatch(
		/^\(8\spoints\s\+\s1\s\(.+\)\)\s×\s2\s\(.+\)\s=\s18$/
	);
	expect(factorChainOf(chain(5, [{ seat: 0 }], plus)).bracketed).toBe(0);
});
