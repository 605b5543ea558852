import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, edit, log, ref, start } from '../../../tests/support/toy-log.ts';
import { runParameters } from '../../../tests/support/runs.ts';
import { entriesOfAnswer, hasQuestion, type Answer } from './answer.ts';
import { judgeArrival, type Arrival } from './arrival.ts';
import type { Entry, EntryBody, StartEntry } from './entry.ts';
import { fold, isUnreadable, type Folded } from './fold.ts';
import { stamp } from './stamp.ts';

const folded = (entries: readonly Entry[]): Folded => {
	const result = fold(toyGame, entries);
	if (isUnreadable(result)) throw new Error(result);
	return result;
};
const totals = (entries: readonly Entry[]) => (folded(entries).state as { totals: readonly number[] }).totals;
const by = (device: string, seq: number, body: EntryBody): Entry =>
	stamp({ device, now: () => 5000 + seq }, 'match-1', seq, body);
const judge = (here: readonly Entry[], came: readonly Entry[]) => judgeArrival(toyGame, here, came);
const clock = { device: 'mine', now: () => 9000 };
const merged = (here: readonly Entry[], came: readonly Entry[], answer: Answer = {}): readonly Entry[] => [
	...here,
	...entriesOfAnswer(judge(here, came), answer, here, came, clock)
];
const whys = ({ left }: Arrival) => left.map(({ why }) => why);

const begun = log(start, add(0, 3));
const over = log(start, add(0, 5), add(1, 4), add(0, 6));
const swapped: EntryBody = {
	kind: 'seats',
	players: [
		{ id: 'sam', name: 'Sam' },
		{ id: 'lea', name: 'Léa' }
	]
};

test('a match that is not here is taken as it came', () => {
	expect(judge([], begun)).toEqual({ added: begun, left: [] });
});

test('a match that went on elsewhere goes on here', () => {
	const came = [...begun, by('theirs', 2, add(1, 2))];
	expect(judge(begun, came)).toEqual({ added: [came[2]], left: [] });
});

test('a start of another game or version, or with a lower device, is left out', () => {
	for (const body of [
		{ ...start, game: 'chess' },
		{ ...start, version: 99 },
		{ ...start, players: [...(start as StartEntry).players].reverse() }
	] as EntryBody[]) {
		const arrival = judge(begun, [...begun, by('aaa', 0, body)]);
		expect([arrival.added, whys(arrival)]).toEqual([[], ['start']]);
	}
});

test('an entry far ahead is left out, and what follows it', () => {
	const arrival = judge(begun, [
		...begun,
		by('theirs', 1_000_000, add(1, 2)),
		by('theirs', 1_000_001, add(1, 1))
	]);
	expect([arrival.added, whys(arrival)]).toEqual([[], ['far', 'far']]);
});

test('an action of a newer version is left out of a match that is here', () => {
	const arrival = judge(begun, [...begun, by('theirs', 2, { kind: 'action', version: 3, action: {} })]);
	expect([arrival.added, whys(arrival)]).toEqual([[], ['newer']]);
});

test('a match that is not here and has such an action is not taken at all', () => {
	const came = [...begun, by('theirs', 2, { kind: 'action', version: 3, action: {} })];
	expect(judge([], came)).toEqual({ added: [], left: [], unreadable: 'newer-game' });
});

test('an entry before the last one here is left out', () => {
	const arrival = judge(over, [...over, by('aaa', 2, add(1, 9))]);
	expect([arrival.added, whys(arrival)]).toEqual([[], ['earlier']]);
});

test('seats in another order are left out, also by taking a correction back, or under swapped names', () => {
	const corrected = [...begun, by('phone', 2, swapped)];
	const renamed: EntryBody = {
		kind: 'seats',
		players: [
			{ id: 'lea', name: 'Sam' },
			{ id: 'sam', name: 'Léa' }
		]
	};
	for (const [here, body] of [
		[begun, swapped],
		[begun, renamed],
		[corrected, { kind: 'undo', of: ref(2) }]
	] as const) {
		const arrival = judge(here, [...here, by('theirs', here.length, body)]);
		expect([arrival.added, whys(arrival)]).toEqual([[], ['seats']]);
	}
});

