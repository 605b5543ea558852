/** Rounds of which only the result is entered. */
import type { Side } from '../../sides.ts';
import { describe, expect, it } from 'vitest';
import type { RoundEnd } from './actions.ts';
import { judgeRound } from './act.ts';
import { judgeResult, leftChoices, leftRange, starterByParity } from './noted-result.ts';
import type { FullBoardRule } from './options.ts';
import { block, pattern } from '../../../../../tests/oracles/geisha/values.ts';

const judged = (end: RoundEnd, starter: Side, fullBoard: FullBoardRule = 'drawn', isParityKept = false) =>
	judgeResult({ kind: 'result', starter, end, isParityKept }, fullBoard);

describe('who won, how, tiles left', () => {
	it('gives the result as entered', () => {
		expect(judged(pattern(0, 9), 0)).toEqual({ how: 'pattern', winner: 0, left: 9, patterns: [] });
		expect(judged(block(1, 8), 0)).toEqual({ how: 'block', winner: 1, left: 8, patterns: [] });
		expect(judged({ how: 'drawn' }, 0)).toEqual({ how: 'drawn', winner: null, left: 0, patterns: [] });
		expect(judged({ how: 'full-board', winner: 1 }, 0, 'last-player')).toEqual({
			how: 'full-board',
			winner: 1,
			left: 0,
			patterns: []
		});
	});

	it('the earliest pattern comes with the 7th token (9 points), the latest with the 16th (0 points)', () => {
		expect(leftRange.pattern).toEqual({ min: 0, max: 9 });
		expect(judged(pattern(1, 10), 0)).toEqual({
			refused: true,
			code: 'left-range',
			params: { how: 'pattern', left: 10, min: 0, max: 9 },
			rule: 'points'
		});
		expect(judged(pattern(1, 0), 0)).toMatchObject({ left: 0 });
	});

	it('the earliest block comes with the 8th (8 points), and one tile is left at least', () => {
		expect(leftRange.block).toEqual({ min: 1, max: 8 });
		expect(judged(block(0, 9), 0)).toMatchObject({ code: 'left-range', params: { max: 8 } });
		expect(judged(block(1, 0), 0)).toMatchObject({ code: 'left-range', params: { min: 1 } });
	});

	it('a full garden is a drawn round or won, as the option says', () => {
		expect(judged({ how: 'drawn' }, 0, 'last-player')).toMatchObject({ code: 'full-board-wins' });
		expect(judged({ how: 'full-board', winner: 1 }, 0, 'drawn')).toMatchObject({
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
		expect(judged(pattern(0, 3), 1)).toEqual({
			refused: true,
			code: 'parity',
			params: { how: 'pattern', left: 3, winner: 0, starter: 1, told: 0 },
			rule: 'parity'
		});
		expect(judged(block(0, 4), 0)).toMatchObject({ code: 'parity', params: { starter: 0, told: 1 } });
		expect(judged({ how: 'full-board', winner: 0 }, 0, 'last-player')).toMatchObject({ code: 'parity' });
	});

	it('yes: the other player started', () => {
		expect(judged(pattern(0, 3), 0)).toMatchObject({ winner: 0, left: 3 });
	});

	it('and can be kept', () => {
		expect(judged(pattern(0, 3), 1, 'drawn', true)).toMatchObject({ winner: 0, left: 3 });
		expect(judged(pattern(0, 10), 1, 'drawn', true)).toMatchObject({ code: 'left-range' });
	});

	it('the numbers that agree with the starter are known beforehand', () => {
		expect([
			starterByParity(0, 9),
			starterByParity(0, 8),
			starterByParity(1, 1),
			starterByParity(1, 0)
		]).toEqual([0, 1, 1, 0]);
		expect(leftChoices('pattern', { winner: 0, starter: 0 })).toEqual([1, 3, 5, 7, 9]);
		expect(leftChoices('pattern', { winner: 1, starter: 0 })).toEqual([0, 2, 4, 6, 8]);
		expect(leftChoices('block', { winner: 1, starter: 0 })).toEqual([2, 4, 6, 8]);
		expect(leftChoices('block')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
	});
});
