/** Entries and lines of the toy game, written short. */
import { stamp, type Entry, type EntryBody } from '../../src/lib/match/entry.ts';
import { nextNumber } from '../../src/lib/match/line.ts';

export const start: EntryBody = {
	kind: 'start',
	game: 'toy',
	version: 2,
	options: { goal: 10 },
	players: [
		{ id: 'lea', name: 'Léa' },
		{ id: 'sam', name: 'Sam' }
	],
	opening: [{ type: 'starter', seat: 1 }]
};
/** An action that adds points. */
export const add = (seat: 0 | 1, points: number): EntryBody => ({
	kind: 'action',
	version: 2,
	action: { type: 'add', seat, points }
});
/** Replaces the action of an entry. */
export const edit = (seq: number, seat: 0 | 1, points: number): EntryBody => ({
	kind: 'edit',
	version: 2,
	of: seq,
	action: { type: 'add', seat, points }
});
/** An edit that is undone together with the action it completes. */
export const complete = (seq: number, seat: 0 | 1, points: number): EntryBody =>
	({ ...edit(seq, seat, points), completes: true }) as EntryBody;
/** Undoes an entry. */
export const undo = (seq: number): EntryBody => ({ kind: 'undo', of: seq });
/** Redoes an entry. */
export const redo = (seq: number): EntryBody => ({ kind: 'redo', of: seq });

/** @returns a line of these entries, numbered from 0. */
export const log = (...bodies: readonly EntryBody[]): readonly Entry[] =>
	bodies.map((body, seq) => stamp({ device: 'phone', now: () => 1000 + seq }, 'match-1', seq, body));

/** @returns entries of a device behind a line, with the device's next numbers. */
export const behind = (
	line: readonly Entry[],
	device: string,
	...bodies: readonly EntryBody[]
): readonly Entry[] =>
	bodies.map((body, index) => {
		const seq = line.length + index;
		return stamp({ device, now: () => 1000 + seq }, 'match-1', seq, body, nextNumber(device, line) + index);
	});