test('who sat there is not changed once the match is over; before that, a guest gets a name', () => {
	const named: EntryBody = {
		kind: 'seats',
		players: [
			{ id: 'lea', name: 'Léa' },
			{ id: 'tom', name: 'Tom' }
		]
	};
	expect(whys(judge(over, [...over, by('theirs', 4, named)]))).toEqual(['seats']);
	expect(judge(begun, [...begun, by('theirs', 2, named)]).added).toHaveLength(1);
});

test('notes of both sides stay, whoever played on', () => {
	const here = [...begun, by('mine', 2, { kind: 'note', text: 'Here' }), by('mine', 3, add(0, 1))];
	const note = by('theirs', 2, { kind: 'where', place: 'There' });
	expect(judge(here, [...begun, note])).toEqual({ added: [note], left: [] });
});

test('what changes a result is asked about, and changes nothing until it is answered', () => {
	const came = [...over, by('theirs', 4, { kind: 'undo', of: ref(3) }), by('theirs', 5, add(1, 8))];
	const { parting, added } = judge(over, came);
	expect([added, parting?.isOfResult, parting?.common]).toEqual([[], true, 2]);
	expect(totals(merged(over, came))).toEqual([11, 4]);
	expect(totals(merged(over, came, { way: 'ours' }))).toEqual([11, 4]);
	expect(totals(merged(over, came, { way: 'theirs' }))).toEqual([5, 12]);
});

test('a deletion is asked about, alone', () => {
	const note = by('theirs', 3, { kind: 'note', text: 'Good one' });
	const came = [...begun, by('theirs', 2, { kind: 'delete' }), note];
	expect(judge(begun, came)).toEqual({ added: [note], left: [], deletion: [came[2]] });
	expect(folded(merged(begun, came)).isDeleted).toBe(false);
	expect(folded(merged(begun, came, { isDeleted: true })).isDeleted).toBe(true);
});

test('a match deleted here comes back when one says so', () => {
	const here = [...begun, by('mine', 2, { kind: 'delete' })];
	expect(judge(here, begun)).toEqual({ added: [], left: [], isDeletedHere: true });
	expect(folded(merged(here, begun)).isDeleted).toBe(true);
	expect(folded(merged(here, begun, { isRestored: true })).isDeleted).toBe(false);
});

/** Both sides continue from `begun`: 4 and 1 are added here, 2 elsewhere. */
const mine = [...begun, by('mine', 2, add(0, 4)), by('mine', 3, add(1, 1))];
const theirs = [...begun, by('theirs', 2, add(1, 2))];

test('when both played on, the arrival says where they part, and one continuation is chosen', () => {
	const { parting, added, left } = judge(mine, theirs);
	expect([added, left, parting?.common, parting?.isOfResult]).toEqual([[], [], 1, false]);
	expect(parting?.ours.moves).toHaveLength(3);
	expect(parting?.theirs.moves).toHaveLength(2);
	expect(totals(merged(mine, theirs))).toEqual([7, 1]);
	expect(totals(merged(mine, theirs, { way: 'ours' }))).toEqual([7, 1]);
	expect(totals(merged(mine, theirs, { way: 'theirs' }))).toEqual([3, 2]);
});

test('undo and redo after the choice apply to the chosen continuation', () => {
	const kept = merged(mine, theirs, { way: 'theirs' });
	expect(folded(kept).undoable).toEqual(ref(2, 'theirs'));
	expect(folded([...kept, by('mine', 5, { kind: 'undo', of: ref(2, 'theirs') })]).redoable).toEqual(
		ref(2, 'theirs')
	);
});

test('the other phone is asked too, and both reach the same state', () => {
	const kept = merged(mine, theirs, { way: 'ours' });
	expect(judge(theirs, kept).parting).toMatchObject({ common: 1, isOfResult: false });
	const there = merged(theirs, kept, { way: 'theirs' });
	expect(totals(there)).toEqual([7, 1]);
	expect(judge(kept, there)).toMatchObject({ left: [] });
	expect(judge(kept, there).parting).toBeUndefined();
});

