import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, edit, log, ref, redo, start, undo } from '../../../tests/support/toy-log.ts';
import type { EntryBody } from '../match/entry.ts';
import { fold, isUnreadable } from '../match/fold.ts';
import { rebase } from './rebase.ts';

/** Both tabs know `shared`. Another tab has stored `theirs` meanwhile, while this one shows `ours`. */
const merged = (shared: readonly EntryBody[], theirs: readonly EntryBody[], ours: readonly EntryBody[]) => {
	const stored = log(...shared, ...theirs);
	const pending = log(...shared, ...ours).slice(shared.length);
	const own = rebase(toyGame, stored, stored.length - 1, pending);
	const folded = fold(toyGame, [...stored, ...own]);
	if (isUnreadable(folded)) throw new Error(folded);
	return { own, folded, totals: (folded.state as { totals: readonly number[] }).totals };
};

describe('pending entries after another tab', () => {
	it('keep their order and refer to the same entries', () => {
		const { own, totals } = merged([start], [add(0, 1)], [add(1, 2), add(1, 3), undo(2)]);
		expect(own.map(({ seq }) => seq)).toEqual([2, 3, 4]);
		expect(own[2]).toMatchObject({ kind: 'undo', of: ref(3) });
		expect(totals).toEqual([1, 2]);
	});
	it('are left out when the rules now refuse them', () => {
		const { own, totals } = merged([start, add(0, 5)], [add(0, 5)], [add(1, 2)]);
		expect(own).toEqual([]);
		expect(totals).toEqual([10, 0]);
	});
	it('are left out with what refers to them, so that nothing undone comes back', () => {
		// Theirs ends the match, so our 9 points are refused now, and with them their undo and redo.
		const { own } = merged([start, add(0, 5)], [add(0, 5)], [add(1, 9), undo(2), redo(2)]);
		expect(own).toEqual([]);
	});
	it('an edit that would be refused where it stands now is left out', () => {
		const { own, totals } = merged(
			[start, add(0, 5), add(1, 1)],
			[edit(1, 0, 9), add(0, 2)],
			[edit(2, 1, 0)]
		);
		expect(own).toEqual([]);
		expect(totals).toEqual([11, 1]);
	});

	const steps = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.integer({ min: 1, max: 9 })), { maxLength: 6 });
	it('whatever both did, the log folds without anything refused', () => {
		fc.assert(
			fc.property(steps, steps, (theirs, ours) => {
				const bodies = (made: typeof theirs) => made.map(([seat, points]) => add(seat, points));
				const { folded, own } = merged([start], bodies(theirs), bodies(ours));
				const ownRefused = folded.refused.filter((move) => own.some(({ seq }) => seq === move.ref.seq));
				expect(ownRefused).toEqual([]);
			})
		);
	});
});
