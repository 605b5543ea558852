/** A match, sentence by sentence of the rules page. */
import { recordOf, stopOrCallOf, currentMonth } from './month.ts';
import { describe, expect, it, test } from 'vitest';
import { isRefusal } from '../../outcome.ts';
import { checkMonth } from './settlement.ts';
import type { Options } from './options.ts';
import {
	called,
	drawn,
	month,
	monthOfCards,
	played,
	refusedAs,
	seed,
	stop,
	pile
} from '../../../../../tests/oracles/koikoi/values.ts';
import { start, leadAfterStop } from './match.ts';
import type { Action } from './actions.ts';

const sanko = [{ yaku: 'sanko', count: 3 }] as const;
const goko = [{ yaku: 'goko', count: 5 }] as const;
const kasu = [{ yaku: 'kasu', count: 10 }] as const;
const boarAndBrights = monthOfCards('01H 03H 12H', '06T 07T 10T', stop(0), [called(1, 5)]);

describe('a month', () => {
	it('the winner of a month is the next Oya; a drawn month leaves it', () => {
		const state = played(seed, [month([], stop(1), [], kasu), month([], drawn)]);
		expect(state.months.map(({ oya }) => oya)).toEqual([0, 1]);
		expect(state.oya).toBe(1);
	});

	it('a call takes a yaku, another takes more points', () => {
		const { record } = monthOfCards('01H 03H 12H 09T', '', stop(0));
		const check = (...points: readonly (number | null)[]) =>
			checkMonth({ ...record, events: points.map((one) => called(0, one)) }, seed, 1)?.code;
		expect(check(5)).toBeUndefined();
		expect(check(5, 5)).toBe('call-without-new-yaku');
		expect(check(10)).toBe('stop-without-new-yaku');
		expect(check(null)).toBeUndefined();
		expect(check(5, null)).toBeUndefined();
	});

	it('a yaku of one point cannot follow a call, which needs a point itself', () => {
		expect(refusedAs(start(seed), month(kasu, stop(0), [called(0, null)]))).toBe('stop-without-new-yaku');
	});

	it('what was entered is the record, and what it pays is known before', () => {
		const state = played(seed, [
			{ type: 'take', seat: 0, card: '01H' },
			{ type: 'yaku', seat: 0, yaku: 'sanko', count: 3 },
			{ type: 'yaku', seat: 1, yaku: 'kasu', count: 10 },
			{ type: 'call', seat: 1 }
		]);
		const choice = stopOrCallOf(state, 0);
		if (isRefusal(choice)) throw new Error(choice.code);
		expect(choice.stop.total).toBe(10);
		// The rival called with 1 point, so they need 2 to stop; × 2 for that call, and × 2 for this one.
		expect(choice.rivalPoints).toBe(2);
		expect(choice.rivalAfterCall.total).toBe(8);
		expect(stopOrCallOf(state, 1)).toMatchObject({ code: 'stop-without-new-yaku' });
		expect(played(seed, [{ type: 'month', record: recordOf(state, stop(0)) }]).totals).toEqual([10, 0]);
	});
});

describe('cards and yaku together', () => {
	it('a yaku said beside cards counts once', () => {
		const said = { ...boarAndBrights.record, yaku: [[...sanko], []] } as const;
		expect(played(seed, [{ type: 'month', record: said }]).totals).toEqual([10, 0]);
	});

	it('what follows from yaku that were said counts too', () => {
		const sets = [
			{ yaku: 'akatan', count: 3 },
			{ yaku: 'aotan', count: 3 }
		] as const;
		expect(played(seed, [month(sets, stop(0))]).months[0]?.settlement.yaku).toEqual([
			{ id: 'akatan', points: 5, count: 3 },
			{ id: 'aotan', points: 5, count: 3 },
			{ id: 'tan', points: 2, count: 6 }
		]);
	});
});

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

const three: Options = { ...seed, months: 3 };
/** The far player gets 5 points. */
const forFar = monthOfCards('', '01R 02R 03R', stop(1));
const takesSanko: readonly Action[] = pile('01H 03H 08H').map((card) => ({ type: 'take', seat: 0, card }));

test('the one who stops is ahead or behind by so much, or level', () => {
	expect(leadAfterStop(played(three, [forFar, forFar, ...takesSanko]), 0)).toBe(-5);
	const forNear = monthOfCards('01R 02R 03R', '', stop(0));
	expect(leadAfterStop(played(three, [forFar, forNear, ...takesSanko]), 0)).toBe(5);
	expect(leadAfterStop(played({ ...three, target: 20 }, [...takesSanko]), 0)).toBeUndefined();
	const both: readonly Action[] = [forFar, monthOfCards('', '', { kind: 'drawn' }), ...takesSanko];
	expect(leadAfterStop(played(three, both), 0)).toBe(0);
});

test('nothing is said where the match goes on: another month, or one more for a tie', () => {
	expect(leadAfterStop(played(three, [forFar, ...takesSanko]), 0)).toBeUndefined();
	const tie: readonly Action[] = [forFar, monthOfCards('', '', { kind: 'drawn' }), ...takesSanko];
	expect(leadAfterStop(played({ ...three, finalTie: 'extra-month' }, tie), 0)).toBeUndefined();
});
