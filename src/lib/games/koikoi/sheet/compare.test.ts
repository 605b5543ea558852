import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { presets, type PresetId } from '../presets.ts';
import type { Options } from '../options.ts';
import { called, drawn, month, monthOfCards, played, seed, stop } from '../testing/values.ts';
import { lacksCards, presetOf, underRules } from './compare.ts';

const teshi: Action = {
	type: 'month',
	record: { events: [], piles: [[], []], yaku: [[], []], ending: { kind: 'deal', seat: 1, hand: 'teshi' } }
};
const three: Options = { ...seed, months: 3 };
/** 5 points from cards, 5 said with a call (10), and a winning hand of the other’s. */
const match = played(three, [
	monthOfCards('01H 03H 12H', '', stop(0), []),
	month([{ yaku: 'akatan', count: 3 }], stop(0), [called(0, null)]),
	teshi
]);

describe('a match under other rules', () => {
	test('changes nothing under its own', () => {
		const { changed, totals, outcome, isShorter } = underRules(match, three);
		expect(changed).toEqual([]);
		expect(totals).toEqual(match.totals);
		expect(outcome).toEqual(match.outcome);
		expect(isShorter).toBe(false);
	});

	test('names the months that change and who would have won', () => {
		// Classic: the sankō pays 6, the ribbons 6 and the call nothing.
		const { pairs, changed, totals, outcome } = underRules(match, presets.classic);
		expect(pairs).toHaveLength(3);
		expect(changed.map(({ played: { number } }) => number)).toEqual([1, 2]);
		expect(totals).toEqual([12, 6]);
		expect(outcome?.winners).toEqual([0]);
	});

	test('ends where it would have ended', () => {
		const target: Options = { ...seed, target: 20 };
		const reached = played(target, [
			month([{ yaku: 'goko', count: 5 }], drawn, [called(0, null)]),
			month([{ yaku: 'shiko', count: 4 }], stop(0)),
			month([{ yaku: 'sanko', count: 3 }], stop(0))
		]);
		expect(reached.outcome?.reason.code).toBe('target');
		const shorter = underRules(reached, { ...seed, points: { ...seed.points, shiko: 10 } });
		expect(shorter).toMatchObject({ isShorter: true, totals: [20, 0] });
		expect(shorter.pairs).toHaveLength(2);
		expect(shorter.outcome?.reason.code).toBe('target');
		const open = underRules(reached, { ...seed, sevenPlus: null });
		expect(open.outcome).toBeUndefined();
		expect(open).toMatchObject({ isShorter: false, totals: [13, 0] });
	});
});

test('the winner’s yaku without their cards are told from those with', () => {
	expect(match.months.map(lacksCards)).toEqual([false, true, false]);
});

test('a rule set is known as the preset that scores alike, however long the match', () => {
	for (const id of Object.keys(presets) as PresetId[])
		expect(presetOf({ ...presets[id], months: 3, target: 50 } as Options)).toBe(id);
	expect(presetOf({ ...seed, cap: 4 })).toBeUndefined();
	expect(presetOf({ ...seed, points: { ...seed.points, kasu: 2 } })).toBeUndefined();
});
