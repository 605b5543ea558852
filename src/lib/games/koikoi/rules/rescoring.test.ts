/** Rescoring what was said, sentence by sentence of the rules page. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyRules } from '../../../../../tests/support/koikoi-random.ts';
import { runParameters } from '../../../../../tests/support/runs.ts';
import { cardIds, type CardId } from './cards.ts';
import { rulesOf, type Options, presets, type PresetId } from './options.ts';
import { compareUnder, presetOf } from './rescoring.ts';
import { scorePile } from './pile.ts';
import {
	monthOfCards,
	month,
	pile,
	played,
	seed,
	stop,
	called,
	drawn
} from '../../../../../tests/oracles/koikoi/values.ts';
import { declarableYaku, type DeclarableYaku } from './yaku.ts';
import type { Action } from './actions.ts';

const cup: Options = { ...seed, sakeAsKasu: true };
const noLightning: Options = { ...seed, lightningAsKasu: false };
type Said = readonly { readonly yaku: DeclarableYaku; readonly count: number }[];
const kasu = (count: number): Said[number] => ({ yaku: 'kasu', count });

/** @returns the raw sum under `other` of a month that was declared under `under`; `undefined` if it is not known */
const sum = (said: Said, under: Options, other: Options, rival = ''): number | undefined => {
	const action = {
		type: 'month',
		record: { events: [], piles: [[], pile(rival)], yaku: [said, []], ending: stop(0) }
	} as const;
	return compareUnder(played(under, [action]), other).pairs[0]?.under?.settlement.raw;
};

describe('kasu said under a rule set where the cup counts as kasu', () => {
	it('may hold the cup: what cannot be known is said to be not known', () => {
		expect(sum([kasu(12)], cup, seed)).toBeUndefined();
		expect(sum([kasu(10)], cup, seed)).toBeUndefined();
	});

	it('where hanami or tsukimi was said too, it does: that kasu is one card fewer, for sure', () => {
		expect(sum([{ yaku: 'hanami', count: 2 }, kasu(12)], cup, seed)).toBe(7);
		expect(sum([{ yaku: 'tsukimi', count: 2 }, kasu(10)], cup, seed)).toBe(5);
	});

	it('the reverse: a kasu of the other kind is one more where the cup is in the pile', () => {
		expect(sum([{ yaku: 'hanami', count: 2 }, kasu(12)], seed, cup)).toBe(9);
		expect(sum([kasu(12)], seed, cup)).toBeUndefined();
	});

	it('where the other player has the cup, it does not', () => {
		expect(sum([kasu(12)], cup, seed, '09T')).toBe(3);
		expect(sum([kasu(12)], seed, cup, '09T')).toBe(3);
	});

	it('under its own rules the month stays as it was', () => {
		expect(sum([kasu(12)], cup, cup)).toBe(3);
	});
});

describe('what else cannot be known', () => {
	it('kasu, where only one of the rule sets counts the lightning', () => {
		expect(sum([kasu(12)], seed, noLightning)).toBeUndefined();
		expect(sum([kasu(12)], noLightning, seed)).toBeUndefined();
		expect(sum([kasu(12)], seed, noLightning, '11K1')).toBe(3);
	});

	it('a sankō said where the rain man may be in it', () => {
		const sanko: Said = [{ yaku: 'sanko', count: 3 }];
		expect(sum(sanko, { ...seed, sankoWithRain: true }, seed)).toBeUndefined();
		expect(sum(sanko, { ...seed, ameshiko: false }, seed)).toBeUndefined();
		expect(sum(sanko, { ...seed, sankoWithRain: true }, seed, '11H')).toBe(5);
	});

	it('viewings that were not played, or that the rain may spoil', () => {
		const shiko: Said = [{ yaku: 'shiko', count: 4 }];
		expect(sum(shiko, { ...seed, viewing: 'off' }, seed)).toBeUndefined();
		expect(sum([{ yaku: 'hanami', count: 2 }], seed, { ...seed, viewing: 'rain-cancels' })).toBeUndefined();
		expect(sum([{ yaku: 'hanami', count: 2 }], seed, { ...seed, viewing: 'not-alone' })).toBe(0);
	});

	it('further cards that did not pay: though no more than a fourth, since a fifth would have been a yaku', () => {
		expect(sum([{ yaku: 'inoshikacho', count: 3 }], seed, { ...seed, inoshikachoExtra: 1 })).toBeUndefined();
		expect(sum([{ yaku: 'akatan', count: 3 }], seed, { ...seed, ribbonSetExtra: 1 })).toBeUndefined();
	});

	it('the yaku of the month, where it was not played', () => {
		const other: Options = { ...seed, tsukifuda: 4 };
		expect(sum([kasu(10)], seed, other)).toBeUndefined();
		expect(sum([kasu(10)], seed, other, '01R')).toBe(1);
	});
});

it('what was entered by cards is sure', () => {
	const state = played(cup, [monthOfCards('01K1 02K1 03K1 04K1 05K1 06K1 07K1 08K1 10K1 09T', '', stop(0))]);
	expect(compareUnder(state, seed).totals).toEqual([0, 0]);
});

