/** What a search finds within a window, and what is kept of it. */
import { describe, expect, it } from 'vitest';
import type { Cell } from '../cells.ts';
import { inOrder, places } from '../../testing/values.ts';
import { keep, lowerOf, newMemory, recall, slotOf, upperOf, type Memory, type Value } from './memory.ts';
import { Search, type OpenPosition } from './search.ts';
import { groundOf, positionAfter } from './verdicts.ts';

const ground = groundOf({ layout: inOrder, fullBoard: 'drawn' });

const found = (position: OpenPosition, memory: Memory, alpha: Value, beta: Value): Value => {
	const search = new Search(ground, memory, position, alpha, beta);
	while (!search.step(100));
	if (search.value === undefined) throw new Error('not found');
	return search.value;
};

describe('bounds', () => {
	const known = (memory: Memory): readonly [Value, Value] => {
		const rest = recall(memory, slotOf(memory, 5, 8), 5, 8);
		return [lowerOf(rest), upperOf(rest)];
	};

	it('are kept as bounds, and meet where a value is exact', () => {
		const memory = newMemory(4);
		const slot = slotOf(memory, 5, 8);
		expect(recall(memory, slot, 5, 8)).toBe(0);
		keep(memory, slot, 5, 8, { lower: 0, upper: 1 });
		expect(known(memory)).toEqual([0, 1]);
		keep(memory, slot, 5, 8, { lower: -1, upper: 0 });
		expect(known(memory)).toEqual([0, 0]);
	});

	it('of another position in the same slot are not taken for its own', () => {
		const memory = newMemory(0);
		keep(memory, 0, 5, 8, { lower: 1, upper: 1 });
		expect(recall(memory, 0, 5, 9)).toBe(0);
		expect(recall(memory, 0, 6, 8)).toBe(0);
		keep(memory, 0, 6, 8, { lower: -1, upper: 0 });
		expect(recall(memory, 0, 5, 8)).toBe(0);
	});
});

describe('a search', () => {
	const begins: readonly (readonly Cell[])[] = ['3 0 2 14', '12 13 14 2 10 11', '0 1 5 9', '4 0 8 11 15'].map(
		places
	);

	it('cut short in a window, leaves nothing behind that another window would trip over', () => {
		for (const moves of begins) {
			const position = positionAfter(ground, moves);
			const value = found(position, newMemory(), -1, 1);
			const memory = newMemory();
			const windows = [
				[0, 1],
				[-1, 0],
				[-1, 1],
				[0, 1]
			] as const;
			for (const [alpha, beta] of windows) {
				const within = found(position, memory, alpha, beta);
				expect(within > alpha, `${moves.join(' ')} > ${alpha}`).toBe(value > alpha);
				expect(within >= beta, `${moves.join(' ')} ≥ ${beta}`).toBe(value >= beta);
			}
		}
	});

	it('goes in steps, and what it says of its share never leaves 0 to 1', () => {
		const search = new Search(ground, newMemory(), positionAfter(ground, []));
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
