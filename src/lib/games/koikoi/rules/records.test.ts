import { describe, expect, it } from 'vitest';
import { factsOfFixture, factValues } from '../../../../../tests/support/facts.ts';
import { called, drawn, month, played, seed, stop } from '../../../../../tests/oracles/koikoi/values.ts';
import type { Action } from './actions.ts';
import { type Options, presets } from './options.ts';
import { records, kindOf, kindParts } from './records.ts';
import { valuesOf, withValue } from '../../option-values.ts';
import { fields } from './fields.ts';

describe('what a match of Koï-Koï is remembered by', () => {
	it('six months, counted by hand', async () => {
		const facts = await factsOfFixture('koikoi', 'six-months');
		expect([facts.like, facts.starter, facts.rounds]).toEqual(['6-months~seed', 0, 6]);
		expect(factValues(facts, 'month')).toEqual([
			['1', 0, 40],
			['2', 1, 6],
			['4', 1, 4],
			['6', 1, 40]
		]);
		expect(factValues(facts, 'yaku')).toEqual([
			['sanko', 0, 1],
			['hanami', 0, 1],
			['tane', 1, 1],
			['kasu', 1, 1],
			['goko', 1, 1]
		]);
		expect(factValues(facts, 'deal')).toEqual([['teshi', 1, 1]]);
	});

	it('a winning table is a month won by the Oya, without a yaku', async () => {
		const facts = await factsOfFixture('koikoi', 'winning-table');
		expect(facts.like).toBe('6-months~seed~tableDeal=oya');
		expect(factValues(facts, 'month')).toEqual([
			['1', 0, 6],
			['3', 1, 6],
			['4', 0, 6],
			['5', 1, 10],
			['6', 1, 6]
		]);
		expect(factValues(facts, 'yaku')).toEqual([['sanko', 1, 1]]);
		expect(factValues(facts, 'deal')).toEqual([
			['table', 0, 1],
			['table', 1, 1],
			['kuttsuki', 0, 1],
			['table', 1, 1]
		]);
	});

	it('a call is won, lost or drawn by the month it was made in', async () => {
		expect(factValues(await factsOfFixture('koikoi', 'six-months'), 'call')).toEqual([
			['won', 0, 1],
			['lost', 0, 1],
			['drawn', 0, 1],
			['won', 1, 1]
		]);
	});

	it('calling brought 40 where stopping had paid 5, then nothing; calls of unknown points say nothing', async () => {
		expect(factValues(await factsOfFixture('koikoi', 'six-months'), 'call-gain')).toEqual([
			[0, 35],
			[0, -5]
		]);
	});

	it('of a stock that runs out, a month paid what was left', async () => {
		expect(
			factValues(await factsOfFixture('koikoi', 'stock-empty'), 'month')
				.at(-1)
				?.at(1)
		).toBe(1);
	});

	it('three drawn months leave nothing to count', async () => {
		const facts = await factsOfFixture('koikoi', 'shared');
		expect(factValues(facts, 'month')).toEqual([]);
		expect(facts.rounds).toBe(3);
	});
});

const goko = [{ yaku: 'goko', count: 5 }] as const;
const sanko = [{ yaku: 'sanko', count: 3 }] as const;
const wonByNear = month(sanko, stop(0));
const wonByFar = month([], stop(1), [], sanko);
const empty = month([], drawn);
const factsOf = (options: Options, actions: readonly Action[]) => records.facts(played(options, actions));
const year = [wonByNear, ...Array.from({ length: 10 }, () => empty), wonByFar];

