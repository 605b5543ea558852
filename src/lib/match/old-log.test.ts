import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { byOrder, choiceFor, matchOf, matchOf1, refOf } from '../../../tests/support/log-of-1.0.ts';
import { folded } from '../../../tests/support/played-apart.ts';
import { runParameters } from '../../../tests/support/runs.ts';
import { start } from '../../../tests/support/toy-log.ts';
import { entrySchema } from './entry.ts';
import { entryName } from './line.ts';
import { rebaseOldEntries, lineOfOldLog, oldEntrySchema, type OldEntry as Old } from './old-log.ts';

/** An entry without what stamping adds. */
type OldBody = Old extends infer One
	? One extends Old
		? Omit<One, 'match' | 'seq' | 'device' | 'at'>
		: never
	: never;

const devices = ['ann', 'ben', 'cat'];
type Step =
	| { readonly does: 'add'; readonly phone: number; readonly seat: 0 | 1; readonly points: number }
	| { readonly does: 'undo' | 'redo'; readonly phone: number; readonly of: number }
	| { readonly does: 'edit'; readonly phone: number; readonly of: number; readonly points: number }
	| { readonly does: 'say'; readonly phone: number; readonly what: 'note' | 'delete' | 'finish' }
	| { readonly does: 'hear'; readonly phone: number; readonly from: number; readonly isChosen: boolean };

const phone = fc.nat({ max: 2 });
const points = fc.integer({ min: 1, max: 4 });
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
	fc.oneof(
		{
			weight: 6,
			arbitrary: fc.record({
				does: fc.constant('add' as const),
				phone,
				seat: fc.constantFrom<0 | 1>(0, 1),
				points
			})
		},
		{
			weight: 4,
			arbitrary: fc.record({ does: fc.constantFrom('undo' as const, 'redo' as const), phone, of: fc.nat(12) })
		},
		{
			weight: 1,
			arbitrary: fc.record({ does: fc.constant('edit' as const), phone, of: fc.nat(12), points })
		},
		{
			weight: 1,
			arbitrary: fc.record({
				does: fc.constant('say' as const),
				phone,
				what: fc.constantFrom('note' as const, 'delete' as const, 'finish' as const)
			})
		},
		{
			weight: 3,
			arbitrary: fc.record({
				does: fc.constant('hear' as const),
				phone,
				from: phone,
				isChosen: fc.boolean()
			})
		}
	),
	{ maxLength: 40 }
);

const union = (...logs: readonly (readonly Old[])[]): Old[] =>
	[...new Map(logs.flat().map((entry) => [`${entry.seq} ${entry.device}`, entry])).values()].sort(byOrder);

const stamped = (device: string, seq: number, at: number, body: OldBody): Old =>
	({ ...body, match: 'match-1', device, seq, at }) as Old;

/** Plays as version 1 did: each phone stamps what it adds after what it has seen, and takes the union of logs. */
const play = (all: readonly Step[]): readonly Old[] => {
	const begun = stamped('ann', 0, 1000, start as OldBody);
	const logs: Old[][] = devices.map(() => [begun]);
	for (const [index, step] of all.entries()) {
		const log = logs[step.phone] ?? [];
		const say = (body: OldBody): void => {
			const seq = Math.max(...log.map((entry) => entry.seq)) + 1;
			log.push(stamped(devices[step.phone] ?? '', seq, 1001 + index, body));
			log.sort(byOrder);
		};
		const target = (of: number) => refOf(log[of % log.length] ?? begun);
		const action = (seat: 0 | 1, value: number) => ({ type: 'add', seat, points: value });
		if (step.does === 'add') say({ kind: 'action', version: 2, action: action(step.seat, step.points) });
		else if (step.does === 'edit') {
			const played = log.filter(({ kind }) => kind === 'action');
			const edited = played[step.of % played.length];
			if (edited) say({ kind: 'edit', version: 2, of: refOf(edited), action: action(0, step.points) });
		} else if (step.does === 'say')
			say(step.what === 'note' ? { kind: 'note', text: `note ${index}` } : { kind: step.what });
		else if (step.does === 'hear') {
			const ours = [...log];
			log.splice(0, log.length, ...union(log, logs[step.from] ?? []));
			if (step.isChosen) say(choiceFor(ours, log));
		} else {
			// What was not undone can't be redone, so that redos are mostly of what was.
			const undos = log.filter((entry) => entry.kind === 'undo');
			const undone = step.does === 'redo' ? undos[step.of % undos.length]?.of : undefined;
			say({ kind: step.does, of: undone ?? target(step.of) });
		}
	}
	return union(...logs);
};
const clean = (entries: readonly Old[]) => entries.map((entry) => v.parse(oldEntrySchema, entry));

describe('a log of version 1', () => {
	it('becomes a line that comes to the same match', () => {
		fc.assert(
			fc.property(steps, (said) => {
				const log = play(said);
				const line = lineOfOldLog(clean(log));
				expect(matchOf(folded(line))).toEqual(matchOf1(log));
			}),
			runParameters(2000)
		);
	});
	it('becomes the same line in whatever order it comes, without a gap, each entry with a name', () => {
		fc.assert(
			fc.property(steps, (said) => {
				const log = clean(play(said));
				const line = lineOfOldLog(log);
				expect(lineOfOldLog(log.toReversed())).toEqual(line);
				expect(line.map(({ seq }) => seq)).toEqual(line.map((_, seq) => seq));
				expect(new Set(line.map(entryName)).size).toBe(line.length);
				for (const entry of line) v.parse(entrySchema, entry);
			}),
			runParameters(300)
		);
	});
	it('keeps what a choice had put aside, undone', () => {
		const begun = stamped('ann', 0, 1000, start as OldBody);
		const tap = (device: string, seq: number, value: number) =>
			stamped(device, seq, 1000 + seq, {
				kind: 'action',
				version: 2,
				action: { type: 'add', seat: 0, points: value }
			});
		const ours = [begun, tap('ann', 1, 1), tap('ann', 2, 2)];
		const theirs = [begun, tap('ben', 1, 4)];
		const all = union(ours, theirs);
		const line = lineOfOldLog(clean([...all, stamped('ann', 3, 1004, choiceFor(ours, all))]));
		expect(line.map((entry) => [entry.kind, entryName(entry), 'of' in entry ? entry.of : -1])).toEqual([
			['start', 'ann!0', -1],
			['action', 'ann!1', -1],
			['action', 'ben!1', -1],
			['undo', 'aside-ben!1', 2],
			['action', 'ann!2', -1]
		]);
	});
	it('whose taps were held goes on behind its line, each tap once', () => {
		const begun = stamped('ann', 0, 1000, start as OldBody);
		const held = [
			stamped('ann', 1, 1001, { kind: 'note', text: 'here' }),
			stamped('ann', 2, 1002, { kind: 'undo', of: { seq: 1, device: 'ann' } })
		];
		const line = lineOfOldLog(
			clean([begun, ...held.slice(0, 1), stamped('ben', 2, 1002, { kind: 'delete' })])
		);
		expect(rebaseOldEntries(line, clean(held))).toMatchObject([{ kind: 'undo', seq: 3, of: 1, number: 2 }]);
	});
});
