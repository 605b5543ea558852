import { describe, expect, it } from 'vitest';
import { factsOfFixture, factValues } from '../../../../../tests/support/facts.ts';
import { called, drawn, month, played, seed, stop } from '../../../../../tests/oracles/koikoi/values.ts';
import type { Action } from './actions.ts';
import type { Options } from './options.ts';
import { records } from './records.ts';

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