describe('a year of yaku', () => {
	it('is counted of a match over twelve months that was played to its end', () => {
		const facts = factsOf(seed, year);
		expect(factValues(facts, 'points-in-month')).toEqual([
			['1', 0, 5],
			['12', 1, 5]
		]);
		expect(factValues(facts, 'yaku-in-month')).toEqual([
			['sanko.1', 0, 1],
			['sanko.12', 1, 1]
		]);
	});

	it('leaves out the month that decided after it', () => {
		const facts = factsOf({ ...seed, finalTie: 'extra-month' }, [...year, wonByNear]);
		expect(facts.rounds).toBe(13);
		expect(factValues(facts, 'points-in-month')).toEqual([
			['1', 0, 5],
			['12', 1, 5]
		]);
		expect(factValues(facts, 'yaku-in-month')).toHaveLength(2);
		expect(factValues(facts, 'month')).toHaveLength(3);
		expect(factValues(facts, 'yaku')).toHaveLength(3);
	});

	it.each<[string, Partial<Options>, readonly Action[]]>([
		['six months are played', { months: 6 }, year.slice(0, 6)],
		[
			'points are the target, however many months that takes',
			{ target: 30 },
			[...year, month(goko, stop(0))]
		],
		['a stock is empty before its end', { zeroSum: 20 }, [month(goko, stop(0))]],
		['it was given up', {}, year.slice(0, 11)]
	])('is not counted where %s', (_, changed, actions) => {
		const facts = factsOf({ ...seed, ...changed }, actions);
		expect(factValues(facts, 'points-in-month')).toEqual([]);
		expect(factValues(facts, 'yaku-in-month')).toEqual([]);
		expect(factValues(facts, 'month')).not.toEqual([]);
	});
});

describe('a drawn month that pays the Oya', () => {
	it('is no month won', () => {
		expect(factValues(factsOf({ ...seed, months: 3, drawnMonth: 6 }, [empty, wonByFar]), 'month')).toEqual([
			['2', 1, 5]
		]);
	});
});

describe('what calling brought where points change hands', () => {
	const handing: Options = { ...seed, zeroSum: 20 };
	const gains = (options: Options, actions: readonly Action[]) =>
		factValues(factsOf(options, actions), 'call-gain');

	it('a month lost after the call costs what it changed hands: −10, where stopping had brought 5', () => {
		const lost = month([], stop(1), [called(0, 5)], sanko);
		expect(gains(handing, [lost])).toEqual([[0, -15]]);
		// Where points only add up, the caller lost what stopping had paid.
		expect(gains({ ...seed, months: 3 }, [lost])).toEqual([[0, -5]]);
	});

	it('a month won brings no more than the loser has left: 20 of 40, where stopping had brought 5', () => {
		expect(gains(handing, [month(goko, stop(0), [called(0, 5)])])).toEqual([[0, 15]]);
		expect(gains({ ...seed, months: 3 }, [month(goko, stop(0), [called(0, 5)])])).toEqual([[0, 35]]);
	});

	it('nor had stopping brought more: 10 of 20, where 10 were left', () => {
		const lostTen = month(sanko, stop(0), [called(1, 5)]);
		const won = month(goko, stop(0), [called(0, 8)]);
		expect(gains(handing, [lostTen, won])).toEqual([
			[1, -15],
			[0, 0]
		]);
	});

	it('a drawn month that pays the Oya is paid by the other: −6, where stopping had brought 5', () => {
		const drawnAfterCall = month([], drawn, [called(1, 5)], sanko);
		expect(gains({ ...handing, drawnMonth: 6 }, [drawnAfterCall])).toEqual([[1, -11]]);
	});
});

