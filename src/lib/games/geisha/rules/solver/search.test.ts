/** Searches within a window, and the bounds they store. */
import { describe, expect, it } from 'vitest';
import type { Cell } from '../garden.ts';
import { inOrder, places } from '../../../../../../tests/oracles/geisha/values.ts';
import {
	storeBounds,
	lowerOf,
	newTable,
	lookUpBounds,
	slotOf,
	upperOf,
	type TranspositionTable,
	type Value
} from './transposition-table.ts';
import { Search, type OpenPosition } from './search.ts';
import { searchRulesOf, positionAfter } from './verdicts.ts';

const rules = searchRulesOf({ layout: inOrder, fullBoard: 'drawn' });

const found = (position: OpenPosition, table: TranspositionTable, alpha: Value, beta: Value): Value => {
	const search = new Search(rules, table, position, alpha, beta);
	while (!search.step(100));
	if (search.value === undefined) throw new Error('not found');
	return search.value;
};

describe('bounds', () => {
	const known = (table: TranspositionTable): readonly [Value, Value] => {
		const rest = lookUpBounds(table, slotOf(table, 5, 8), 5, 8);
		return [lowerOf(rest), upperOf(rest)];
	};

	it('are narrowed, and meet when the value is exact', () => {
		const table = newTable(4);
		const slot = slotOf(table, 5, 8);
		expect(lookUpBounds(table, slot, 5, 8)).toBe(0);
		storeBounds(table, slot, 5, 8, { lower: 0, upper: 1 });
		expect(known(table)).toEqual([0, 1]);
		storeBounds(table, slot, 5, 8, { lower: -1, upper: 0 });
		expect(known(table)).toEqual([0, 0]);
	});

	it('of another position in the same slot are not returned', () => {
		const table = newTable(0);
		storeBounds(table, 0, 5, 8, { lower: 1, upper: 1 });
		expect(lookUpBounds(table, 0, 5, 9)).toBe(0);
		expect(lookUpBounds(table, 0, 6, 8)).toBe(0);
		storeBounds(table, 0, 6, 8, { lower: -1, upper: 0 });
		expect(lookUpBounds(table, 0, 5, 8)).toBe(0);
	});
});

describe('a search', () => {
	const begins: readonly (readonly Cell[])[] = ['3 0 2 14', '12 13 14 2 10 11', '0 1 5 9', '4 0 8 11 15'].map(
		places
	);

	it('cut off by a window, stores nothing that would mislead a search with another window', () => {
		for (const moves of begins) {
			const position = positionAfter(rules, moves);
			const value = found(position, newTable(), -1, 1);
			const table = newTable();
			const windows = [
				[0, 1],
				[-1, 0],
				[-1, 1],
				[0, 1]
			] as const;
			for (const [alpha, beta] of windows) {
				const within = found(position, table, alpha, beta);
				expect(within > alpha, `${moves.join(' ')} > ${alpha}`).toBe(value > alpha);
				expect(within >= beta, `${moves.join(' ')} ≥ ${beta}`).toBe(value >= beta);
			}
		}
	});

	it('runs in steps, and its progress stays between 0 and 1', () => {
		const search = new Search(rules, newTable(), positionAfter(rules, []));
		expect(search.value).toBeUndefined();
		const shares: number[] = [];
		while (!search.step(5000)) shares.push(search.share);
		expect(shares.length).toBeGreaterThan(3);
		for (const share of shares) {
			expect(share).toBeGreaterThanOrEqual(0);
			expect(share).toBeLessThanOrEqual(1);
		}
		expect(search.share).toBe(1);
		expect(search.value === 0).toBe(true);
	});
});
