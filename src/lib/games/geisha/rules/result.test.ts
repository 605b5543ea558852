/** How rounds end, sentence by sentence of the rulebook: rounds played by hand, and some of which only the result is known. */
import { describe, expect, it } from 'vitest';
import type { Side } from '../../sides.ts';
import { block, inOrder, pattern, play } from '../../../../../tests/oracles/geisha/values.ts';
import type { How, RoundEnd } from './actions.ts';
import type { FullBoardRule } from './options.ts';
import { legalCells } from './position.ts';
import {
	judgeGarden,
	judgeResult,
	judgeRound,
	leftChoices,
	leftRange,
	resultOf,
	starterByParity
} from './result.ts';

const judged = (moves: string, fullBoard: FullBoardRule = 'drawn') => judgeGarden(play(moves), fullBoard);

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

const judgedAlone = (
	end: RoundEnd,
	starter: Side,
	fullBoard: FullBoardRule = 'drawn',
	isParityKept = false
) => judgeResult({ kind: 'result', starter, end, isParityKept }, fullBoard);

describe('who won, how, tiles left', () => {
	it('gives the result as entered', () => {
		expect(judgedAlone(pattern(0, 9), 0)).toEqual({ how: 'pattern', winner: 0, left: 9, patterns: [] });
		expect(judgedAlone(block(1, 8), 0)).toEqual({ how: 'block', winner: 1, left: 8, patterns: [] });
		expect(judgedAlone({ how: 'drawn' }, 0)).toEqual({ how: 'drawn', winner: null, left: 0, patterns: [] });
		expect(judgedAlone({ how: 'full-board', winner: 1 }, 0, 'last-player')).toEqual({
			how: 'full-board',
			winner: 1,
			left: 0,
			patterns: []
		});
	});

	it('the earliest pattern comes with the 7th token (9 points), the latest with the 16th (0 points)', () => {
		expect(leftRange.pattern).toEqual({ min: 0, max: 9 });
		expect(judgedAlone(pattern(1, 10), 0)).toEqual({
			refused: true,
			code: 'left-range',
			params: { how: 'pattern', left: 10, min: 0, max: 9 },
			rule: 'points'
		});
		expect(judgedAlone(pattern(1, 0), 0)).toMatchObject({ left: 0 });
	});

	it('the earliest block comes with the 8th (8 points), and one tile is left at least', () => {
		expect(leftRange.block).toEqual({ min: 1, max: 8 });
		expect(judgedAlone(block(0, 9), 0)).toMatchObject({ code: 'left-range', params: { max: 8 } });
		expect(judgedAlone(block(1, 0), 0)).toMatchObject({ code: 'left-range', params: { min: 1 } });
	});

	it('a full garden is a drawn round or won, as the option says', () => {
		expect(judgedAlone({ how: 'drawn' }, 0, 'last-player')).toMatchObject({ code: 'full-board-wins' });
		expect(judgedAlone({ how: 'full-board', winner: 1 }, 0, 'drawn')).toMatchObject({
			code: 'full-board-drawn',
			rule: 'full-board'
		});
	});
});

describe('the number of tiles left', () => {
	const without = { kind: 'result', starter: 0, isParityKept: false } as const;

	it('is asked only in points mode', () => {
		const end = { how: 'block', winner: 1 } as const;
		const judgedIn = (mode: 'points' | 'rounds' | 'single') =>
			judgeRound({ ...without, end }, { mode, fullBoard: 'drawn' });
		expect(judgedIn('rounds')).toEqual({ how: 'block', winner: 1, left: null, patterns: [] });
		expect(judgedIn('single')).toEqual({ how: 'block', winner: 1, left: null, patterns: [] });
		expect(judgedIn('points')).toEqual({ refused: true, code: 'left-missing', params: {}, rule: 'points' });
	});

	it('is 0 for a full garden and not asked', () => {
		const judgedIn = (end: RoundEnd, fullBoard: FullBoardRule) =>
			judgeRound({ ...without, end, isParityKept: true }, { mode: 'points', fullBoard });
		expect(judgedIn({ how: 'drawn' }, 'drawn')).toMatchObject({ winner: null, left: 0 });
		expect(judgedIn({ how: 'full-board', winner: 0 }, 'last-player')).toMatchObject({ winner: 0, left: 0 });
	});
});

describe('an odd score means the starter won, an even one the other player', () => {
	it('an entry that breaks this is asked about: then the other player started?', () => {
		expect(judgedAlone(pattern(0, 3), 1)).toEqual({
			refused: true,
			code: 'parity',
			params: { how: 'pattern', left: 3, winner: 0, starter: 1, told: 0 },
			rule: 'parity'
		});
		expect(judgedAlone(block(0, 4), 0)).toMatchObject({ code: 'parity', params: { starter: 0, told: 1 } });
		expect(judgedAlone({ how: 'full-board', winner: 0 }, 0, 'last-player')).toMatchObject({ code: 'parity' });
	});

	it('yes: the other player started', () => {
		expect(judgedAlone(pattern(0, 3), 0)).toMatchObject({ winner: 0, left: 3 });
	});

	it('and can be kept', () => {
		expect(judgedAlone(pattern(0, 3), 1, 'drawn', true)).toMatchObject({ winner: 0, left: 3 });
		expect(judgedAlone(pattern(0, 10), 1, 'drawn', true)).toMatchObject({ code: 'left-range' });
	});

	it('the numbers that agree with the starter are known beforehand', () => {
		expect([
			starterByParity(0, 9),
			starterByParity(0, 8),
			starterByParity(1, 1),
			starterByParity(1, 0)
		]).toEqual([0, 1, 1, 0]);
		const fitting = (how: How, winner: Side) =>
			leftChoices(how).filter((left) => starterByParity(winner, left) === 0);
		expect(fitting('pattern', 0)).toEqual([1, 3, 5, 7, 9]);
		expect(fitting('pattern', 1)).toEqual([0, 2, 4, 6, 8]);
		expect(fitting('block', 1)).toEqual([2, 4, 6, 8]);
		expect(leftChoices('block')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
	});
});
