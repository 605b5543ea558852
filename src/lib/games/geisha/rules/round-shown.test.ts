import { describe, expect, it } from 'vitest';
import type { RoundPlayed, State } from './state.ts';
import { roundShown } from './round-shown.ts';

const row = { kind: 'row', cells: [0, 1, 2, 3] } as const;
const garden = (number: number, winner: 0 | 1 | null, patterns: RoundPlayed['result']['patterns'] = []) =>
	({
		number,
		record: { kind: 'garden', starter: 0, layout: [], moves: [] },
		result: { how: 'pattern', winner, left: 3, patterns }
	}) as unknown as RoundPlayed;
const result = { ...garden(9, 0), record: { kind: 'result' } } as unknown as RoundPlayed;
const match = (rounds: readonly RoundPlayed[], winners?: readonly number[]): State =>
	({ rounds, ...(winners && { outcome: { winners } }) }) as unknown as State;

describe('the round that the picture shows', () => {
	it('is the last that the winner won by four geishas', () => {
		const rounds = [garden(1, 0, [row]), garden(2, 0, [row]), garden(3, 1, [row]), garden(4, 0)];
		expect(roundShown(match(rounds, [0]))?.number).toBe(2);
	});
	it('is the last that the winner won, where none was won by four geishas', () => {
		expect(roundShown(match([garden(1, 0), garden(2, 1)], [0]))?.number).toBe(1);
	});
	it('is the last one where the winner won no garden', () => {
		expect(roundShown(match([garden(1, 1), garden(2, null), result], [0]))?.number).toBe(2);
	});
	it('is none where only results were entered', () => {
		expect(roundShown(match([result], [0]))).toBeUndefined();
		expect(roundShown(match([]))).toBeUndefined();
	});
});
