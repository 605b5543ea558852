import { expect, test } from 'vitest';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, log, ref, start } from '../../../tests/support/toy-log.ts';
import { judgeGroupArrival, type GroupContact } from './group-arrival.ts';
import type { Entry, EntryBody } from './entry.ts';
import { fold, isUnreadable } from './fold.ts';
import { stamp } from './stamp.ts';

const by = (device: string, seq: number, body: EntryBody, at = 60_000 + seq): Entry =>
	stamp({ device, now: () => at }, 'match-1', seq, body);
const begun = log(start, add(0, 3));
const inTouch: GroupContact = { isUnsent: () => false, isComingBack: false };
const backWith = (...unsent: readonly Entry[]): GroupContact => ({
	isUnsent: (entry) => unsent.includes(entry),
	isComingBack: true
});

const merged = (here: readonly Entry[], came: readonly Entry[], touch: GroupContact): readonly Entry[] => {
	const { added, choice } = judgeGroupArrival(toyGame, here, came, touch);
	const all = [...here, ...added];
	const last = Math.max(...all.map(({ seq }) => seq));
	return choice ? [...all, by('mine', last + 1, choice)] : all;
};
const totals = (entries: readonly Entry[]) => {
	const folded = fold(toyGame, entries);
	return isUnreadable(folded) ? folded : (folded.state as { totals: readonly number[] }).totals;
};

test('taps of other phones are taken', () => {
	expect(judgeGroupArrival(toyGame, begun, [by('theirs', 2, add(1, 2))], inTouch)).toMatchObject({
		left: []
	});
	expect(totals(merged(begun, [by('theirs', 2, add(1, 2))], inTouch))).toEqual([3, 2]);
});

test('simultaneous taps of phones in touch keep the order of the log', () => {
	const mine = by('mine', 2, add(0, 1));
	const theirs = by('aaa', 2, add(1, 2));
	for (const touch of [{ ...backWith(mine), isComingBack: false }, backWith(mine)])
		expect(totals(merged([...begun, mine], [theirs], touch))).toEqual([4, 2]);
});

test('when a phone comes back and both sides played on, the others’ moves count and its own are put aside', () => {
	const mine = by('mine', 2, add(0, 1), 60_000);
	const theirs = by('aaa', 2, add(1, 2), 90_000);
	expect(totals(merged([...begun, mine], [theirs], backWith(mine)))).toEqual([3, 2]);
});

test('notes of both sides stay', () => {
	const note = by('mine', 2, { kind: 'note', text: 'Here' }, 60_000);
	const { choice } = judgeGroupArrival(
		toyGame,
		[...begun, note],
		[by('aaa', 2, add(1, 2), 90_000)],
		backWith(note)
	);
	expect(choice).toBeUndefined();
});

const long = log(start, ...Array.from({ length: 12 }, (_, at) => add(at % 2 === 0 ? 0 : 1, 1)));

test('a move that is inserted far before the end of the log is put aside', () => {
	expect(totals(merged(long, [by('zzz', 1, add(0, 9))], inTouch))).toEqual([6, 6]);
	expect(totals(merged(long, [by('zzz', 2, { kind: 'undo', of: ref(1) })], inTouch))).toEqual([6, 6]);
});

test('an entry that arrives late, in any order, fills its free place', () => {
	const late = long[3];
	if (!late) throw new Error('too short');
	expect(
		totals(
			merged(
				long.filter((entry) => entry !== late),
				[late],
				inTouch
			)
		)
	).toEqual([6, 6]);
});

test('an inserted move does not change a result', () => {
	const over = log(start, add(0, 5), add(1, 4), add(0, 6));
	expect(totals(merged(over, [by('aaa', 2, add(1, 9))], inTouch))).toEqual([11, 4]);
	// An undo at the end of the log, by another phone of the group, is a correction like any other.
	expect(totals(merged(over, [by('aaa', 4, { kind: 'undo', of: ref(3) })], inTouch))).toEqual([5, 4]);
});

test('inserted moves are left out if they are more than a choice can put aside', () => {
	const crowd = Array.from({ length: 501 }, (_, at) => by(`c${at}`, 2, add(1, 1)));
	const { added, left, choice } = judgeGroupArrival(toyGame, long, crowd, inTouch);
	expect([added, left.length, choice]).toEqual([[], 501, undefined]);
});

test('when a phone comes back, a move inserted far before the end does not put its own moves aside', () => {
	const ours = [by('mine', 13, add(0, 4), 60_000)];
	const touch = backWith(...ours);
	const slip = by('zzz', 2, add(1, 9), 90_000);
	expect(totals(merged([...long, ...ours], [slip], touch))).toEqual([10, 6]);
	const theirs = by('aaa', 13, add(1, 2), 90_000);
	expect(totals(merged([...long, ...ours], [slip, theirs], touch))).toEqual([6, 8]);
});

test('when a phone comes back, an undo that refers to nothing does not count as a continuation', () => {
	const ours = by('mine', 2, add(0, 7), 60_000);
	const nothing: EntryBody = { kind: 'undo', of: ref(9) };
	expect(totals(merged([...begun, ours], [by('aaa', 2, nothing, 90_000)], backWith(ours)))).toEqual([10, 0]);
});

test('an inserted move is put aside if the rules would then refuse the move that ended the match', () => {
	const over = log(start, add(0, 9), add(0, 1));
	const folded = fold(toyGame, merged(over, [by('zzz', 1, add(0, 1))], inTouch));
	expect(isUnreadable(folded) || folded.refused).toEqual([]);
});

test('a second start, a seq far ahead and a newer version are left out', () => {
	for (const entry of [
		by('aaa', 0, { ...start, game: 'chess' } as EntryBody),
		by('aaa', 1_000_000, add(0, 1)),
		by('aaa', 2, { kind: 'action', version: 3, action: {} })
	])
		expect(judgeGroupArrival(toyGame, begun, [entry], inTouch)).toMatchObject({
			added: [],
			left: [{ entry }]
		});
});
