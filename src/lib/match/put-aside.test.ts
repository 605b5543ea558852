/** Which of this phone's moves a choice put aside, and that choosing them again restores its state. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { runParameters } from '../../../tests/support/runs.ts';
import { add, log, start } from '../../../tests/support/toy-log.ts';
import { judgeGroupArrival } from './group-arrival.ts';
import { choiceFor } from './choice.ts';
import { byOrder, refOf, type Entry, type EntryBody } from './entry.ts';
import { fold, isUnreadable } from './fold.ts';
import { stamp } from './stamp.ts';
import { putAside } from './put-aside.ts';

const by = (device: string, seq: number, body: EntryBody, at = 60_000 + seq): Entry =>
	stamp({ device, now: () => at }, 'match-1', seq, body);
/** The log with one more entry at its end. */
const then = (entries: readonly Entry[], device: string, body: EntryBody, at = 60_000): readonly Entry[] => [
	...entries,
	by(device, Math.max(...entries.map(({ seq }) => seq)) + 1, body, at)
];
const stateOf = (entries: readonly Entry[]) => {
	const folded = fold(toyGame, entries.toSorted(byOrder));
	if (isUnreadable(folded)) throw new Error(folded);
	return folded.state;
};
/** The log of a phone that was out of reach, after it has received the others' entries. */
const backWith = (here: readonly Entry[], came: readonly Entry[], own: string): readonly Entry[] => {
	const { added, choice } = judgeGroupArrival(toyGame, here, came, {
		isUnsent: ({ device }) => device === own,
		isComingBack: true
	});
	const all = [...here, ...added].toSorted(byOrder);
	return choice ? then(all, own, choice, 95_000) : all;
};

const begun = log(start, add(0, 3));
const mine = [by('mine', 2, add(0, 1)), by('mine', 3, add(0, 2))];
const theirs = [
	by('aaa', 2, add(1, 2), 90_000),
	by('aaa', 3, add(1, 4), 91_000),
	by('zzz', 4, add(1, 1), 92_000)
];
const back = backWith([...begun, ...mine], theirs, 'mine');

test('a phone that comes back gets its moves that are put aside, and the number of the others’ moves', () => {
	const aside = putAside(back, 'mine');
	expect(aside).toMatchObject({ isChosenHere: true, theirs: 3 });
	expect(aside?.own).toEqual(mine);
	expect(aside?.ours).toEqual([...begun, ...mine]);
});

test('the other phones, of which nothing is put aside, get nothing', () => {
	for (const device of ['aaa', 'zzz', 'a third']) expect(putAside(back, device)).toBeUndefined();
	expect(putAside([...begun, ...mine], 'mine')).toBeUndefined();
});

test('a phone can choose its own continuation, and the others can choose theirs again', () => {
	const aside = putAside(back, 'mine');
	if (!aside) throw new Error('Nothing aside');
	const turned = then(back, 'mine', choiceFor(aside.ours, back), 96_000);
	expect(stateOf(turned)).toMatchObject({ totals: [6, 0] });
	expect(putAside(turned, 'mine')).toBeUndefined();
	const other = putAside(turned, 'aaa');
	expect(other).toMatchObject({ isChosenHere: false, theirs: 2 });
	expect(other?.own).toEqual(theirs.slice(0, 2));
	const turnedBack = then(turned, 'aaa', choiceFor(other?.ours ?? [], turned), 97_000);
	expect(stateOf(turnedBack)).toEqual(stateOf(back));
});

test('playing on here accepts the choice; playing on elsewhere does not', () => {
	expect(putAside(then(back, 'aaa', add(0, 1)), 'mine')?.theirs).toBe(4);
	expect(putAside(then(back, 'mine', { kind: 'note', text: 'Late' }), 'mine')).toBeDefined();
	expect(putAside(then(back, 'mine', add(0, 1)), 'mine')).toBeUndefined();
});

test('moves that an earlier choice put aside are not told again', () => {
	const again = then(then(back, 'mine', add(0, 1), 100_000), 'mine', add(0, 1), 101_000);
	const last = Math.max(...back.map(({ seq }) => seq));
	const twice = backWith(again, [by('aaa', last + 1, add(1, 1), 120_000)], 'mine');
	const aside = putAside(twice, 'mine');
	expect(aside?.own.map(({ seq }) => seq)).toEqual([last + 1, last + 2]);
	expect(stateOf(aside?.ours ?? [])).toEqual(stateOf(again));
});

const steps = fc.array(
	fc.record({
		does: fc.constantFrom('add', 'add', 'add', 'undo', 'redo', 'edit'),
		seat: fc.constantFrom<0 | 1>(0, 1),
		points: fc.integer({ min: 1, max: 3 })
	}),
	{ minLength: 1, maxLength: 6 }
);
type Step = (typeof steps extends fc.Arbitrary<infer All> ? All : never)[number];
const bodyOf = (entries: readonly Entry[], { does, seat, points }: Step): EntryBody => {
	const folded = fold(toyGame, entries.toSorted(byOrder));
	if (isUnreadable(folded)) throw new Error(folded);
	const move = folded.moves.at(-1);
	if (does === 'undo' && folded.undoable) return { kind: 'undo', of: folded.undoable };
	if (does === 'redo' && folded.redoable) return { kind: 'redo', of: folded.redoable };
	const said = add(seat, points);
	if (does === 'edit' && move && said.kind === 'action')
		return { kind: 'edit', version: 2, of: refOf(move.ref), action: said.action };
	return said;
};
const played = (entries: readonly Entry[], device: string, at: number, all: readonly Step[]) =>
	all.reduce((before, step) => then(before, device, bodyOf(before, step), at), entries);

test('whatever two phones play separately, each continuation can be chosen and gives the state of its phone', () => {
	fc.assert(
		fc.property(steps, steps, steps, fc.constantFrom('aaa', 'zzz'), (common, here, there, other) => {
			const known = played(begun, 'a third', 50_000, common);
			const ours = played(known, 'mine', 60_000, here);
			const others = played(known, other, 90_000, there);
			const met = backWith(ours, others, 'mine');
			const aside = putAside(met, 'mine');
			if (!aside) {
				// The others took back everything they did, so there is only one continuation.
				expect(stateOf(others)).toEqual(stateOf(known));
				expect(stateOf(met)).toEqual(stateOf(ours));
				return;
			}
			expect(stateOf(met)).toEqual(stateOf(others));
			expect(stateOf(aside.ours)).toEqual(stateOf(ours));
			const turned = then(met, 'mine', choiceFor(aside.ours, met), 99_000);
			expect(stateOf(turned)).toEqual(stateOf(ours));
			const back = putAside(turned, other);
			expect(stateOf(then(turned, other, choiceFor(back?.ours ?? [], turned), 99_900))).toEqual(
				stateOf(others)
			);
		}),
		runParameters(200)
	);
});
