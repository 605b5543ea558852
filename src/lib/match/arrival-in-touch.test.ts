import { expect, test } from 'vitest';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, log, ref, start } from '../../../tests/support/toy-log.ts';
import { judgeInTouch, type Touch } from './arrival-in-touch.ts';
import type { Entry, EntryBody } from './entry.ts';
import { fold, isUnreadable } from './fold.ts';
import { stamp } from './log.ts';

const by = (device: string, seq: number, body: EntryBody, at = 60_000 + seq): Entry =>
	stamp({ device, now: () => at }, 'match-1', seq, body);
const begun = log(start, add(0, 3));
const inTouch: Touch = { isUnsent: () => false, isComingBack: false };
const backWith = (...unsent: readonly Entry[]): Touch => ({
	isUnsent: (entry) => unsent.includes(entry),
	isComingBack: true
});

const merged = (here: readonly Entry[], came: readonly Entry[], touch: Touch): readonly Entry[] => {
	const { added, choice } = judgeInTouch(toyGame, here, came, touch);
	const all = [...here, ...added];
	const last = Math.max(...all.map(({ seq }) => seq));
	return choice ? [...all, by('mine', last + 1, choice)] : all;
};
const totals = (entries: readonly Entry[]) => {
	const folded = fold(toyGame, entries);
	return isUnreadable(folded) ? folded : (folded.state as { totals: readonly number[] }).totals;
};

test('what others tap is taken', () => {
	expect(judgeInTouch(toyGame, begun, [by('theirs', 2, add(1, 2))], inTouch)).toMatchObject({ left: [] });
	expect(totals(merged(begun, [by('theirs', 2, add(1, 2))], inTouch))).toEqual([3, 2]);
});

test('taps made at the same second while in touch stay as they fall', () => {
	const mine = by('mine', 2, add(0, 1));
	const theirs = by('aaa', 2, add(1, 2));
	for (const touch of [{ ...backWith(mine), isComingBack: false }, backWith(mine)])
		expect(totals(merged([...begun, mine], [theirs], touch))).toEqual([4, 2]);
});

test('coming back after both played on, the way of the others holds, and ours is put aside', () => {
	const mine = by('mine', 2, add(0, 1), 60_000);
	const theirs = by('aaa', 2, add(1, 2), 90_000);
	expect(totals(merged([...begun, mine], [theirs], backWith(mine)))).toEqual([3, 2]);
});

test('notes of both sides stay', () => {
	const note = by('mine', 2, { kind: 'note', text: 'Here' }, 60_000);
	const { choice } = judgeInTouch(
		toyGame,
		[...begun, note],
		[by('aaa', 2, add(1, 2), 90_000)],
		backWith(note)
	);
	expect(choice).toBeUndefined();
});

const long = log(start, ...Array.from({ length: 12 }, (_, at) => add(at % 2 === 0 ? 0 : 1, 1)));

test('what slips in where another stood for long is put aside', () => {
	expect(totals(merged(long, [by('zzz', 1, add(0, 9))], inTouch))).toEqual([6, 6]);
	expect(totals(merged(long, [by('zzz', 2, { kind: 'undo', of: ref(1) })], inTouch))).toEqual([6, 6]);
});

test('what comes late, in any order, fills its place', () => {
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

test('a result is not turned by what slips in', () => {
	const over = log(start, add(0, 5), add(1, 4), add(0, 6));
	expect(totals(merged(over, [by('aaa', 2, add(1, 9))], inTouch))).toEqual([11, 4]);
	// Said after it, by someone of the house, it is a correction like any other.
	expect(totals(merged(over, [by('aaa', 4, { kind: 'undo', of: ref(3) })], inTouch))).toEqual([5, 4]);
});

test('more that slips in than a choice can put aside is left out', () => {
	const crowd = Array.from({ length: 501 }, (_, at) => by(`c${at}`, 2, add(1, 1)));
	const { added, left, choice } = judgeInTouch(toyGame, long, crowd, inTouch);
	expect([added, left.length, choice]).toEqual([[], 501, undefined]);
});

test('coming back, what slipped in where others had long gone by does not put ours aside', () => {
	const ours = [by('mine', 13, add(0, 4), 60_000)];
	const touch = backWith(...ours);
	const slip = by('zzz', 2, add(1, 9), 90_000);
	expect(totals(merged([...long, ...ours], [slip], touch))).toEqual([10, 6]);
	const theirs = by('aaa', 13, add(1, 2), 90_000);
	expect(totals(merged([...long, ...ours], [slip, theirs], touch))).toEqual([6, 8]);
});

test('coming back, what says nothing is no way of theirs', () => {
	const ours = by('mine', 2, add(0, 7), 60_000);
	const nothing: EntryBody = { kind: 'undo', of: ref(9) };
	expect(totals(merged([...begun, ours], [by('aaa', 2, nothing, 90_000)], backWith(ours)))).toEqual([10, 0]);
});

test('what slips in is put aside where it would have the rules refuse what ended a match', () => {
	const over = log(start, add(0, 9), add(0, 1));
	const folded = fold(toyGame, merged(over, [by('zzz', 1, add(0, 1))], inTouch));
	expect(isUnreadable(folded) || folded.refused).toEqual([]);
});

test('another start, a place far ahead and a newer version end no match', () => {
	for (const entry of [
		by('aaa', 0, { ...start, game: 'chess' } as EntryBody),
		by('aaa', 1_000_000, add(0, 1)),
		by('aaa', 2, { kind: 'action', version: 3, action: {} })
	])
		expect(judgeInTouch(toyGame, begun, [entry], inTouch)).toMatchObject({ added: [], left: [{ entry }] });
});
