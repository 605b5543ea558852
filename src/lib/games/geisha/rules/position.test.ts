/** The moves of a round, sentence by sentence of the rulebook. */
import { describe, expect, it } from 'vitest';
import { sides, type Side } from '../../sides.ts';
import { inOrder, places, play } from '../../../../../tests/oracles/geisha/values.ts';
import { cells, isBorder } from './garden.ts';
import { bindingTile, checkMove, legalCells, ownerOf, turnOf } from './position.ts';
import { isBound } from './tiles.ts';

describe('moves', () => {
	it('first move: any of the 12 border tiles, not the four in the middle', () => {
		expect(legalCells(play(''))).toEqual(places('0 1 2 3 4 7 8 11 12 13 14 15'));
		expect(cells.filter((cell) => !isBorder(cell))).toEqual(places('5 6 9 10'));
		expect(checkMove(play(''), 6)).toEqual({
			refused: true,
			code: 'first-move-middle',
			params: { move: 1, cell: 6, tile: 'cherry-bird' },
			rule: 'accidents'
		});
	});

	it('every later move takes a tile with the same plant or the same feature as the tile just taken', () => {
		// The binding tile is the cherry with the ribbon; the cherries are its row and the ribbons its column.
		expect(bindingTile(play('4 5'))).toBe('cherry-ribbon');
		expect(legalCells(play('4 5'))).toEqual(places('1 6 7 9 13'));
		expect(isBound('cherry-bird', 'cherry-ribbon')).toBe(true);
		expect(isBound('maple-ribbon', 'cherry-ribbon')).toBe(true);
		expect(isBound('maple-bird', 'cherry-ribbon')).toBe(false);
		expect(checkMove(play('4 5'), 10)).toEqual({
			refused: true,
			code: 'tile-unbound',
			params: {
				move: 3,
				cell: 10,
				tile: 'pine-bird',
				binding: 'cherry-ribbon',
				plant: 'cherry',
				feature: 'ribbon'
			},
			rule: 'accidents'
		});
	});

	it('the player puts a token in its place: nobody takes it again', () => {
		expect(checkMove(play('4 5', 1), 4)).toEqual({
			refused: true,
			code: 'cell-taken',
			params: { move: 3, cell: 4, seat: 1 },
			rule: 'turn'
		});
		expect(ownerOf(play('4 5', 1), 5)).toBe(0);
		expect(ownerOf(play('4 5', 1), 6)).toBeUndefined();
	});

	it('the players take turns, the starter first', () => {
		expect([turnOf(play('', 1)), turnOf(play('4', 1)), turnOf(play('4 5', 1))]).toEqual([1, 0, 1]);
		const tokensOf = (starter: Side) =>
			sides.map(
				(side) => places('4 5 6').filter((cell) => ownerOf(play('4 5 6', starter), cell) === side).length
			);
		expect(tokensOf(1)).toEqual([1, 2]);
		expect(tokensOf(0)).toEqual([2, 1]);
	});

	it('nothing is taken from a garden that lacks tiles', () => {
		expect(checkMove(play('', 0, inOrder.slice(0, 14)), 0)).toMatchObject({
			code: 'garden-incomplete',
			params: { missing: 2 },
			rule: 'layout'
		});
	});
});
