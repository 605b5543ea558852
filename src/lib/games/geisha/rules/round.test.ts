/** The round under way: laying the garden, moves, and the tap that ends it. */
import { describe, expect, it } from 'vitest';
import type { Action } from './actions.ts';
import { cells, completed, swapped, tilesLeft } from './garden.ts';
import { start } from './match.ts';
import { bindingTile, legalCells, ownerOf, playAfter } from './position.ts';
import { actionOfTap, lastLayout, playUnderWay, tableStatus } from './round.ts';
import {
	garden,
	inOrder,
	played,
	points,
	places,
	refused,
	result,
	pattern,
	tiles
} from '../../../../../tests/oracles/geisha/values.ts';

const lay = (letters: string): readonly Action[] => tiles(letters).map((tile) => ({ type: 'tile', tile }));
const whole: Action = { type: 'layout', tiles: inOrder };
const tapAll = (cells: string, from = played(points, [whole])) =>
	places(cells).reduce((state, cell) => played(points, [actionOfTap(state, cell)], state), from);

describe('laying the garden', () => {
	it('tile by tile, only those left are offered, the last one fills itself', () => {
		const some = played(points, lay('ir pb cs'));
		expect(some.draft.layout).toEqual(tiles('ir pb cs'));
		expect(tilesLeft(some.draft.layout)).toHaveLength(13);
		expect(tableStatus(some)).toMatchObject({ code: 'laying', next: 3 });
		expect(tilesLeft(some.draft.layout)).not.toContain('pine-bird');

		const fifteen = 'ir ib ii is pr pb pi ps cr cb ci cs mr mb mi';
		const { draft } = played(points, lay(fifteen));
		expect(draft.layout).toEqual(tiles(`${fifteen} ms`));
		expect(refused(played(points, lay(fifteen)), { type: 'tile', tile: 'maple-sun' })).toMatchObject({
			code: 'garden-laid'
		});
	});

	it('a tile is there once', () => {
		expect(refused(played(points, lay('ir pb')), { type: 'tile', tile: 'iris-rain' })).toEqual({
			refused: true,
			code: 'tile-twice',
			params: { tile: 'iris-rain' },
			rule: 'layout'
		});
		const twice: Action = { type: 'layout', tiles: tiles('ms mi ms') };
		expect(refused(start(points), twice)).toMatchObject({
			code: 'tile-twice',
			params: { tile: 'maple-sun' }
		});
	});

	it('at once: drawn, the same again, or none', () => {
		expect(played(points, [whole]).draft.layout).toEqual(inOrder);
		expect(played(points, [whole, { type: 'layout', tiles: [] }]).draft.layout).toEqual([]);
		expect(completed(inOrder.slice(0, 15))).toEqual(inOrder);
		const state = played(points, [garden('3 0 2 14 6 5 7'), result(pattern(0, 3), 0)]);
		expect(lastLayout(state)).toEqual(inOrder);
		expect(lastLayout(start(points))).toBeUndefined();
	});

	it('two tiles that were mixed up are exchanged, also under way where the moves allow it', () => {
		const state = tapAll('0 1');
		const mended = swapped(inOrder, 14, 15);
		expect(mended.slice(12)).toEqual(tiles('is ii ir ib'));
		expect(played(points, [{ type: 'layout', tiles: mended }], state).draft).toEqual({
			way: 'garden',
			layout: mended,
			moves: [0, 1]
		});
		// With this exchange the second move would take the iris with the rain, which the maple with the sun does
		// not bind.
		expect(refused(state, { type: 'layout', tiles: swapped(inOrder, 1, 15) })).toMatchObject({
			code: 'tile-unbound',
			params: { move: 2 }
		});
		expect(refused(state, { type: 'layout', tiles: tiles('ms') })).toMatchObject({
			code: 'garden-incomplete',
			params: { missing: 15 }
		});
	});
});