describe('what makes a kind', () => {
	it('the length, the stock and the rule set', () => {
		expect(Object.values(presets).map(kindOf)).toEqual([
			'12-months~seed',
			'12-months~nintendo',
			'12-months~fuda-wiki',
			'12-months~classic',
			'12-months~one-counter'
		]);
		expect(kindOf({ ...seed, months: 6 })).toBe('6-months~seed');
		expect(kindOf({ ...presets.nintendo, target: 50 })).toBe('to-50~nintendo');
		expect(kindOf({ ...seed, zeroSum: 30 })).toBe('12-months~stock-30~seed');
	});

	it('house rules are told from each other, and from the edition that they are nearest to', () => {
		expect(kindOf({ ...seed, sakeAsKasu: true, cap: 4 })).toBe('12-months~seed~sakeAsKasu=true~cap=4');
		expect(kindOf({ ...seed, sakeAsKasu: true, cap: 8 })).toBe('12-months~seed~sakeAsKasu=true~cap=8');
		expect(kindOf({ ...seed, points: { ...seed.points, tane: 2 } })).toBe('12-months~seed~points.tane=2');
		expect(kindOf({ ...presets.nintendo, sevenPlus: null })).toBe('12-months~nintendo~sevenPlus=null');
		expect(kindOf({ ...presets['fuda-wiki'], tsukifuda: 5 })).toBe('12-months~fuda-wiki~tsukifuda=5');
	});

	it('house rules that come to an edition are that edition', () => {
		expect(
			kindOf({ ...seed, points: { ...seed.points, goko: 15, sanko: 6 }, combination: 'count', cap: null })
		).toBe('12-months~one-counter');
	});

	it('six points for the Oya with four of a month or four pairs on the table', () => {
		expect(kindOf({ ...seed, tableDeal: 'oya' })).toBe('12-months~seed~tableDeal=oya');
		expect(kindOf({ ...presets.nintendo, tableDeal: 'oya' })).toBe('12-months~nintendo~tableDeal=oya');
	});

	it('what a drawn month pays, and how a draw at the end is decided', () => {
		expect(kindOf({ ...seed, drawnMonth: 6 })).toBe('12-months~seed~drawnMonth=6');
		expect(kindOf({ ...seed, drawnMonth: 6, passes: true })).toBe('12-months~seed~drawnMonth=6~passes=true');
		expect(kindOf({ ...seed, finalTie: 'extra-month' })).toBe('12-months~seed~finalTie=extra-month');
	});
});

describe('what makes none', () => {
	it.each<[string, Partial<Options>]>([
		['the lightning as a wild card', { gaji: true }],
		['two winning hands, which pay nobody', { bothHands: 'void' }],
		['such a table where it is played, which pays nobody either', { tableDeal: 'play' }],
		['such a table where its deal is void', { tableDeal: 'void' }],
		['who deals after a drawn month that pays nothing', { passes: true }],
		['points of a yaku that is not played', { points: { ...seed.points, akatan_aotan: 12, triade: 4 } }]
	])('%s', (_, changed) => {
		expect(kindOf({ ...seed, ...changed })).toBe('12-months~seed');
	});

	it('what has no meaning under the other options', () => {
		expect(kindOf({ ...seed, target: 50, months: 3, finalTie: 'extra-month' })).toBe('to-50~seed');
		expect(kindOf({ ...seed, target: 50, zeroSum: 20 })).toBe('12-months~stock-20~seed');
		expect(kindOf({ ...presets['one-counter'], ownKoiKoi: 'plus', opponentKoiKoi: 'none' })).toBe(
			'12-months~one-counter'
		);
		expect(kindOf({ ...presets.nintendo, resetOwnCalls: true })).toBe('12-months~nintendo');
		const unseen = { ...seed, viewing: 'off' } as const;
		expect(kindOf({ ...unseen, points: { ...seed.points, hanami: 1, tsukimi: 9 } })).toBe(kindOf(unseen));
	});

	it('every other option makes one with each of its values', () => {
		const free = ['gaji', 'bothHands', 'passes', 'tableDeal'];
		for (const field of fields.filter(
			({ key, applies }) => !free.includes(key) && (applies?.(seed) ?? true)
		)) {
			const kinds = valuesOf(field).map((value) => kindOf(withValue(seed, field.key, value) as Options));
			expect(new Set(kinds).size, field.key).toBe(kinds.length);
		}
	});
});

describe('a code is read back', () => {
	it('with its numbers, its preset and its changes', () => {
		expect(kindParts('6-months~stock-30~seed~viewing=rain-cancels~cap=4~sevenPlus=null')).toEqual({
			length: { unit: 'months', count: 6 },
			stock: 30,
			preset: 'seed',
			changes: [
				{ key: 'viewing', value: 'rain-cancels' },
				{ key: 'cap', value: 4 },
				{ key: 'sevenPlus', value: null }
			]
		});
		expect(kindParts('to-50~fuda-wiki')).toEqual({
			length: { unit: 'points', count: 50 },
			stock: undefined,
			preset: 'fuda-wiki',
			changes: []
		});
	});

	it.each(['', 'seed', '12-months', 'rounds', '12-months~', 'many-months~seed'])(
		'“%s” is no code',
		(code) => {
			expect(kindParts(code)).toBeUndefined();
		}
	);
});
