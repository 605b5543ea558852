import { describe, expect, it } from 'vitest';
import { folded as foldedLine } from '../../../tests/support/played-apart.ts';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, behind, edit, log, redo, start, undo } from '../../../tests/support/toy-log.ts';
import { judgeLine } from './judge-line.ts';
import type { EntryBody } from './entry.ts';
import { fold } from './fold.ts';
import { rowOf } from './summary.ts';

const giveUp = (by?: number): EntryBody => ({ kind: 'finish', ...(by !== undefined && { by }) });
const folded = (...bodies: readonly EntryBody[]) => foldedLine(log(start, ...bodies));

describe('a match that is given up', () => {
	it('is won by the other player', () => {
		const { outcome, state } = folded(add(0, 3), giveUp(0));
		expect(outcome).toEqual({
			winners: [1],
			reason: { code: 'forfeit', params: { by: 0 } },
			rule: '',
			givenUp: 'forfeit'
		});
		expect(state).toMatchObject({ totals: [3, 0] });
	});

	it('or stays unfinished: nobody wins', () => {
		expect(folded(add(0, 3), giveUp()).outcome).toMatchObject({ winners: [], givenUp: 'unfinished' });
	});

	it('of a cooperative game is always unfinished', () => {
		const together = { ...toyGame, records: { ...toyGame.records, isTogether: true } };
		expect(fold(together, log(start, giveUp(0)))).toMatchObject({ outcome: { givenUp: 'unfinished' } });
	});

	it('goes on after an undo, and is over again after a redo', () => {
		const undone = folded(add(0, 3), giveUp(0), undo(2));
		expect([undone.outcome, undone.undoable, undone.redoable]).toEqual([undefined, 1, 2]);
		expect(folded(add(0, 3), giveUp(0), undo(2), redo(2)).outcome?.winners).toEqual([1]);
	});

	it('takes no further action', () => {
		const later = folded(add(0, 3), giveUp(0), add(1, 9));
		expect(later.refused).toMatchObject([{ seq: 3, refusal: { code: 'match-over' } }]);
	});

	it('ended by its rules keeps that end, also where an edit brings it about', () => {
		expect(folded(add(0, 9), add(0, 9), giveUp(0)).outcome?.winners).toEqual([0]);
		expect(folded(add(0, 3), add(0, 4), giveUp(0), edit(1, 0, 9)).outcome).toMatchObject({
			winners: [0],
			reason: { code: 'goal' }
		});
	});

	it('by a seat where nobody sits goes on', () => {
		expect(folded(giveUp(5)).outcome).toBeUndefined();
	});

	it('is kept in its row with the points as they stood', () => {
		const row = rowOf(toyGame, folded(add(0, 3), giveUp(0)), 3);
		expect(row).toMatchObject({
			outcome: { winners: [1], givenUp: 'forfeit' },
			standing: { scores: [3, 0] }
		});
		expect(row.record).toBeDefined();
	});

	it('elsewhere is a question where it was played on here', () => {
		const begun = log(start, add(0, 3));
		const here = [...begun, ...behind(begun, 'phone', add(1, 4))];
		const came = [...begun, ...behind(begun, 'theirs', giveUp(0))];
		expect(judgeLine(toyGame, here, came)).toMatchObject({
			question: { about: 'parted', theirs: { outcome: { winners: [1] } } }
		});
	});
});
