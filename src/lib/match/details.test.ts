import { describe, expect, it } from 'vitest';
import { folded as foldedLine } from '../../../tests/support/played-apart.ts';
import { add, log, redo, start, undo } from '../../../tests/support/toy-log.ts';
import { latestTime, type EntryBody } from './entry.ts';
import type { Folded } from './fold.ts';

const folded = (...bodies: readonly EntryBody[]) => foldedLine(log(start, ...bodies));
const note = (text: string): EntryBody => ({ kind: 'note', text });
const where = (place: string): EntryBody => ({ kind: 'where', place });
const when = (began: number): EntryBody => ({ kind: 'when', began });
const seats = (...names: readonly string[]): EntryBody => ({
	kind: 'seats',
	players: names.map((name) => ({ id: `player-${name}`, name }))
});
const namesOf = ({ players }: Folded) => players.map(({ name }) => name);

describe('what is told about a match', () => {
	it('is nothing but its start at first', () => {
		const { note, place, started, lastDetail } = folded(add(0, 3));
		expect([note, place, started, lastDetail]).toEqual(['', '', 1000, undefined]);
	});

	it('is the last entry of each kind', () => {
		const match = folded(note('first'), add(0, 3), where('Lyon'), note('second'));
		expect([match.note, match.place]).toEqual(['second', 'Lyon']);
		expect(match.lastDetail).toEqual(4);
	});

	it('is taken back by undo and brought back by redo, and never mixed with the taps', () => {
		const match = folded(add(0, 3), note('first'), note('second'), undo(3));
		expect(match.note).toBe('first');
		expect([match.undoable, match.redoable]).toEqual([1, undefined]);
		expect(folded(add(0, 3), note('first'), undo(2), redo(2)).note).toBe('first');
		expect(folded(add(0, 3), undo(1), note('first')).redoable).toEqual(1);
	});

	it('moves the match in time as a whole', () => {
		const match = folded(add(0, 3), when(500_000));
		expect([match.started, match.changed]).toEqual([500_000, 500_001]);
	});

	it('is no change of the match itself', () => {
		expect(folded(add(0, 3), note('later')).changed).toBe(1001);
		expect(folded(add(0, 3), when(latestTime)).changed).toBe(latestTime);
		expect(folded(add(0, 3), note('later'), undo(2)).changed).toBe(1001);
	});

	it('seats others, as many as began', () => {
		expect(namesOf(folded(seats('Ema', 'Fuku')))).toEqual(['Ema', 'Fuku']);
		expect(namesOf(folded(seats('Ema')))).toEqual(['Léa', 'Sam']);
	});
});
