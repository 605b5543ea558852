import { describe, expect, it } from 'vitest';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, behind, log, start, undo } from '../../../tests/support/toy-log.ts';
import type { Entry, EntryBody, StartEntry } from './entry.ts';
import { judgeLine, type Judgement, type LineRefusal } from './judge-line.ts';

const on = (line: readonly Entry[], device: string, ...bodies: readonly EntryBody[]): readonly Entry[] => [
	...line,
	...behind(line, device, ...bodies)
];
const judge = (here: readonly Entry[], came: readonly Entry[]) => judgeLine(toyGame, here, came);
const about = (judgement: Judgement) => (judgement.is === 'asked' ? judgement.question.about : judgement.is);
const note = (text: string): EntryBody => ({ kind: 'note', text });
const begun = log(start, add(0, 3));
const over = log(start, add(0, 5), add(1, 4), add(0, 6));

describe('a line that comes', () => {
	it('is taken as it is where the match is not here, or begins it', () => {
		expect(judge([], begun)).toMatchObject({ is: 'taken', line: begun });
		const came = on(begun, 'theirs', add(1, 2));
		expect(judge(begun, came)).toMatchObject({ is: 'taken', line: came });
	});
	it('changes nothing where it is equal or shorter', () => {
		expect(judge(begun, structuredClone(begun))).toEqual({ is: 'nothing' });
		expect(judge(on(begun, 'mine', add(1, 2)), begun)).toEqual({ is: 'nothing' });
	});
	it('is taken where it has all that is here behind something else, and nothing changes the other way round', () => {
		const ours = on(begun, 'mine', add(1, 1));
		const theirs = on(begun, 'theirs', add(1, 2));
		const put = [...theirs, { ...behind(begun, 'mine', add(1, 1))[0], seq: 3 } as Entry];
		expect(judge(ours, put)).toMatchObject({ is: 'taken', line: put });
		expect(judge(put, ours)).toEqual({ is: 'nothing' });
	});
	it('is asked about where both were played on', () => {
		const judged = judge(on(begun, 'mine', add(0, 4), add(1, 1)), on(begun, 'theirs', add(1, 2)));
		expect(judged).toMatchObject({ question: { about: 'parted', common: 1 } });
	});
	it('is asked about where it turns a result or deletes the match', () => {
		expect(about(judge(over, on(over, 'theirs', undo(3), add(1, 8))))).toBe('result');
		expect(about(judge(begun, on(begun, 'theirs', { kind: 'delete' })))).toBe('deletion');
	});
	it('is asked about where it would bring back a match that was deleted here', () => {
		const deleted = on(begun, 'mine', { kind: 'delete' });
		expect(about(judge(deleted, begun))).toBe('restoration');
		expect(about(judge(deleted, on(deleted, 'theirs', undo(2))))).toBe('restoration');
		expect(about(judge(deleted, on(begun, 'theirs', note('There'))))).toBe('restoration');
		expect(about(judge(deleted, on(begun, 'theirs', { kind: 'delete' })))).not.toBe('restoration');
	});
	it('does not turn a result by taking it back and doing the same again', () => {
		expect(about(judge(over, on(over, 'theirs', undo(3), add(0, 6))))).toBe('taken');
	});
});

describe('where one side has only details', () => {
	const played = on(begun, 'theirs', add(1, 2));
	it('these go behind the other’s moves, and nobody is asked', () => {
		const here = on(begun, 'mine', note('Here'), undo(2), note('Here!'));
		const judged = judge(here, played);
		expect(judged).toMatchObject({ is: 'taken' });
		expect(judged.is === 'taken' && judged.line.map(({ kind }) => kind).slice(2)).toEqual([
			'action',
			'note',
			'undo',
			'note'
		]);
		expect(judged.is === 'taken' && judged.line[4]).toMatchObject({ kind: 'undo', of: 3 });
	});
	it('our moves go behind theirs, so that the line that came is extended', () => {
		const here = on(begun, 'mine', add(0, 1));
		const came = on(begun, 'theirs', note('There'));
		expect(judge(here, came)).toMatchObject({ is: 'taken', line: [...came, { device: 'mine', number: 0 }] });
	});
	it('a deletion there is asked about all the same', () => {
		expect(about(judge(on(begun, 'mine', note('Here')), on(begun, 'theirs', { kind: 'delete' })))).toBe(
			'deletion'
		);
	});
});

describe('a line is refused', () => {
	const swapped: EntryBody = { kind: 'seats', players: [...(start as StartEntry).players].toReversed() };
	const renamed: EntryBody = {
		kind: 'seats',
		players: [
			{ id: 'lea', name: 'Sam' },
			{ id: 'sam', name: 'Léa' }
		]
	};
	const guest: EntryBody = {
		kind: 'seats',
		players: [
			{ id: 'lea', name: 'Léa' },
			{ id: 'tom', name: 'Tom' }
		]
	};
	const newer: EntryBody = { kind: 'action', version: 3, action: {} };
	it.each<[LineRefusal, readonly Entry[], readonly Entry[]]>([
		['newer-game', begun, on(begun, 'theirs', newer)],
		['newer-game', [], on(begun, 'theirs', newer)],
		['no-start', [], begun.slice(1)],
		['differs', begun, log({ ...start, options: { goal: 20 } } as EntryBody, add(0, 3), add(0, 1))],
		['differs', begun, on(log(start, add(0, 4)), 'theirs', add(0, 1))],
		['seats', begun, on(begun, 'theirs', swapped)],
		['seats', begun, on(begun, 'theirs', renamed)],
		['seats', over, on(over, 'theirs', guest)],
		['seats', on(begun, 'phone', swapped), on(on(begun, 'phone', swapped), 'theirs', undo(2))]
	])('%s', (why, here, came) => {
		expect(judge(here, came)).toEqual({ is: 'refused', why });
	});
	it('but not for a guest who gets a name while it is played', () => {
		expect(about(judge(begun, on(begun, 'theirs', guest)))).toBe('taken');
	});
	it('but not where the match cannot be read here either', () => {
		const broken = log({ ...start, options: { goal: 'ten' } } as EntryBody);
		const came = on(broken, 'theirs', add(0, 1));
		expect(judge(broken, came)).toEqual({ is: 'refused', why: 'bad-options' });
	});
});
