/** What is in the box, the patterns of the garden, and how its tiles are shuffled. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patterns, shuffled } from './garden.ts';
import { features, plants, tileIds, tiles } from './tiles.ts';

describe('the material', () => {
	it('16 garden tiles: 4 plants × 4 features, each pair once', () => {
		expect(tiles).toHaveLength(16);
		for (const plant of plants)
			for (const feature of features)
				expect(tiles.filter((tile) => tile.plant === plant && tile.feature === feature)).toHaveLength(1);
		expect(tileIds).toEqual([
			...['maple-sun', 'maple-ribbon', 'maple-bird', 'maple-rain'],
			...['cherry-sun', 'cherry-ribbon', 'cherry-bird', 'cherry-rain'],
			...['pine-sun', 'pine-ribbon', 'pine-bird', 'pine-rain'],
			...['iris-sun', 'iris-ribbon', 'iris-bird', 'iris-rain']
		]);
	});

	it('4 + 4 + 2 + 9 = 19 patterns', () => {
		const count = (kind: string) => patterns.filter((pattern) => pattern.kind === kind).length;
		expect(['row', 'column', 'diagonal', 'square'].map(count)).toEqual([4, 4, 2, 9]);
		expect(patterns).toHaveLength(19);
		expect(patterns.map((pattern) => pattern.cells.join(' '))).toEqual([
			...['0 1 2 3', '4 5 6 7', '8 9 10 11', '12 13 14 15'],
			...['0 4 8 12', '1 5 9 13', '2 6 10 14', '3 7 11 15'],
			...['0 5 10 15', '3 6 9 12'],
			...['0 1 4 5', '1 2 5 6', '2 3 6 7'],
			...['4 5 8 9', '5 6 9 10', '6 7 10 11'],
			...['8 9 12 13', '9 10 13 14', '10 11 14 15']
		]);
	});
});

describe('shuffling', () => {
	it('orders the tiles by what was drawn', () => {
		const draws = tileIds.map((_, place) => 16 - place);
		expect(shuffled(draws)).toEqual(tileIds.toReversed());
	});

	it('keeps every tile, once', () => {
		const drawn = fc.uint32Array({ minLength: 16, maxLength: 16 });
		fc.assert(
			fc.property(drawn, (draws) => {
				expect([...shuffled(draws)].sort()).toEqual([...tileIds].sort());
			})
		);
	});
});
