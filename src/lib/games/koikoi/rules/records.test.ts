import { describe, expect, it } from 'vitest';
import { factsOfFixture, factValues } from '../../../../../tests/support/facts.ts';

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
		expect(factValues(facts, 'yaku-in-month').map(([of]) => of)).toEqual([
			'sanko.1',
			'hanami.1',
			'tane.4',
			'kasu.4',
			'goko.6'
		]);
		expect(factValues(facts, 'deal')).toEqual([['teshi', 1, 1]]);
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
