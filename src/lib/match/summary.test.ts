import { describe, expect, it } from 'vitest';
import { folded } from '../../../tests/support/played-apart.ts';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, log, start } from '../../../tests/support/toy-log.ts';
import type { EntryBody } from './entry.ts';
import { minutesPlayed, rowOf } from './summary.ts';
import { recordVersion } from '../games/facts.ts';

const minute = 60_000;
const moves = (...minutes: readonly number[]) =>
	minutes.map((at) => ({ seq: 1, at: at * minute, action: 0, before: 0, after: 0 }));

describe('the row of a match', () => {
	const rowAfter = (...bodies: readonly EntryBody[]) =>
		rowOf(toyGame, folded(log(start, ...bodies)), bodies.length + 1);

	it('under way has its standing, and no record yet', () => {
		const row = rowAfter(add(0, 3), add(1, 4));
		expect(row.standing).toEqual({ scores: [3, 4] });
		expect(row.record).toBeUndefined();
	});

	it('over has the facts of its game and those of the app', () => {
		expect(rowAfter(add(0, 9), add(1, 4), add(0, 2)).record).toEqual({
			version: recordVersion(1),
			isTogether: false,
			minutes: 0,
			like: 'to-10',
			starter: 1,
			rounds: 1,
			facts: JSON.stringify([
				{ name: 'points', seat: 0, value: 11 },
				{ name: 'points', seat: 1, value: 4 }
			])
		});
	});

	it('has its note and place where there are any', () => {
		expect(rowAfter({ kind: 'note', text: 'at last' })).toMatchObject({ note: 'at last' });
		expect(rowAfter()).not.toHaveProperty('note');
	});
});

describe('the time played', () => {
	it.each([
		[0, []],
		[12, [2, 12]],
		[25, [5, 25]],
		// A pause of forty minutes.
		[15, [5, 45, 55]],
		// Continued the next day.
		[8, [3, 1440, 1445]]
	])('is %i minutes', (played, at) => {
		expect(minutesPlayed({ stamped: 0, moves: moves(...at) })).toBe(played);
	});
});
