import { describe, expect, it } from 'vitest';
import type { MonthPlayed } from '../state.ts';
import { bestMonth, cardsOfYaku } from './best-month.ts';

const month = (
	number: number,
	points: readonly [number, number],
	more: Partial<MonthPlayed> = {}
): MonthPlayed => ({
	number,
	month: 3,
	oya: 0,
	voids: [],
	record: { events: [], piles: [[], []], yaku: [[], []], ending: { kind: 'stop', seat: 0 } },
	settlement: { winner: 0, yaku: [], raw: 0, factors: [], total: 0 },
	totals: [0, 0],
	points,
	...more
});

describe('the best month', () => {
	it('is the one that paid a player the most, the first of equal ones', () => {
		const months = [month(1, [5, 0]), month(2, [0, 9]), month(3, [9, 0])];
		expect(bestMonth(months)?.number).toBe(2);
	});
	it('is none where no month paid', () => {
		expect(bestMonth([])).toBeUndefined();
		expect(bestMonth([month(1, [0, 0])])).toBeUndefined();
	});
});

describe('the cards of a month’s yaku', () => {
	const settlement = {
		winner: 0 as const,
		yaku: [
			{ id: 'hanami' as const, points: 5, count: 2 },
			{ id: 'tsukimi' as const, points: 5, count: 2 }
		],
		raw: 10,
		factors: [],
		total: 10
	};
	it('are each there once', () => {
		expect(cardsOfYaku(month(1, [10, 0], { settlement }))).toEqual(['03H', '09T', '08H']);
	});
	it('are the winner’s own where they were entered', () => {
		const record = {
			events: [],
			piles: [['10K1', '10K2', '12K1', '12K2', '12K3'], ['01K1']] as const,
			yaku: [[], []] as const,
			ending: { kind: 'stop' as const, seat: 0 as const }
		};
		const kasu = { ...settlement, yaku: [{ id: 'kasu' as const, points: 1, count: 10 }] };
		expect(cardsOfYaku(month(1, [1, 0], { settlement: kasu, record }))).toEqual([
			...['10K1', '10K2', '12K1', '12K2', '12K3']
		]);
	});
	it('are none in a drawn month', () => {
		expect(cardsOfYaku(month(1, [0, 0], { settlement: { ...settlement, winner: null } }))).toEqual([]);
	});
});
