import { describe, expect, it } from 'vitest';
import { inOrder, places } from '../../../../../../tests/oracles/geisha/values.ts';
import { turningPoints, valueOfResult, winnerOf } from './turning-points.ts';
import { verdictsOf } from './verdicts.ts';

describe('where a round turned', () => {
	it('is where a move did not keep the value', () => {
		const moves = places('1 2 3');
		const verdicts = [
			{ ply: 0, value: 'draw', keeping: places('1') },
			{ ply: 1, value: 'draw', keeping: places('3') },
			{ ply: 2, value: 'starter', keeping: places('3') }
		] as const;
		expect(turningPoints(verdicts, moves, 'starter')).toEqual([{ ply: 1, before: 'draw', after: 'starter' }]);
	});

	it('is found in a real round', () => {
		const moves = places('3 0 2 14 6 5 7');
		const verdicts = verdictsOf({ layout: inOrder, moves, fullBoard: 'drawn' });
		// Before the last move, the starter lacked only one place of a square, and then took it.
		expect(verdicts.at(-1)).toMatchObject({ ply: 6, value: 'starter' });
		expect(verdicts.at(-1)?.keeping).toContain(7);
		const points = turningPoints(verdicts, moves, 'starter');
		expect(points.at(-1)?.after).toBe('starter');
	});

	it('verdicts are converted to and from players', () => {
		expect([winnerOf('starter', 1), winnerOf('second', 1), winnerOf('draw', 1)]).toEqual([1, 0, null]);
		expect(valueOfResult({ winner: 1 }, 1)).toBe('starter');
		expect(valueOfResult({ winner: 0 }, 1)).toBe('second');
		expect(valueOfResult({ winner: null }, 1)).toBe('draw');
	});
});
