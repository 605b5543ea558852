import { describe, expect, it, test } from 'vitest';
import * as v from 'valibot';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, behind, log, start, undo } from '../../../tests/support/toy-log.ts';
import { entrySchema, type EntryBody, type Noted } from './entry.ts';
import { fold, isUnreadable, type Folded } from './fold.ts';
import { judgeLine } from './judge-line.ts';
import { minutesPlayed, rowOf, standingOf } from './summary.ts';

const won: Noted = { winners: [1], scores: [4, 12], minutes: 35, starter: 0 };
const noted = (result: Noted): EntryBody => ({ kind: 'finish', noted: result });
const together = { ...toyGame, records: { ...toyGame.records, isTogether: true } };
const foldedOf = (game: typeof toyGame, ...bodies: readonly EntryBody[]): Folded => {
	const result = fold(game, log(start, ...bodies));
	if (isUnreadable(result)) throw new Error(result);
	return result;
};
const folded = (...bodies: readonly EntryBody[]): Folded => foldedOf(toyGame, ...bodies);

describe('a match of which only the result was noted', () => {
	it('is over, with the winner that was noted', () => {
		expect(folded(noted(won))).toMatchObject({
			outcome: { winners: [1], reason: { code: 'noted', params: { winner: 1 } }, rule: '', noted: true },
			noted: won,
			moves: []
		});
	});

	it('is drawn where several have won', () => {
		expect(folded(noted({ winners: [0, 1], scores: [] })).outcome).toMatchObject({
			...{ winners: [0, 1], shared: true, noted: true },
			reason: { params: { draw: 1 } }
		});
	});

	it('of a cooperative game is won or lost by all', () => {
		const finished = foldedOf(together, noted({ winners: [0, 1], scores: [21] }));
		expect(finished.outcome).toMatchObject({ winners: [0, 1], reason: { params: { score: 21 } } });
		expect(finished.outcome?.shared).toBeUndefined();
		const lost = foldedOf(together, noted({ winners: [], scores: [0], lost: true }));
		expect(lost.outcome).toMatchObject({ winners: [], lost: true });
	});

	it.each<[string, Noted]>([
		['a seat where nobody sits', { winners: [2], scores: [] }],
		['a starter who does not sit there', { winners: [0], scores: [], starter: 2 }],
		['nobody as the winner', { winners: [], scores: [] }],
		['a winner twice', { winners: [0, 0], scores: [] }],
		['a loss of all, against each other', { winners: [0], scores: [], lost: true }],
		['a score too few', { winners: [0], scores: [9] }]
	])('is not over by a result with %s', (_, result) => {
		expect(folded(noted(result)).outcome).toBeUndefined();
	});

	it.each<[string, Noted]>([
		['only one as the winner', { winners: [0], scores: [21] }],
		['no score', { winners: [0, 1], scores: [] }],
		['a score below nothing', { winners: [0, 1], scores: [-1] }],
		['points for a lost match', { winners: [], scores: [7], lost: true }]
	])('of a cooperative game is not over by a result with %s', (_, result) => {
		expect(foldedOf(together, noted(result)).outcome).toBeUndefined();
	});

	it('has no more points than its rules give, unless the rules are not known', () => {
		const upTo = (max: number) => ({
			...together,
			records: { ...together.records, standing: () => ({ scores: [0], max }) }
		});
		const result: Noted = { winners: [0, 1], scores: [28] };
		expect(foldedOf(upTo(25), noted(result)).outcome).toBeUndefined();
		const guessed = foldedOf(upTo(25), noted({ ...result, rules: 'unknown' }));
		expect(guessed.outcome?.reason.params).toEqual({ score: 28 });
		expect(standingOf(upTo(25), guessed)).toEqual({ scores: [28] });
		expect(standingOf(upTo(30), foldedOf(upTo(30), noted(result)))).toEqual({
			scores: [28],
			max: 30
		});
	});

	it('has fewer points than none only where its rules take points off', () => {
		const downTo = (min: number) => ({
			...together,
			records: { ...together.records, standing: () => ({ scores: [0], max: 25, min }) }
		});
		const result: Noted = { winners: [0, 1], scores: [-5] };
		expect(foldedOf(downTo(-4), noted(result)).outcome).toBeUndefined();
		expect(foldedOf(downTo(-5), noted(result)).outcome?.reason.params).toMatchObject({ score: -5 });
	});

	it('is kept in its row with the scores, and no facts or rounds', () => {
		const row = rowOf(toyGame, folded(noted(won)), 2);
		expect(row.standing).toEqual({ scores: [4, 12] });
		expect(row.record).toEqual({
			...{ version: row.record?.version, isTogether: false, isNoted: true },
			...{ like: 'to-10', minutes: 35, starter: 0, rounds: 0, facts: '[]' }
		});
	});

	it('of unknown rules is of a kind of its own, and lasted nobody knows how long', () => {
		const match = folded(noted({ winners: [0], scores: [], rules: 'unknown' }));
		expect(rowOf(toyGame, match, 2).record).toMatchObject({ like: 'unknown', minutes: 0, rounds: 0 });
		expect(minutesPlayed(match)).toBe(0);
	});

	it('was played when its result was first noted, whenever it is corrected', () => {
		const first = folded(noted(won));
		const corrected = folded(noted(won), undo(1), noted({ ...won, winners: [0] }));
		expect(corrected).toMatchObject({ outcome: { winners: [0] }, changed: first.changed });
	});

	it('takes no action', () => {
		const match = folded(noted(won), add(0, 3));
		expect(match.refused).toMatchObject([{ seq: 2, refusal: { code: 'match-over' } }]);
	});
});

