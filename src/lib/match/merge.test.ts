import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { start } from '../../../tests/support/toy-log.ts';
import { refOf, type Entry, type EntryBody } from './entry.ts';
import { fold, isUnreadable, type Folded } from './fold.ts';
import { stamp } from './stamp.ts';

const folded = (entries: readonly Entry[]): Folded => {
	const result = fold(toyGame, entries);
	if (isUnreadable(result)) throw new Error(result);
	return result;
};
const keyOf = ({ seq, device }: Entry): string => `${seq} ${device}`;

/** The union of two logs. */
const union = (...logs: readonly (readonly Entry[])[]): Entry[] => [
	...new Map(logs.flat().map((entry) => [keyOf(entry), entry])).values()
];

/** What someone does on a phone: a tap, an undo, an edit, or receiving another phone's entries. */
type Step =
	| { readonly does: 'add'; readonly phone: number; readonly seat: 0 | 1; readonly points: number }
	| { readonly does: 'undo' | 'redo'; readonly phone: number; readonly of: number }
	| { readonly does: 'edit'; readonly phone: number; readonly of: number; readonly points: number }
	| { readonly does: 'hear'; readonly phone: number; readonly from: number };

const phones = ['ann', 'ben', 'cat'];
const phone = fc.nat({ max: phones.length - 1 });
const points = fc.integer({ min: 1, max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 5,
		arbitrary: fc.record({ does: fc.constant('add' as const), phone, seat: fc.constantFrom(0, 1), points })
	},
	fc.record({ does: fc.constantFrom('undo', 'redo'), phone, of: fc.nat(30) }),
	fc.record({ does: fc.constant('edit' as const), phone, of: fc.nat(30), points }),
	fc.record({ does: fc.constant('hear' as const), phone, from: phone })
);

/**
 * Plays the steps. Each phone stamps its entries after what it has seen, as phones out of each other's reach
 * do.
 */
const play = (steps: readonly Step[]): readonly (readonly Entry[])[] => {
	const begun = stamp({ device: 'ann', now: () => 1000 }, 'match-1', 0, start);
	const logs: Entry[][] = phones.map(() => [begun]);
	for (const [at, said] of steps.entries()) {
		const log = logs[said.phone] ?? [];
		if (said.does === 'hear') {
			logs[said.phone] = union(log, logs[said.from] ?? []);
			continue;
		}
		const of = said.does === 'add' ? undefined : log[said.of % log.length];
		const body: EntryBody =
			said.does === 'add'
				? { kind: 'action', version: 2, action: { type: 'add', seat: said.seat, points: said.points } }
				: said.does === 'edit'
					? {
							kind: 'edit',
							version: 2,
							of: refOf(of ?? begun),
							action: { type: 'add', seat: 0, points: said.points }
						}
					: { kind: said.does, of: refOf(of ?? begun) };
		const last = Math.max(...log.map(({ seq }) => seq));
		log.push(stamp({ device: phones[said.phone] ?? '', now: () => 1001 + at }, 'match-1', last + 1, body));
	}
	return logs;
};

/** Hands a log over in portions of any size, some of them twice, in any order. */
const inAnyOrder = (entries: readonly Entry[]) =>
	fc
		.tuple(
			fc.shuffledSubarray([...entries], { minLength: entries.length, maxLength: entries.length }),
			fc.array(fc.nat(Math.max(0, entries.length - 1)), { maxLength: 6 }),
			fc.subarray([...entries])
		)
		.map(([shuffled, cuts, twice]) => {
			const places = [0, ...cuts.toSorted((a, b) => a - b), shuffled.length];
			const portions = places.slice(1).map((end, index) => shuffled.slice(places[index], end));
			return [...portions, twice];
		});

describe('logs of several phones', () => {
	it('show the same match, merged in any order, cut anywhere, and handed over twice', () => {
		fc.assert(
			fc.property(
				fc.array(step, { maxLength: 40 }).chain((steps) => {
					const all = union(...play(steps));
					return fc.tuple(inAnyOrder(all), inAnyOrder(all), fc.constant(all));
				}),
				([here, there, all]) => {
					const mine = here.reduce<Entry[]>((log, portion) => union(log, portion), []);
					const theirs = there.reduce<Entry[]>((log, portion) => union(log, portion), []);
					expect(mine).toHaveLength(all.length);
					expect(folded(mine)).toEqual(folded(theirs));
				}
			)
		);
	});

	it('lose no tap: each one counts, was taken back, or is told as refused', () => {
		fc.assert(
			fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
				const all = union(...play(steps));
				const { moves, refused } = folded(all);
				const taps = all.filter(({ kind }) => kind === 'action').map(keyOf);
				const undone = all.filter(({ kind }) => kind === 'undo').length;
				const told = new Set([...moves, ...refused].map(({ ref }) => `${ref.seq} ${ref.device}`));
				expect(taps.filter((tap) => !told.has(tap)).length).toBeLessThanOrEqual(undone);
				for (const key of told) expect(taps).toContain(key);
			})
		);
	});

	it('give a seq that two phones took the order of their names', () => {
		const stampAs = (device: string, seat: 0 | 1) =>
			stamp({ device, now: () => 2000 }, 'match-1', 1, {
				kind: 'action',
				version: 2,
				action: { type: 'add', seat, points: 9 }
			});
		const begun = stamp({ device: 'ann', now: () => 1000 }, 'match-1', 0, start);
		const mine = stampAs('ann', 0);
		const theirs = stampAs('ben', 1);
		const { moves } = folded([theirs, begun, mine]);
		expect(moves.map(({ ref }) => ref.device)).toEqual(['ann', 'ben']);
	});
});
