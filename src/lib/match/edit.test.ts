import { describe, expect, it } from 'vitest';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, edit, log, start } from '../../../tests/support/toy-log.ts';
import type { Entry } from './entry.ts';
import { previewEdit } from './edit.ts';
import { fold, isUnreadable } from './fold.ts';

/** Previews the last entry, an edit, on the log before it. */
const preview = (entries: readonly Entry[]) => {
	const edited = entries.at(-1);
	const before = entries.slice(0, -1);
	const current = fold(toyGame, before);
	if (isUnreadable(current) || edited?.kind !== 'edit') throw new Error('not an edit of a readable log');
	return previewEdit(toyGame, before, current, edited);
};

describe('the preview of an edit', () => {
	it('tells the outcome it would bring', () => {
		const told = preview(log(start, add(0, 3), add(0, 4), edit(1, 0, 9)));
		expect(told?.outcome).toMatchObject({ winners: [0] });
		expect(told?.lost).toEqual([]);
	});
	it('names the first later action that would no longer count, with its place', () => {
		const told = preview(log(start, add(0, 3), add(0, 6), add(1, 2), add(1, 3), edit(1, 0, 9)));
		expect(told?.lost[0]).toMatchObject({ seq: 3, refusal: { code: 'over' } });
		expect(told?.lost).toHaveLength(2);
	});
	it('says when the edit itself is refused', () => {
		const told = preview(log(start, add(0, 3), edit(1, 0, 0)));
		expect(told?.refusedEdit).toMatchObject({ seq: 1, refusal: { code: 'range' } });
	});
});
