import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, complete, edit, log, redo, start, undo } from '../../../tests/support/toy-log.ts';
import { folded } from '../../../tests/support/played-apart.ts';
import type { EntryBody } from './entry.ts';
import { fold } from './fold.ts';

const totals = (...bodies: readonly EntryBody[]): readonly number[] =>
	(folded(log(start, ...bodies)).state as { totals: readonly number[] }).totals;

describe('a log folds to a state', () => {
	it('plays the opening and then the actions in order', () => {
		const match = folded(log(start, add(0, 3), add(1, 4)));
		expect(match.state).toEqual({ options: { goal: 10 }, starter: 1, totals: [3, 4] });
		expect(match.players.map(({ name }) => name)).toEqual(['Léa', 'Sam']);
		expect([match.started, match.changed]).toEqual([1000, 1002]);
	});
	it('leaves out a refused action and reports it with its place', () => {
		const match = folded(log(start, add(0, 9), add(0, 9), add(1, 2)));
		expect(match.state).toMatchObject({ totals: [18, 0] });
		expect(match.refused).toMatchObject([{ seq: 3, refusal: { code: 'over', rule: 'goal' } }]);
	});
	it('leaves out an action its schema does not know', () => {
		const junk: EntryBody = { kind: 'action', version: 2, action: { type: 'dance' } };
		const match = folded(log(start, junk, add(1, 2)));
		expect(match.state).toMatchObject({ totals: [0, 2] });
		expect(match.refused).toMatchObject([{ seq: 1, refusal: { code: 'unreadable-action' } }]);
	});
	it('brings actions of an older version up to date', () => {
		const old: EntryBody = { kind: 'action', version: 1, action: { type: 'add', seat: 0, value: 5 } };
		expect(totals(old)).toEqual([5, 0]);
	});
	it.each([
		['no-start', log(add(0, 1))],
		['newer-game', log(start, { kind: 'action', version: 3, action: {} })],
		['bad-options', log({ ...start, options: { goal: 'ten' } } as EntryBody)]
	])('says %s of a log it cannot read', (reason, entries) => {
		expect(fold(toyGame, entries)).toBe(reason);
	});
});

describe('undo and redo', () => {
	it('take back and bring back without limit', () => {
		expect(totals(add(0, 3), add(1, 4), undo(2), undo(1))).toEqual([0, 0]);
		expect(totals(add(0, 3), add(1, 4), undo(2), undo(1), redo(1))).toEqual([3, 0]);
		expect(totals(add(0, 3), add(1, 4), undo(2), undo(1), redo(1), redo(2))).toEqual([3, 4]);
	});
	it('say what comes next', () => {
		expect(folded(log(start)).undoable).toBeUndefined();
		const match = folded(log(start, add(0, 3), add(1, 4), undo(2)));
		expect([match.undoable, match.redoable]).toEqual([1, 2]);
	});
	it('a new action after an undo ends the redo', () => {
		const match = folded(log(start, add(0, 3), undo(1), add(0, 1)));
		expect(match.redoable).toBeUndefined();
		expect(match.state).toMatchObject({ totals: [1, 0] });
	});
	it('undoing what is not there says nothing', () => {
		expect(totals(add(0, 3), undo(7), redo(1), undo(1), undo(1))).toEqual([0, 0]);
	});
	it('never reaches the opening', () => {
		expect(folded(log(start, undo(0))).state).toMatchObject({ starter: 1 });
	});
});

describe('an edit', () => {
	it('replaces the action in its place and replays the rest', () => {
		expect(totals(add(0, 3), add(1, 4), edit(1, 0, 8))).toEqual([8, 4]);
	});
	it('the last edit of an action counts', () => {
		expect(totals(add(0, 3), edit(1, 0, 8), edit(1, 0, 2))).toEqual([2, 0]);
	});
	it('is taken back by undo like any step', () => {
		expect(totals(add(0, 3), edit(1, 0, 8), undo(2))).toEqual([3, 0]);
	});
	it('that ends the match earlier leaves out what came after', () => {
		const match = folded(log(start, add(0, 3), add(0, 8), add(1, 2), edit(1, 0, 9), edit(2, 0, 9)));
		expect(match.state).toMatchObject({ totals: [18, 0] });
		expect(match.refused.map(({ seq }) => seq)).toEqual([3]);
	});
});

