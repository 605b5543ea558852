/** A round, sentence by sentence of the rulebook, with rounds that were played by hand. */
import { describe, expect, it } from 'vitest';
import { cells, isBorder } from './cells.ts';
import type { FullBoardRule } from './options.ts';
import { patterns } from './patterns.ts';
import { bindingTile, legalCells, ownerOf, tokensPlaced, turnOf } from './position.ts';
import { judgeGarden, resultOf, checkMove } from './round.ts';
import { inOrder, places, play } from '../../../../../tests/oracles/geisha/values.ts';
import { features, isBound, plants, tileIds, tiles } from './tiles.ts';

const judged = (moves: string, fullBoard: FullBoardRule = 'drawn') => judgeGarden(play(moves), fullBoard);

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
		expect(tokensPlaced(play('4 5 6', 1))).toEqual([1, 2]);
		expect(tokensPlaced(play('4 5 6', 0))).toEqual([2, 1]);
	});

	it('nothing is taken from a garden that lacks tiles', () => {
		expect(checkMove(play('', 0, inOrder.slice(0, 14)), 0)).toMatchObject({
			code: 'garden-incomplete',
			params: { missing: 2 },
			rule: 'layout'
		});
	});
});

describe('the end', () => {
	it('(1) four of one’s tokens in a row', () => {
		expect(judged('0 12 4 6 10 8 9 13 1 5 7 15 11 3 2 14')).toMatchObject({
			how: 'pattern',
			winner: 1,
			patterns: [{ kind: 'row', cells: [12, 13, 14, 15] }]
		});
	});

	it('(1) in a column', () => {
		expect(judged('0 3 11 15 12 14 13 5 4 7 6 10 8')).toEqual({
			how: 'pattern',
			winner: 0,
			left: 3,
			patterns: [{ kind: 'column', cells: [0, 4, 8, 12] }]
		});
	});

	it('(1) in a diagonal', () => {
		expect(judged('12 0 4 5 7 15 11 10')).toEqual({
			how: 'pattern',
			winner: 1,
			left: 8,
			patterns: [{ kind: 'diagonal', cells: [0, 5, 10, 15] }]
		});
	});

	it('(1) or in a 2×2 square', () => {
		expect(judged('3 0 2 14 6 5 7')).toEqual({
			how: 'pattern',
			winner: 0,
			left: 9,
			patterns: [{ kind: 'square', cells: [2, 3, 6, 7] }]
		});
	});

	it('(1) several at once are still one win, all are highlighted', () => {
		expect(judged('4 5 1 0 3 15 12 14 13 9 8 11 7 6 2 10')).toEqual({
			how: 'pattern',
			winner: 1,
			left: 0,
			patterns: [
				{ kind: 'diagonal', cells: [0, 5, 10, 15] },
				{ kind: 'square', cells: [5, 6, 9, 10] },
				{ kind: 'square', cells: [10, 11, 14, 15] }
			]
		});
	});

	it('(2) the garden is full without a pattern: a drawn round, or the last player wins', () => {
		const moves = '12 13 14 2 10 11 8 9 1 5 6 7 4 0 3 15';
		expect(judged(moves)).toEqual({ how: 'drawn', winner: null, left: 0, patterns: [] });
		expect(judged(moves, 'last-player')).toEqual({ how: 'full-board', winner: 1, left: 0, patterns: [] });
	});

	it('(1) before (2): a pattern with the 16th token wins the round with 0 points', () => {
		const moves = '0 12 4 6 10 8 9 13 1 5 7 15 11 3 2 14';
		expect(judged(moves)).toMatchObject({ how: 'pattern', winner: 1, left: 0 });
		expect(judged(moves, 'last-player')).toMatchObject({ how: 'pattern', winner: 1, left: 0 });
	});

	it('(3) the opponent has no legal tile: blocked, the mover wins', () => {
		expect(judged('14 12 15 7 5 1 9 13')).toEqual({ how: 'block', winner: 1, left: 8, patterns: [] });
		expect(legalCells(play('14 12 15 7 5 1 9 13'))).toEqual([]);
		expect(judged('12 13 15 7 5 6 10 2 14')).toMatchObject({ how: 'block', winner: 0, left: 7 });
	});

	it('a round goes on until one of them holds', () => {
		expect(resultOf(play('3 0 2 14 6 5'), 'drawn')).toBeUndefined();
		expect(judged('3 0 2 14 6 5')).toEqual({
			refused: true,
			code: 'round-unfinished',
			params: { moves: 6 },
			rule: 'win'
		});
	});

	it('nothing is played after the end', () => {
		expect(judged('3 0 2 14 6 5 7 4')).toEqual({
			refused: true,
			code: 'round-over',
			params: { ended: 7, moves: 8 },
			rule: 'win'
		});
	});

	it('a record is judged move by move, and in a garden that has each tile once', () => {
		expect(judged('3 0 10')).toMatchObject({ code: 'tile-unbound', params: { move: 3, cell: 10 } });
		expect(judged('5')).toMatchObject({ code: 'first-move-middle' });
		expect(judgeGarden(play('3', 0, [...inOrder.slice(0, 15), 'maple-sun']), 'drawn')).toMatchObject({
			code: 'tile-twice',
			params: { tile: 'maple-sun' },
			rule: 'layout'
		});
	});
});