describe('moves', () => {
	it('begin when the garden is laid', () => {
		expect(refused(start(points), { type: 'move', seat: 0, cell: 0 })).toMatchObject({
			code: 'garden-incomplete',
			params: { missing: 16 }
		});
	});

	it('the first says who began, whoever should have', () => {
		const state = played(points, [whole, { type: 'move', seat: 1, cell: 0 }]);
		expect(state.starter).toBe(1);
		expect(refused(state, { type: 'move', seat: 1, cell: 1 })).toEqual({
			refused: true,
			code: 'other-turn',
			params: { seat: 0 },
			rule: 'turn'
		});
	});

	it('a correction of the starter gives the tokens to the other player', () => {
		const state = played(points, [{ type: 'starter', seat: 1 }], tapAll('0 1'));
		expect(cells.map((cell) => ownerOf(playUnderWay(state), cell))).toEqual([
			...[1, 0],
			...Array<undefined>(14).fill(undefined)
		]);
	});

	it('legal tiles glow, the last one taken is marked, the binding tile is shown', () => {
		const state = tapAll('4 5');
		const shown = playUnderWay(state);
		expect(legalCells(shown)).toEqual(places('1 6 7 9 13'));
		expect([shown.moves.at(-1), bindingTile(shown), ownerOf(shown, 5)]).toEqual([5, 'cherry-ribbon', 1]);
		expect(tableStatus(state)).toEqual({
			code: 'turn',
			seat: 0,
			binding: 'cherry-ribbon',
			legal: places('1 6 7 9 13')
		});
	});

	it('the tap that ends the round closes it, and undo takes back exactly that move', () => {
		const before = tapAll('3 0 2 14 6 5');
		const last = actionOfTap(before, 7);
		expect(last).toEqual(garden('3 0 2 14 6 5 7'));
		expect(played(points, [last], before)).toMatchObject({
			points: [9, 0],
			draft: { layout: [], moves: [] }
		});
		expect(before.draft.moves).toEqual(places('3 0 2 14 6 5'));
	});

	it('a move that ends the round is no move under way: neither by a tap nor by another layout', () => {
		const before = tapAll('3 0 2 14 6 5');
		expect(refused(before, { type: 'move', seat: 0, cell: 7 })).toMatchObject({
			code: 'ends-round',
			rule: 'win'
		});
		// With two tiles exchanged the round goes on after the eighth move; in the correct garden that move is a
		// block.
		const mixed = played(points, [{ type: 'layout', tiles: swapped(inOrder, 8, 13) }]);
		const state = tapAll('14 12 15 7 5 1 9 13', mixed);
		expect(state.draft.moves).toHaveLength(8);
		expect(refused(state, whole)).toMatchObject({ code: 'ends-round' });
	});

	it('an illegal tap gives a move, which is refused', () => {
		const state = tapAll('4 5');
		expect(refused(state, actionOfTap(state, 10))).toMatchObject({ code: 'tile-unbound' });
		expect(refused(state, actionOfTap(state, 4))).toMatchObject({ code: 'cell-taken' });
	});
});

describe('what the table waits for', () => {
	it('follows the round', () => {
		expect(tableStatus(start(points))).toMatchObject({ code: 'laying', next: 0 });
		expect(tableStatus(played(points, [whole]))).toMatchObject({ code: 'first-move', seat: 0 });
		expect(tableStatus(played(points, [{ type: 'way', way: 'result' }]))).toEqual({ code: 'result' });
		const over = played(points, [result(pattern(0, 9), 0), result(pattern(0, 9), 0)]);
		expect(tableStatus(over)).toEqual({ code: 'over' });
	});

	it('the way is chosen per round, and what was laid stays', () => {
		const state = played(points, [whole, { type: 'way', way: 'result' }, { type: 'way', way: 'garden' }]);
		expect(state.draft).toEqual({ way: 'garden', layout: inOrder, moves: [] });
	});
});

it('a round is replayed move by move', () => {
	const { record } = garden('3 0 2 14 6 5 7');
	const replay = [0, 1, 2, 3, 4, 5, 6, 7].map((ply) => playAfter(record, ply).moves);
	expect(replay.map(({ length }) => length)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
	expect(replay.at(-1)).toEqual(places('3 0 2 14 6 5 7'));
});