describe('a result that is noted of a match in play', () => {
	it('does not count, and is not what undo takes back', () => {
		const match = folded(add(0, 3), noted(won));
		expect([match.outcome, match.noted, match.undoable]).toEqual([undefined, undefined, 1]);
		expect(folded(add(0, 3), noted(won), add(0, 4)).state).toMatchObject({ totals: [7, 0] });
	});

	it('does not count either once it was given up', () => {
		expect(folded({ kind: 'finish' }, noted(won)).outcome).toMatchObject({ givenUp: 'unfinished' });
	});

	it('counts where all that was played had been taken back', () => {
		expect(folded(add(0, 3), undo(1), noted(won)).outcome).toMatchObject({ winners: [1] });
	});

	it('changes nothing where it comes from elsewhere', () => {
		const here = log(start, add(0, 3));
		const came = [...here, ...behind(here, 'theirs', noted(won))];
		expect(fold(toyGame, came)).toMatchObject({ outcome: undefined, state: { totals: [3, 0] } });
	});
});

test('a noted result is not turned without a question by another that comes', () => {
	const begun = log(start);
	const here = [...begun, ...behind(begun, 'phone', noted(won))];
	const came = [...begun, ...behind(begun, 'theirs', noted({ winners: [0], scores: [12, 4] }))];
	expect(judgeLine(toyGame, here, came)).toMatchObject({
		question: { ours: { outcome: { winners: [1] } }, theirs: { outcome: { winners: [0] } } }
	});
});

describe('the schema', () => {
	const [, entry] = log(start, noted(won));
	it('takes a noted result', () => {
		expect(v.is(entrySchema, entry)).toBe(true);
	});
	it.each<[string, object]>([
		['a seat that gave up too', { by: 0 }],
		['half a point', { noted: { ...won, scores: [0.5, 1] } }],
		['a score beyond any game', { noted: { ...won, scores: [100_000, 1] } }],
		['a ninth seat', { noted: { ...won, winners: [8] } }],
		['nine scores', { noted: { ...won, scores: Array(9).fill(0) } }],
		['more than a day', { noted: { ...won, minutes: 1441 } }],
		['no minute', { noted: { ...won, minutes: 0 } }],
		['what nobody knows', { noted: { ...won, mood: 'high' } }]
	])('refuses one with %s', (_, change) => {
		expect(v.is(entrySchema, { ...entry, ...change })).toBe(false);
	});
});
