import { describe, expect, it } from 'vitest';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, behind, log, start } from '../../../tests/support/toy-log.ts';
import type { EntryBody, Entry } from '../match/entry.ts';
import { nameOf } from '../match/line.ts';
import { takeLine } from './take.ts';

const common = log(start, add(0, 1));
const ours = [...common, ...behind(common, 'lea', add(0, 2))];
const theirs = [...common, ...behind(common, 'sam', add(1, 3))];
const note: EntryBody = { kind: 'note', text: 'tea' };
const inTouch = () => true;
const away = () => false;
const namesOf = (line: readonly Entry[] = []) => line.map(nameOf);

/** @returns what becomes of the line here, which was not refused. */
const taken = (...given: Parameters<typeof takeLine>) => {
	const result = takeLine(...given);
	if ('refused' in result) throw new Error(result.refused);
	return result;
};

describe('the line of a group', () => {
	it('that is here, or begins what is here, changes nothing', () => {
		expect([takeLine(toyGame, ours, ours, away), takeLine(toyGame, ours, common, away)]).toEqual([{}, {}]);
	});

	it('that goes on from what is here is taken', () => {
		expect(takeLine(toyGame, common, theirs, away)).toMatchObject({ line: theirs });
		expect(takeLine(toyGame, [], theirs, away)).toMatchObject({ line: theirs });
	});

	it('comes before what was tapped here a moment ago, which goes behind it under its names', () => {
		const { line, kept } = taken(toyGame, ours, theirs, inTouch);
		expect([namesOf(line), kept]).toEqual([[...namesOf(theirs), 'lea!0'], undefined]);
		expect(line?.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
	});

	it('holds where this phone was away; its own line is kept beside it, as a deleted match', () => {
		const { line, kept } = taken(toyGame, ours, theirs, away);
		expect(line).toEqual(theirs);
		expect(kept?.id).toMatch(/^match-1--[0-9a-f]{8}$/);
		expect([namesOf(kept?.line.slice(0, -1)), kept?.line.at(-1)?.kind]).toEqual([namesOf(ours), 'delete']);
		expect(kept).toEqual(taken(toyGame, ours, theirs, away).kept);
	});

	it('that has all that is here, elsewhere, is taken, and nothing kept', () => {
		const there = taken(toyGame, ours, theirs, inTouch).line ?? [];
		expect(takeLine(toyGame, ours, there, away)).toMatchObject({ line: there });
	});

	it('comes before details that were noted here, however long ago', () => {
		const noted = [...common, ...behind(common, 'lea', note)];
		const { line, kept } = taken(toyGame, noted, theirs, away);
		expect([namesOf(line), kept]).toEqual([[...namesOf(theirs), 'lea!0'], undefined]);
	});

	it('after which the rules no longer allow what was tapped here leaves that in a kept line', () => {
		const over = [...common, ...behind(common, 'sam', add(1, 9), add(0, 9))];
		const { line, kept } = taken(toyGame, ours, over, inTouch);
		expect([line, namesOf(kept?.line)]).toEqual([over, [...namesOf(ours), 'kept!0']]);
	});

	it('brings back a match that was deleted here, unasked, where a member has brought it back', () => {
		const deleted = [...common, ...behind(common, 'lea', { kind: 'delete' })];
		const restored = [...deleted, ...behind(deleted, 'sam', { kind: 'undo', of: 2 })];
		expect(takeLine(toyGame, deleted, restored, away)).toMatchObject({ line: restored });
	});

	it('of a game that this build does not have holds too', () => {
		expect(takeLine(undefined, common, theirs, inTouch)).toEqual({ line: theirs });
		expect(taken(undefined, ours, theirs, inTouch).kept).toBeDefined();
	});

	it('of another match under the id, or that cannot be read, is refused', () => {
		const other = log({ ...start, options: { goal: 20 } } as EntryBody);
		expect(takeLine(toyGame, common, other, inTouch)).toEqual({ refused: 'differs' });
		const newer = log({ ...start, version: 9 } as EntryBody);
		expect(takeLine(toyGame, [], newer, inTouch)).toEqual({ refused: 'newer-game' });
	});
});