it('what only the points of yaku and the factors change is known, however a month was entered', () => {
	for (const other of [presets.classic, presets['one-counter']])
		for (const said of [[kasu(12)], [{ yaku: 'shiko', count: 4 }], [{ yaku: 'akatan', count: 3 }]] as const)
			expect(sum(said, seed, other)).toBeDefined();
	expect(sum([{ yaku: 'shiko', count: 4 }, kasu(11)], seed, presets.classic)).toBe(12);
});

/**
 * @returns the yaku that a player declares for a pile: all that it makes, with both ribbon sets one by one
 */
const saidOf = (cards: readonly CardId[], rules: Options): Said =>
	scorePile(cards, rules, 1).yaku.flatMap(({ id, count }): Said => {
		if (id !== 'akatan_aotan') return [{ yaku: declarableYaku.find((one) => one === id) ?? 'kasu', count }];
		return rules.bothRibbonSets === 'combined'
			? [
					{ yaku: 'akatan', count: rules.ribbonSetExtra ? count : 3 },
					{ yaku: 'aotan', count: rules.ribbonSetExtra ? count : 3 }
				]
			: [];
	});

it('what is told is what the pile is truly worth, under any two rule sets', () => {
	let told = 0;
	const sample = runParameters(400);
	fc.assert(
		fc.property(
			fc.shuffledSubarray([...cardIds], { maxLength: 22 }),
			anyRules,
			anyRules,
			(cards, first, second) => {
				const under: Options = { ...seed, ...rulesOf(first) };
				const other: Options = { ...seed, ...rulesOf(second) };
				const said = saidOf(cards, under);
				fc.pre(said.length > 0);
				const points = sum(said, under, other);
				if (points === undefined) return;
				expect(points).toBe(scorePile(cards, other, 1).points);
				told++;
			}
		),
		sample
	);
	expect(told).toBeGreaterThan(sample.numRuns / 20);
});

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
		const { changed, totals, outcome, isShorter } = compareUnder(match, three);
		expect(changed).toEqual([]);
		expect(totals).toEqual([15, 6]);
		expect(outcome).toEqual(match.outcome);
		expect(isShorter).toBe(false);
	});

	test('names the months that change and who would have won', () => {
		// Classic: the sankō pays 6, the ribbons 6 and the call nothing.
		const { pairs, changed, totals, outcome } = compareUnder(match, presets.classic);
		expect(pairs).toHaveLength(3);
		expect(changed.map(({ played: { number } }) => number)).toEqual([1, 2]);
		expect(totals).toEqual([12, 6]);
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
			totals: [20, 0]
		});
		expect(shorter.pairs).toHaveLength(2);
		expect(shorter.outcome?.reason.code).toBe('target');
		const open = compareUnder(reached, { ...seed, sevenPlus: null });
		expect(open.outcome).toBeUndefined();
		expect(open).toMatchObject({
			isShorter: false,
			totals: [13, 0]
		});
	});
});

test('a month won with a winning table stays as it was, whatever the table does in the other rules', () => {
	const table: Action = month([], { kind: 'table' });
	const under: Options = { ...three, tableDeal: 'oya', zeroSum: 20 };
	const whole = played(under, [table, table, month([], drawn)]);
	const { changed, totals } = compareUnder(whole, presets.nintendo);
	expect([changed, totals]).toEqual([[], [32, 8]]);
	expect(whole.outcome?.scores?.[0]?.lines.map(({ said }) => said.code)).toEqual(['stock', 'table', 'table']);
});

describe('when cards that were not entered decide', () => {
	/** Each player declared eleven kasu, one of which may be the cup; the seed edition then counts only ten. */
	const months = [month([kasu(11)], stop(0)), month([], stop(1), [], [kasu(11)]), month([], drawn)];

	test('a month is not known, and with it the totals and the outcome', () => {
		const { changed, totals, outcome } = compareUnder(
			played({ ...presets.nintendo, months: 3 }, months),
			seed
		);
		expect(changed.map(({ under }) => under)).toEqual([undefined, undefined]);
		expect([totals, outcome]).toEqual([undefined, undefined]);
	});

	test('the months after it are known, unless they are paid from a stock', () => {
		const after = [month([kasu(11)], stop(0)), monthOfCards('01H 03H 12H', '', stop(0)), month([], drawn)];
		const known = (options: Options) =>
			compareUnder(played({ ...options, months: 3 }, after), seed).pairs.map(({ under }) => under?.points);
		expect(known(presets.nintendo)).toEqual([undefined, [5, 0], [0, 0]]);
		expect(known({ ...presets.nintendo, zeroSum: 30 })).toEqual([undefined, undefined, undefined]);
	});
});

test('a rule set is known as the preset that scores alike, however long the match', () => {
	for (const id of Object.keys(presets) as PresetId[])
		expect(presetOf({ ...presets[id], months: 3, target: 50 } as Options)).toBe(id);
	expect(presetOf({ ...seed, cap: 4 })).toBeUndefined();
	expect(presetOf({ ...seed, points: { ...seed.points, kasu: 2 } })).toBeUndefined();
});
