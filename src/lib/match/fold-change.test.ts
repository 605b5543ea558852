import { describe, expect, it } from 'vitest';
import { folded as foldedLine } from '../../../tests/support/played-apart.ts';
import { add, complete, edit, log, redo, start, undo } from '../../../tests/support/toy-log.ts';
import type { EntryBody } from './entry.ts';
import { changeBetween } from './fold.ts';

const folded = (...bodies: readonly EntryBody[]) => foldedLine(log(start, ...bodies));
const changed = (before: readonly EntryBody[], added: readonly EntryBody[]) => {
	const change = changeBetween(folded(...before), folded(...before, ...added));
	return change && [(change.move.action as { points: number }).points, change.isUndone];
};

describe('the change between two foldings', () => {
	it('is the move that was played', () => {
		expect(changed([], [add(0, 3)])).toEqual([3, false]);
		expect(changed([add(0, 3)], [add(1, 4)])).toEqual([4, false]);
	});
	it('is the last of several moves that arrived together', () => {
		expect(changed([add(0, 3)], [add(1, 4), add(1, 2)])).toEqual([2, false]);
	});
	it('is the move that was taken back, and the one that was brought back', () => {
		expect(changed([add(0, 3), add(1, 4)], [undo(2)])).toEqual([4, true]);
		expect(changed([add(0, 3), add(1, 4), undo(2)], [redo(2)])).toEqual([4, false]);
	});
	it('is the last move as completed', () => {
		expect(changed([add(0, 3), add(1, 4)], [complete(2, 1, 5)])).toEqual([5, false]);
	});
	it('is nothing when an earlier move is edited', () => {
		expect(changed([add(0, 3), add(1, 4)], [edit(1, 0, 2)])).toBeUndefined();
		expect(changed([add(0, 3)], [])).toBeUndefined();
	});
});
