import { describe, expect, test } from 'vitest';
import type { Action } from '../rules/actions.ts';
import { presets, type PresetId } from '../rules/presets.ts';
import type { Options } from '../rules/options.ts';
import {
	called,
	drawn,
	month,
	monthOfCards,
	played,
	seed,
	stop
} from '../../../../../tests/oracles/koikoi/values.ts';
import { isUnsure, presetOf, compareUnder } from './compare.ts';

const teshi: Action = {
	type: 'month',
	record: { events: [], piles: [[], []], yaku: [[], []], ending: { kind: 'deal', seat: 1, hand: 'teshi' } }
};
const three: Options = { ...seed, months: 3 };
/**
 * 5 points from cards, 5 from a declared yaku with a call (so 10), and a winning hand of the other player.
 */
const match = played(three, [
	monthOfCards('01H 03H 12H', '', stop(0), []),
	month([{ yaku: 'akatan', count: 3 }], stop(0), [called(0, null)]),
	teshi
]);

describe('a match under other rules', () => {
	test('is the same under its own rules', () => {
		const { changed, totals, outcome, isShorter, isSure, isOpen } = compareUnder(match, three);
		expect(changed).toEqual([]);
		expect(totals).toEqual([
			[15, 15],
			[6, 6]
		]);
		expect([isSure, isOpen]).toEqual([true, false]);
		expect(outcome).toEqual(match.outcome);
		expect(isShorter).toBe(false);
	});

	test('names the months that change and who would have won', () => {
		// Classic: the sankō pays 6, the ribbons 6 and the call nothing.
		const { pairs, changed, totals, outcome } = compareUnder(match, presets.classic);
		expect(pairs).toHaveLength(3);
		expect(changed.map(({ played: { number } }) => number)).toEqual([1, 2]);
		expect(totals).toEqual([
			[12, 12],
			[6, 6]
		]);
		expect(outcome?.winners).toEqual([0]);
	});

	test('is cut off after the month in which it would have ended', () => {
		const target: Options = { ...seed, target: 20 };
		const reached = played(target, [
			month([{ yaku: 'goko', count: 5 }], drawn, [called(0, null)]),
			month([{ yaku: 'shiko', count: 4 }], stop(0)),
			month([{ yaku: 'sanko', count: 3 }], stop(0))
		]);
		expect(reached.outcome?.reason.code).toBe('target');
		const shorter = compareUnder(reached, { ...seed, points: { ...seed.points, shiko: 10 } });
		expect(shorter).toMatchObject({
			isShorter: true,
			totals: [
				[20, 20],
				[0, 0]
			]
		});
		expect(shorter.pairs).toHaveLength(2);
		expect(shorter.outcome?.reason.code).toBe('target');
		const open = compareUnder(reached, { ...seed, sevenPlus: null });
		expect(open.outcome).toBeUndefined();
		expect(open).toMatchObject({
			isShorter: false,
			totals: [
				[13, 13],
				[0, 0]
			]
		});
	});
});

test('a month won with a winning table stays as it was, whatever the table does in the other rules', () => {
	const table: Action = month([], { kind: 'table' });
	const under: Options = { ...three, tableDeal: 'oya', zeroSum: 20 };
	const whole = played(under, [table, table, month([], drawn)]);
	const { changed, totals, isSure } = compareUnder(whole, presets.nintendo);
	expect([changed, totals, isSure]).toEqual([
		[],
		[
			[32, 32],
			[8, 8]
		],
		true
	]);
	expect(whole.outcome?.scores?.[0]?.lines.map(({ said }) => said.code)).toEqual(['stock', 'table', 'table']);
});

describe('when cards that were not entered decide', () => {
	const kasu = (count: number) => [{ yaku: 'kasu', count }] as const;
	/** Each player declared eleven kasu, one of which may be the cup; the seed edition then counts only ten. */
	const close = played({ ...presets.nintendo, months: 3 }, [
		month(kasu(11), stop(0)),
		month([], stop(1), [], kasu(11)),
		month([], drawn)
	]);

	test('each month and each total is a range, and who would have won is open', () => {
		const { changed, totals, isOpen, isSure } = compareUnder(close, seed);
		expect(changed.map(isUnsure)).toEqual([true, true]);
		expect(totals).toEqual([
			[1, 2],
			[1, 2]
		]);
		expect([isOpen, isSure]).toEqual([true, false]);
	});

	test('the winner can be sure though the figures are not', () => {
		const clear = played({ ...presets.nintendo, months: 3 }, [
			month(kasu(14), stop(0)),
			month([], drawn),
			month([], drawn)
		]);
		const { outcome, totals, isOpen, isSure } = compareUnder(clear, seed);
		expect(totals).toEqual([
			[4, 5],
			[0, 0]
		]);
		expect([outcome?.winners, isOpen, isSure]).toEqual([[0], false, false]);
	});
});

test('a rule set is known as the preset that scores alike, however long the match', () => {
	for (const id of Object.keys(presets) as PresetId[])
		expect(presetOf({ ...presets[id], months: 3, target: 50 } as Options)).toBe(id);
	expect(presetOf({ ...seed, cap: 4 })).toBeUndefined();
	expect(presetOf({ ...seed, points: { ...seed.points, kasu: 2 } })).toBeUndefined();
});