test('if the other phone has played on after the choice, nothing is asked: the choice holds', () => {
	const kept = merged(mine, theirs, { way: 'theirs' });
	const came = [...theirs, by('theirs', 3, add(0, 1))];
	expect(judge(kept, came).parting).toBeUndefined();
	expect(totals(merged(kept, came))).toEqual([4, 2]);
});

test('a choice from elsewhere that changes which moves count here is asked about', () => {
	const came = [...over, by('theirs', 4, { kind: 'choice', aside: [{ device: 'phone', from: 1, to: 3 }] })];
	expect(judge(over, came)).toMatchObject({ added: [], parting: { common: 0 } });
	expect(totals(merged(over, came, { way: 'ours' }))).toEqual([11, 4]);
});

test('a choice from elsewhere puts nothing aside that comes after it', () => {
	const came = [
		...begun,
		by('theirs', 2, { kind: 'choice', aside: [{ device: 'mine', from: 2, to: 9e15 }] })
	];
	expect(totals([...merged(begun, came), by('mine', 3, add(0, 1))])).toEqual([4, 0]);
});

test('an edit from elsewhere cannot change an action that comes after it', () => {
	const ahead: EntryBody = { ...edit(3, 1, 9), of: ref(3, 'mine') } as EntryBody;
	const came = [...begun, by('theirs', 2, ahead)];
	expect(totals([...merged(begun, came), by('mine', 3, add(0, 1))])).toEqual([4, 0]);
});

test('a match deleted here stays deleted, even if its deletion is undone in a log that is deleted too', () => {
	const here = [...begun, by('mine', 2, { kind: 'delete' })];
	const back = by('zzz', 3, { kind: 'undo', of: ref(2, 'mine') });
	const arrival = judge(here, [...begun, by('aaa', 2, { kind: 'delete' }), back]);
	expect(arrival).toEqual({ added: [], left: [], isDeletedHere: true });
});

test('moves are left out, and nothing is asked, if they are more than a choice can put aside', () => {
	const crowd = Array.from({ length: 501 }, (_, at) => by(`c${at}`, 2, add(1, 1)));
	const arrival = judge(mine, [...begun, ...crowd]);
	expect([arrival.added, arrival.parting, new Set(whys(arrival))]).toEqual([[], undefined, new Set(['far'])]);
});

test('nobody is moved to the seat of another, whoever comes to sit on theirs', () => {
	const [lea, sam] = (start as StartEntry).players;
	for (const players of [
		[sam, { id: 'eve', name: 'Eve' }],
		[lea, lea],
		[
			{ id: 'lea', name: 'Sam' },
			{ id: 'sam', name: 'Eve' }
		]
	])
		expect(whys(judge(begun, [...begun, by('theirs', 2, { kind: 'seats', players } as EntryBody)]))).toEqual([
			'seats'
		]);
});

test('moves that would have the rules refuse ours are asked about', () => {
	const came = [...begun, by('theirs', 2, edit(1, 0, 99))];
	expect(judge(begun, came)).toMatchObject({ added: [], parting: { isOfResult: false } });
	expect(totals(merged(begun, came, { way: 'ours' }))).toEqual([3, 0]);
});

test('a log that has reached its limit can still be played on and handed over', () => {
	const notes = Array.from({ length: 20_000 }, (_, at) => by('zzz', 2 + at, { kind: 'note', text: '' }));
	const filled = merged(begun, [...begun, ...notes]);
	const last = Math.max(...filled.map(({ seq }) => seq));
	const played = [...filled, by('mine', last + 1, add(0, 1)), by('mine', last + 2, add(1, 1))];
	expect(judge([], played)).toMatchObject({ added: { length: played.length }, left: [] });
});