describe('what completes a step', () => {
	it('is taken back and brought back with it', () => {
		const done = [add(0, 3), add(1, 4), complete(2, 1, 5), complete(2, 1, 6)];
		expect(totals(...done)).toEqual([3, 6]);
		expect(folded(log(start, ...done)).undoable).toEqual(2);
		expect(totals(...done, undo(2))).toEqual([3, 0]);
		const undone = folded(log(start, ...done, undo(2)));
		expect([undone.undoable, undone.redoable]).toEqual([1, 2]);
		expect(totals(...done, undo(2), redo(2))).toEqual([3, 6]);
	});
	it('can be taken back alone, where the log says so', () => {
		expect(totals(add(0, 3), complete(1, 0, 8), undo(2))).toEqual([3, 0]);
	});
	it('is a step of its own once something else was said', () => {
		const match = folded(log(start, add(0, 3), add(1, 4), complete(1, 0, 8)));
		expect(match.undoable).toEqual(3);
		expect(match.state).toMatchObject({ totals: [8, 4] });
	});
});

describe('delete', () => {
	it('marks the match, and undo of it brings it back', () => {
		expect(folded(log(start, { kind: 'delete' })).isDeleted).toBe(true);
		expect(folded(log(start, { kind: 'delete' }, undo(1))).isDeleted).toBe(false);
	});
});

describe('when a match was played', () => {
	/** A match of two actions at 1001 and 1002, and what was done about it later. */
	const playedAt = (...later: readonly EntryBody[]): number =>
		folded(log(start, add(0, 3), add(1, 4), ...later)).changed;

	it('is not moved by correcting a round of it', () => {
		expect(playedAt(edit(1, 0, 2))).toBe(1002);
	});
	it('is not moved by undoing a correction, nor by redoing it', () => {
		expect(playedAt(edit(1, 0, 2), undo(3))).toBe(1002);
		expect(playedAt(edit(1, 0, 2), undo(3), redo(3))).toBe(1002);
	});
	it('is not moved by undoing and redoing its last action', () => {
		expect(playedAt(undo(2))).toBe(1001);
		expect(playedAt(undo(2), redo(2))).toBe(1002);
	});
	it('is not moved by deleting it, bringing it back, and deleting it again', () => {
		expect(playedAt({ kind: 'delete' }, undo(3), { kind: 'delete' }, undo(5))).toBe(1002);
	});
	it('is when it was given up', () => {
		expect(playedAt({ kind: 'finish' })).toBe(1003);
		expect(playedAt({ kind: 'finish' }, undo(3))).toBe(1002);
	});
});

/** A log as players make it: they undo and redo what the fold offers, and complete the last action. */
const played = fc
	.array(
		fc.oneof(
			fc.tuple(fc.constantFrom(0, 1), fc.integer({ min: 1, max: 9 })),
			fc.constantFrom('undo', 'redo', 'complete')
		),
		{
			maxLength: 40
		}
	)
	.map((steps) => {
		const bodies: EntryBody[] = [start];
		for (const step of steps) {
			const match = folded(log(...bodies));
			const target = step === 'undo' ? match.undoable : match.redoable;
			if (typeof step !== 'string') bodies.push(add(step[0], step[1]));
			else if (step === 'complete')
				bodies.push(...match.moves.slice(-1).map(({ seq }) => complete(seq, 1, 2)));
			else if (target !== undefined) bodies.push({ kind: step, of: target });
		}
		return log(...bodies);
	});

describe('for every log', () => {
	it('one undo takes back an action with all that completed it, and one redo brings it back', () => {
		fc.assert(
			fc.property(
				played,
				fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
				(entries, completed) => {
					const before = folded(entries);
					const at = entries.length;
					const last = (count: number, bodies: readonly EntryBody[]) =>
						log(...Array<EntryBody>(at + count).fill(start), ...bodies).slice(at + count);
					const done = [
						...entries,
						...last(0, [add(0, 1), ...completed.map((points) => complete(at, 0, points))])
					];
					const after = folded(done);
					// A refused action is not a move, and cannot be completed.
					fc.pre(after.refused.length === before.refused.length);
					expect(after.undoable).toEqual(at);
					const undone = [...done, ...last(1 + completed.length, [undo(at)])];
					expect(folded(undone)).toMatchObject({
						state: before.state,
						moves: before.moves,
						redoable: at
					});
					expect(folded(undone).undoable).toEqual(before.undoable);
					const redone = [...undone, ...last(2 + completed.length, [{ kind: 'redo', of: at }])];
					expect(folded(redone)).toMatchObject({ state: after.state, moves: after.moves, undoable: at });
				}
			)
		);
	});
	it('folding on from a match that was given up is folding from the start, also once that is undone', () => {
		const given = log(start, add(0, 1), { kind: 'finish', by: 0 }, add(1, 2), undo(2), add(1, 3));
		for (let at = 1; at < given.length; at += 1)
			expect(fold(toyGame, given, folded(given.slice(0, at)))).toEqual(folded(given));
	});
	it('folding on from what was known is folding from the start', () => {
		fc.assert(
			fc.property(played, fc.nat(), (entries, at) => {
				const known = folded(entries.slice(0, 1 + (at % entries.length)));
				expect(fold(toyGame, entries, known)).toEqual(folded(entries));
			})
		);
	});
});
