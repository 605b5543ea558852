import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shuffled } from './shuffle.ts';
import { tileIds } from './tiles.ts';

it('orders the tiles by what was drawn', () => {
	const draws = tileIds.map((_, place) => 16 - place);
	expect(shuffled(tileIds, draws)).toEqual(tileIds.toReversed());
});

it('keeps every tile, once', () => {
	const drawn = fc.uint32Array({ minLength: 16, maxLength: 16 });
	fc.assert(
		fc.property(drawn, (draws) => {
			expect([...shuffled(tileIds, draws)].sort()).toEqual([...tileIds].sort());
		})
	);
});
