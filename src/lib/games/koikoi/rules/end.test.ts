/** When a match ends and who won it, sentence by sentence of the rules page. */
import { describe, expect, it } from 'vitest';
import { currentMonth } from './month/draft.ts';
import type { Options } from './options.ts';
import {
	called,
	drawn,
	month,
	played,
	refusedAs,
	seed,
	stop
} from '../../../../../tests/oracles/koikoi/values.ts';

const sanko = [{ yaku: 'sanko', count: 3 }] as const;
const goko = [{ yaku: 'goko', count: 5 }] as const;
const kasu = [{ yaku: 'kasu', count: 10 }] as const;

const nearFive = month(sanko, stop(0));
const farFive = month([], stop(1), [], sanko);
const farOne = month([], stop(1), [], kasu);
const nobody = month([], drawn);
const after = (rules: Partial<Options>, months: readonly (typeof nobody)[]) =>
	played({ ...seed, ...rules }, months);

describe('a number of months', () => {
	it.each([3, 6, 12] as const)('%i: played out, drawn months too', (months) => {
		const all = Array.from({ length: months }, () => nobody);
		expect(after({ months }, all.slice(1)).outcome).toBeUndefined();
		expect(after({ months }, all).outcome).toBeDefined();
	});

	it('after the last month the higher total wins', () => {
		const { outcome, totals } = after({ months: 3 }, [farOne, nearFive, nobody]);
		expect(totals).toEqual([5, 1]);
		expect(outcome).toMatchObject({
			winners: [0],
			rule: 'end',
			reason: { code: 'total', params: { winner: 0, loser: 1, months: 3, points: 5, rival: 1 } },
			scores: [
				{ total: 5, lines: [{ said: { code: 'month', params: { month: 2, number: 2 } }, value: 5 }] },
				{ total: 1, lines: [{ said: { code: 'month', params: { month: 1, number: 1 } }, value: 1 }] }
			]
		});
		expect(outcome?.shared).toBeUndefined();
	});

	it('equal: shared victory', () => {
		expect(after({ months: 3 }, [nearFive, farFive, nobody]).outcome).toMatchObject({
			winners: [0, 1],
			shared: true,
			reason: { code: 'tie', params: { months: 3, points: 5 } }
		});
	});

	it('equal, by the option: one more month, and another while they stay equal', () => {
		const rules = { months: 3, finalTie: 'extra-month' } as const;
		const equal = [nearFive, farFive, nobody];
		expect(after(rules, equal).outcome).toBeUndefined();
		expect(currentMonth(after(rules, equal))).toBe(4);
		expect(after(rules, [...equal, nobody]).outcome).toBeUndefined();
		expect(after(rules, [...equal, nobody, farOne]).outcome).toMatchObject({
			winners: [1],
			reason: { code: 'extra-month', params: { months: 5, points: 6, rival: 5 } }
		});
		expect(after(rules, [nearFive, nobody, nobody]).outcome?.reason.code).toBe('total');
	});

	it('after the end nothing is played', () => {
		const over = after({ months: 3 }, [nobody, nobody, nobody]);
		expect(refusedAs(over, nearFive)).toBe('match-over');
		expect(refusedAs(over, { type: 'take', seat: 0, card: '08H' })).toBe('match-over');
	});
});

describe('a points target', () => {
	const big = month([], stop(1), [called(1, 5)], goko);

	it('ends as soon as a player reaches it', () => {
		expect(after({ target: 50, months: 3 }, [big]).outcome).toBeUndefined();
		expect(after({ target: 50, months: 3 }, [big, nobody, big]).outcome).toMatchObject({
			winners: [1],
			reason: { code: 'target', params: { target: 50, points: 80, rival: 0 } }
		});
		expect(after({ target: 20 }, [nearFive, farFive, nearFive, nearFive, nearFive]).outcome?.winners).toEqual(
			[0]
		);
	});

	it('goes on into a second year', () => {
		const state = after(
			{ target: 100, months: 3 },
			Array.from({ length: 12 }, () => nobody)
		);
		expect([state.outcome, currentMonth(state)]).toEqual([undefined, 1]);
	});
});

describe('a stock', () => {
	it('ends when the loser has nothing left, else after the last month', () => {
		expect(after({ zeroSum: 20 }, [month(goko, stop(0))])).toMatchObject({
			totals: [40, 0],
			outcome: { winners: [0], reason: { code: 'stock-empty', params: { loser: 1 } } }
		});
		expect(after({ zeroSum: 20, months: 3 }, [farOne, nobody, nobody])).toMatchObject({
			totals: [19, 21],
			outcome: { winners: [1], reason: { code: 'total' } }
		});
	});

	it('is not played together with a target', () => {
		expect(after({ zeroSum: 20, target: 20 }, [nearFive]).outcome).toBeUndefined();
	});
});