test('an edit whose target is a note is left out', () => {
	const here = [
		...over,
		by('phone', 4, { kind: 'note', text: '' }),
		by('phone', 5, { kind: 'undo', of: ref(3) }),
		by('phone', 6, { kind: 'redo', of: ref(3) })
	];
	const came = [...here, by('zzz', 5, edit(4, 0, 1))];
	expect([whys(judge(here, came)), totals(merged(here, came))]).toEqual([['earlier'], [11, 4]]);
});

test('entries are left out too if their seq is too far ahead once others are left out', () => {
	const early = Array.from({ length: 9 }, (_, at) => by(`a${at}`, 2, add(1, 1)));
	const ahead = by('zzz', over.length + early.length + 1000, { kind: 'note', text: '' });
	const log = merged(over, [...over, ...early, ahead]);
	expect(judge([], log)).toMatchObject({ added: log, left: [] });
});

interface Step {
	readonly device: 'a' | 'b';
	readonly does: 'add' | 'undo' | 'redo' | 'edit' | 'delete' | 'note' | 'seats';
	readonly of: number;
	readonly points: number;
}
const stepArbitrary: fc.Arbitrary<Step> = fc.record({
	device: fc.constantFrom('a', 'b'),
	does: fc.constantFrom('add', 'add', 'add', 'add', 'undo', 'redo', 'edit', 'delete', 'note', 'seats'),
	of: fc.nat(30),
	points: fc.integer({ min: 1, max: 4 })
});
const bodyOf = ({ does, of, points }: Step, entries: readonly Entry[]): EntryBody => {
	const { seq = 0, device = '' } = entries[of % entries.length] ?? {};
	const action = { type: 'add', seat: of % 2, points };
	switch (does) {
		case 'add':
			return { kind: 'action', version: 2, action };
		case 'edit':
			return { kind: 'edit', version: 2, of: { seq, device }, action };
		case 'note':
			return { kind: 'note', text: `${of}` };
		case 'seats':
			return swapped;
		case 'delete':
			return { kind: 'delete' };
		case 'undo':
		case 'redo':
			return { kind: does, of: { seq, device } };
	}
};
/** Two phones with the same beginning that played on separately. */
const phones = fc.tuple(fc.nat(8), fc.array(stepArbitrary, { maxLength: 24 })).map(([together, steps]) => {
	const logs: Record<'a' | 'b', Entry[]> = { a: [...begun], b: [...begun] };
	for (const [index, step] of steps.entries()) {
		const own = logs[step.device];
		const entry = by(step.device, (own.at(-1)?.seq ?? 0) + 1, bodyOf(step, own));
		for (const log of index < together ? [logs.a, logs.b] : [own]) log.push(entry);
	}
	return logs;
});
const shownOf = (entries: readonly Entry[]) => {
	const { state, moves } = folded(entries);
	return [state, moves.map(({ ref, action }) => [ref, action])];
};

test('whatever two phones did separately, each continuation is as on its phone, and nothing changes without an answer', () => {
	fc.assert(
		fc.property(phones, ({ a, b }) => {
			const arrival = judge(a, b);
			const unanswered = merged(a, b);
			if (hasQuestion(arrival) || toyGame.outcome(folded(a).state)) {
				expect(folded(unanswered).isDeleted).toBe(folded(a).isDeleted);
				expect(toyGame.outcome(folded(unanswered).state)).toEqual(toyGame.outcome(folded(a).state));
			}
			expect(folded(unanswered).players).toEqual(
				arrival.left.some(({ why }) => why === 'seats') ? folded(a).players : folded(unanswered).players
			);
			if (!arrival.parting) return;
			expect(shownOf(unanswered)).toEqual(shownOf(a));
			expect(shownOf(merged(a, b, { way: 'ours' }))).toEqual(shownOf(a));
			expect(shownOf(merged(a, b, { way: 'theirs' }))).toEqual(shownOf(b));
			expect(judge(merged(a, b, { way: 'theirs' }), b).parting).toBeUndefined();
			expect(judge(merged(a, b, { way: 'ours' }), b).parting).toBeUndefined();
		}),
		runParameters(400)
	);
});
