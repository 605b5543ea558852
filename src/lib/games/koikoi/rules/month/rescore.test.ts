/** Rescoring what was said, sentence by sentence of the rules page. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRules } from '../../../../../../tests/support/koikoi-random.ts';
import { runParameters } from '../../../../../../tests/support/runs.ts';
import { cardIds, type CardId } from '../cards.ts';
import { rulesOf, type Options } from '../options.ts';
import { rescore } from './rescore.ts';
import { scorePile } from '../yaku/score-pile.ts';
import {
	monthOfCards,
	month,
	pile,
	played,
	seed,
	stop
} from '../../../../../../tests/oracles/koikoi/values.ts';
import { declarableYaku, type DeclarableYaku } from '../yaku/yaku.ts';

const cup: Options = { ...seed, sakeAsKasu: true };
const noLightning: Options = { ...seed, lightningAsKasu: false };
type Said = readonly { readonly yaku: DeclarableYaku; readonly count: number }[];
const kasu = (count: number): Said[number] => ({ yaku: 'kasu', count });

/** @returns the lowest and the highest raw sum, under `other`, of a month that was declared under `under` */
const range = (said: Said, under: Options, other: Options, rival = ''): readonly number[] => {
	const action = {
		type: 'month',
		record: { events: [], piles: [[], pile(rival)], yaku: [said, []], ending: stop(0) }
	} as const;
	const [most, least] = rescore(played(under, [action]), other);
	return [least, most].map(({ months }) => months[0]?.settlement.raw ?? -1);
};

describe('kasu said under a rule set where the cup counts as kasu', () => {
	it('may hold the cup: what cannot be known is a range, never a single figure', () => {
		expect(range([kasu(12)], cup, seed)).toEqual([2, 3]);
		expect(range([kasu(10)], cup, seed)).toEqual([0, 1]);
	});

	it('where hanami or tsukimi was said too, it does: that kasu is one card fewer, for sure', () => {
		expect(range([{ yaku: 'hanami', count: 2 }, kasu(12)], cup, seed)).toEqual([7, 7]);
		expect(range([{ yaku: 'tsukimi', count: 2 }, kasu(10)], cup, seed)).toEqual([5, 5]);
	});

	it('the reverse: a kasu of the other kind is one more where the cup is in the pile', () => {
		expect(range([{ yaku: 'hanami', count: 2 }, kasu(12)], seed, cup)).toEqual([9, 9]);
		expect(range([kasu(12)], seed, cup)).toEqual([3, 4]);
	});

	it('where the other player has the cup, it does not', () => {
		expect(range([kasu(12)], cup, seed, '09T')).toEqual([3, 3]);
		expect(range([kasu(12)], seed, cup, '09T')).toEqual([3, 3]);
	});

	it('under its own rules the month stays as it was', () => {
		expect(range([kasu(12)], cup, cup)).toEqual([3, 3]);
	});
});

describe('what else cannot be known', () => {
	it('kasu, where only one of the rule sets counts the lightning', () => {
		expect(range([kasu(12)], seed, noLightning)).toEqual([2, 3]);
		expect(range([kasu(12)], noLightning, seed)).toEqual([3, 4]);
		expect(range([kasu(12)], seed, noLightning, '11K1')).toEqual([3, 3]);
	});

	it('a sankō said where the rain man may be in it', () => {
		const sanko: Said = [{ yaku: 'sanko', count: 3 }];
		expect(range(sanko, { ...seed, sankoWithRain: true }, seed)).toEqual([0, 5]);
		expect(range(sanko, { ...seed, ameshiko: false }, seed)).toEqual([5, 7]);
		expect(range(sanko, { ...seed, sankoWithRain: true }, seed, '11H')).toEqual([5, 5]);
	});

	it('viewings that were not played, or that the rain may spoil', () => {
		const shiko: Said = [{ yaku: 'shiko', count: 4 }];
		expect(range(shiko, { ...seed, viewing: 'off' }, seed)).toEqual([8, 18]);
		expect(range([{ yaku: 'hanami', count: 2 }], seed, { ...seed, viewing: 'rain-cancels' })).toEqual([0, 5]);
		expect(range([{ yaku: 'hanami', count: 2 }], seed, { ...seed, viewing: 'not-alone' })).toEqual([0, 0]);
	});

	it('further cards that did not pay: up to a fifth, which would have been a yaku', () => {
		expect(range([{ yaku: 'inoshikacho', count: 3 }], seed, { ...seed, inoshikachoExtra: 1 })).toEqual([
			5, 6
		]);
		expect(range([{ yaku: 'akatan', count: 3 }], seed, { ...seed, ribbonSetExtra: 1 })).toEqual([5, 6]);
	});

	it('the yaku of the month, where it was not played', () => {
		const other: Options = { ...seed, tsukifuda: 4 };
		expect(range([kasu(10)], seed, other)).toEqual([1, 5]);
		expect(range([kasu(10)], seed, other, '01R')).toEqual([1, 1]);
	});
});

it('what was entered by cards is sure', () => {
	const state = played(cup, [monthOfCards('01K1 02K1 03K1 04K1 05K1 06K1 07K1 08K1 10K1 09T', '', stop(0))]);
	const [most, least] = rescore(state, seed);
	expect(most).toEqual(least);
	expect(most.totals).toEqual([0, 0]);
});

it('with two doubtful months, the match is settled at its best for each player', () => {
	const state = played(cup, [month([kasu(12)], stop(0)), month([], stop(1), [], [kasu(12)])]);
	expect(rescore(state, seed).map(({ totals }) => totals)).toEqual([
		[3, 2],
		[2, 3]
	]);
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

it('the range holds what the pile is truly worth, under any two rule sets', () => {
	let ranges = 0;
	const sample = runParameters(50);
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
				const [least = 0, most = 0] = range(said, under, other);
				const truly = scorePile(cards, other, 1).points;
				expect(truly).toBeGreaterThanOrEqual(least);
				expect(truly).toBeLessThanOrEqual(most);
				if (least < most) ranges++;
			}
		),
		sample
	);
	expect(ranges).toBeGreaterThan(sample.numRuns / 10);
});
