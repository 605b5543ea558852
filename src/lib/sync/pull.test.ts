import { describe, expect, it } from 'vitest';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, behind, log, start } from '../../../tests/support/toy-log.ts';
import type { EntryBody, Entry } from '../match/entry.ts';
import { entryName } from '../match/line.ts';
import { pullLine } from './pull.ts';

const common = log(start, add(0, 1));
const ours = [...common, ...behind(common, 'lea', add(0, 2))];
const theirs = [...common, ...behind(common, 'sam', add(1, 3))];
const note: EntryBody = { kind: 'note', text: 'tea' };
const inTouch = () => true;
const away = () => false;
const entryNames = (line: readonly Entry[] = []) => line.map(entryName);

/** @returns what becomes of the line here, which was not refused. */
const taken = (...given: Parameters<typeof pullLine>) => {
	const result = pullLine(...given);
	if ('refused' in result) throw new Error(result.refused);
	return result;
};

describe('the line of a group', () => {
	it('that is here, or begins what is here, changes nothing', () => {
		expect([pullLine(toyGame, ours, ours, away), pullLine(toyGame, ours, common, away)]).toEqual([{}, {}]);
	});

	it('that goes on from what is here is taken', () => {
		expect(pullLine(toyGame, common, theirs, away)).toMatchObject({ line: theirs });
		expect(pullLine(toyGame, [], theirs, away)).toMatchObject({ line: theirs });
	});

	it('comes before what was tapped here a moment ago, which goes behind it under its names', () => {
		const { line, kept } = taken(toyGame, ours, theirs, inTouch);
		expect([entryNames(line), kept]).toEqual([[...entryNames(theirs), 'lea!0'], undefined]);
		expect(line?.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
	});

	it('holds where this phone was away; its own line is kept beside it, as a deleted match', () => {
		const { line, kept } = taken(toyGame, ours, theirs, away);
		expect(line).toEqual(theirs);
		expect(kept?.id).toMatch(/^match-1--[0-9a-f]{8}$/);
		expect([entryNames(kept?.line.slice(0, -1)), kept?.line.at(-1)?.kind]).toEqual([
			entryNames(ours),
			'delete'
		]);
		expect(kept).toEqual(taken(toyGame, ours, theirs, away).kept);
	});

	it('that has all that is here, elsewhere, is taken, and nothing kept', () => {
		const there = taken(toyGame, ours, theirs, inTouch).line ?? [];
		expect(pullLine(toyGame, ours, there, away)).toMatchObject({ line: there });
	});

	it('comes before details that were noted here, however long ago', () => {
		const noted = [...common, ...behind(common, 'lea', note)];
		const { line, kept } = taken(toyGame, noted, theirs, away);
		expect([entryNames(line), kept]).toEqual([[...entryNames(theirs), 'lea!0'], undefined]);
	});

	it('after which the rules no longer allow what was tapped here leaves that in a kept line', () => {
		const over = [...common, ...behind(common, 'sam', add(1, 9), add(0, 9))];
		const { line, kept } = taken(toyGame, ours, over, inTouch);
		expect([line, entryNames(kept?.line)]).toEqual([over, [...entryNames(ours), 'kept!0']]);
	});

	it('brings back a match that was deleted here, unasked, where a member has brought it back', () => {
		const deleted = [...common, ...behind(common, 'lea', { kind: 'delete' })];
		const restored = [...deleted, ...behind(deleted, 'sam', { kind: 'undo', of: 2 })];
		expect(pullLine(toyGame, deleted, restored, away)).toMatchObject({ line: restored });
	});

	it('of a game that this build does not have holds too', () => {
		expect(pullLine(undefined, common, theirs, inTouch)).toEqual({ line: theirs });
		expect(taken(undefined, ours, theirs, inTouch).kept).toBeDefined();
	});

	it('of another match under the id, or that cannot be read, is refused', () => {
		const other = log({ ...start, options: { goal: 20 } } as EntryBody);
		expect(pullLine(toyGame, common, other, inTouch)).toEqual({ refused: 'differs' });
		const newer = log({ ...start, version: 9 } as EntryBody);
		expect(pullLine(toyGame, [], newer, inTouch)).toEqual({ refused: 'newer-game' });
	});
});
