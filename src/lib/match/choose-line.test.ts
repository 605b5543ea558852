import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded, playedApart } from '../../../tests/support/played-apart.ts';
import { runParameters } from '../../../tests/support/runs.ts';
import { add, behind, log, start, undo } from '../../../tests/support/toy-log.ts';
import { asOurs, chooseLine, branchCopy, originOf, withoutDeletion } from './choose-line.ts';
import { aloneIn, compareLines, entryName } from './line.ts';

const clock = { device: 'mine', now: () => 9000 };
const begun = log(start, add(0, 3));
const ours = [...begun, ...behind(begun, 'mine', add(0, 4), add(1, 1))];
const theirs = [...begun, ...behind(begun, 'theirs', add(1, 2))];
const totals = (line: Parameters<typeof folded>[0]) =>
	(folded(line).state as { totals: readonly number[] }).totals;

describe('where two lines part', () => {
	it('theirs replaces ours, which stays as a deleted match', () => {
		const { line, kept } = chooseLine('theirs', ours, theirs, clock);
		expect(line).toEqual(theirs);
		expect(totals(kept?.line ?? [])).toEqual([7, 1]);
		expect(folded(kept?.line ?? []).isDeleted).toBe(true);
		expect(kept?.id).toMatch(/^match-1--[0-9a-f]{8}$/);
	});
	it('both leaves ours as a match of its own', () => {
		const { line, kept } = chooseLine('both', ours, theirs, clock);
		expect(line).toEqual(theirs);
		expect(kept?.line.map(({ match }) => match)).toEqual(Array(4).fill(kept?.id));
		expect(folded(kept?.line ?? [])).toMatchObject({ isDeleted: false, state: { totals: [7, 1] } });
	});
	it('mine is their line with their moves undone, and ours again with names and times', () => {
		const { line, kept } = chooseLine('mine', ours, theirs, clock);
		expect(kept).toBeUndefined();
		expect(line.slice(0, 3)).toEqual(theirs);
		expect(line.slice(3).map((entry) => [entry.kind, entryName(entry), entry.at])).toEqual([
			['undo', 'mine!2', 9000],
			['action', 'mine!0', 1002],
			['action', 'mine!1', 1003]
		]);
		expect(totals(line)).toEqual([7, 1]);
	});
	it('mine plays anew, at its time, what they have taken back', () => {
		const won = log(start, add(0, 5), add(0, 6));
		const turned = [...won, ...behind(won, 'theirs', undo(2), add(1, 9))];
		const { line } = chooseLine('mine', won, turned, clock);
		expect(line.at(-1)).toMatchObject({ kind: 'action', device: 'mine', at: 1002 });
		expect(totals(line)).toEqual([11, 0]);
	});
	it('theirs brings back a match that was deleted here, as it was here', () => {
		const deleted = [...ours, ...behind(ours, 'mine', { kind: 'delete' })];
		const { line, kept } = chooseLine('theirs', deleted, begun, clock);
		expect(kept).toBeUndefined();
		expect(line.slice(0, -1)).toEqual(deleted);
		expect(folded(line)).toMatchObject({ isDeleted: false, state: { totals: [7, 1] } });
		expect(chooseLine('mine', deleted, begun, clock).line).toEqual(deleted);
	});
	it('mine brings back a match that was deleted there', () => {
		const { line } = chooseLine(
			'mine',
			begun,
			[...begun, ...behind(begun, 'theirs', { kind: 'delete' })],
			clock
		);
		expect(folded(line).isDeleted).toBe(false);
	});
});

describe('a kept line', () => {
	it('has the same id and the same entries wherever it is kept', () => {
		expect(branchCopy(ours, theirs, true)).toEqual(branchCopy(structuredClone(ours), theirs, true));
		expect(branchCopy(ours, theirs, true).id).not.toBe(branchCopy(ours.slice(0, 3), theirs, true).id);
	});
	it('is brought back, and is ours again', () => {
		const { id, line } = branchCopy(ours, theirs, true);
		expect(folded(withoutDeletion(line)).isDeleted).toBe(false);
		expect(asOurs(withoutDeletion(line), originOf(id))).toEqual(ours);
	});
});

describe('for every two lines', () => {
	it('what is chosen extends the line that came, and nothing is lost', () => {
		fc.assert(
			fc.property(playedApart, ({ ours, theirs }) => {
				for (const way of ['theirs', 'mine', 'both'] as const) {
					const { line, kept } = chooseLine(way, ours, theirs, clock);
					expect(compareLines(line, theirs).at).toBe(theirs.length);
					expect(aloneIn(aloneIn(ours, line), kept?.line ?? [])).toEqual([]);
					expect(line.map(({ seq }) => seq)).toEqual(line.map((_, seq) => seq));
					expect(new Set(line.map(entryName)).size).toBe(line.length);
				}
			}),
			runParameters(300)
		);
	});
	it('mine comes to what was here: moves with their times, result, deleted or not', () => {
		fc.assert(
			fc.property(playedApart, ({ ours, theirs }) => {
				const [before, after] = [folded(ours), folded(chooseLine('mine', ours, theirs, clock).line)];
				const told = ({ moves, state, outcome, isDeleted }: typeof before) => ({
					moves: moves.map(({ action, at }) => ({ action, at })),
					state,
					outcome,
					isDeleted
				});
				expect(told(after)).toEqual(told(before));
			}),
			runParameters(500)
		);
	});
});
