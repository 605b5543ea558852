import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded, playedApart } from '../../../tests/support/played-apart.ts';
import { runParameters } from '../../../tests/support/runs.ts';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, behind, edit, log, start, undo } from '../../../tests/support/toy-log.ts';
import { rebaseEntries } from './rebase.ts';
import { aloneIn, entryName } from './line.ts';

const begun = log(start, add(0, 3));
const line = [...begun, ...behind(begun, 'theirs', add(1, 4), add(1, 4))];

describe('taps that are put behind what somebody else has added', () => {
	it('get the places after it, and keep their names', () => {
		const pending = behind(begun, 'mine', add(0, 1), undo(2), undo(1));
		const put = rebaseEntries(toyGame, line, pending, { known: begun });
		expect(put.map((entry) => [entryName(entry), entry.seq, 'of' in entry && entry.of])).toEqual([
			['mine!0', 4, false],
			['mine!1', 5, 4],
			['mine!2', 6, 1]
		]);
	});
	it('are left out where the line has them already', () => {
		const pending = behind(begun, 'mine', add(0, 1), undo(2));
		const grown = [...line, ...rebaseEntries(toyGame, line, pending.slice(0, 1))];
		expect(rebaseEntries(toyGame, grown, pending, { known: begun })).toMatchObject([{ seq: 5, of: 4 }]);
	});
	it('stay, with what refers to them, where another tab of the device has taken their name', () => {
		const other = [...line, ...behind(line, 'mine', add(1, 1))];
		const pending = behind(begun, 'mine', add(0, 1), undo(2));
		const put = rebaseEntries(toyGame, other, pending, { known: [...begun, ...pending] });
		expect(put.map((entry) => [entryName(entry), entry.seq, 'of' in entry && entry.of])).toEqual([
			['mine!2', 5, false],
			['mine!1', 6, 5]
		]);
	});
	it('are left out where the rules refuse them now, with what refers to them', () => {
		const won = [...line, ...behind(line, 'theirs', add(1, 4))];
		const pending = behind(begun, 'mine', add(0, 1), edit(2, 0, 2), undo(1));
		expect(rebaseEntries(toyGame, won, pending, { known: begun })).toMatchObject([{ kind: 'undo', seq: 5 }]);
	});
	it('come after a damaged value at the end', () => {
		expect(rebaseEntries(toyGame, line, behind(begun, 'mine', add(0, 1)), { last: 8 })).toMatchObject([
			{ seq: 9 }
		]);
	});
	it('never make the rules refuse more than the line has refused', () => {
		fc.assert(
			fc.property(playedApart, ({ ours, theirs }) => {
				const put = rebaseEntries(toyGame, theirs, aloneIn(ours, theirs), { known: ours });
				const after = folded([...theirs, ...put]);
				const isOwn = (seq: number): boolean => put.some((entry) => entry.seq === seq);
				expect(after.refused.filter(({ seq }) => isOwn(seq))).toEqual([]);
				expect([...theirs, ...put].map(({ seq }) => seq)).toEqual([...theirs, ...put].map((_, seq) => seq));
			}),
			runParameters(300)
		);
	});
});
