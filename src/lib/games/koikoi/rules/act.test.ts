/** A match, sentence by sentence of the rules page. */
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../outcome.ts';
import { checkMonth, recordOf } from './month/month.ts';
import { presets } from './presets.ts';
import { rescore } from './month/rescore.ts';
import { stopOrCallOf } from './month/stop-or-call.ts';
import {
	called,
	drawn,
	month,
	monthOfCards,
	played,
	refusedAs,
	seed,
	stop
} from '../../../../../tests/oracles/koikoi/values.ts';
import { start } from './start.ts';

const sanko = [{ yaku: 'sanko', count: 3 }] as const;
const goko = [{ yaku: 'goko', count: 5 }] as const;
const kasu = [{ yaku: 'kasu', count: 10 }] as const;
const boarAndBrights = monthOfCards('01H 03H 12H', '06T 07T 10T', stop(0), [called(1, 5)]);

describe('a month', () => {
	it('only the player who stops scores', () => {
		expect(played(seed, [boarAndBrights]).totals).toEqual([10, 0]);
	});

	it('the winner of a month is the next Oya; a drawn month leaves it', () => {
		const state = played(seed, [month([], stop(1), [], kasu), month([], drawn)]);
		expect(state.months.map(({ oya }) => oya)).toEqual([0, 1]);
		expect(state.oya).toBe(1);
	});

	it('a winning hand pays 6 flat, even past seven rules and calls, and its owner becomes Oya', () => {
		const state = played({ ...seed, ownKoiKoi: 'plus' }, [
			month([], { kind: 'deal', seat: 1, hand: 'teshi' })
		]);
		expect([state.totals, state.oya]).toEqual([[0, 6], 1]);
	});

	it('a void deal uses no month up and keeps the Oya', () => {
		const state = played(seed, [
			{ type: 'oya', seat: 1 },
			{ type: 'void-deal', why: 'table' }
		]);
		expect([state.months.length, state.oya, state.draft.voids]).toEqual([0, 1, ['table']]);
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

	it('a drawn month may have a call in it, but no yaku since', () => {
		expect(refusedAs(start(seed), month(sanko, drawn, [called(0, 5)]))).toBeUndefined();
		expect(refusedAs(start(seed), month(goko, drawn, [called(0, 5)]))).toBe('yaku-at-end');
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

	it('a card tapped for the other player moves', () => {
		const state = played(seed, [
			{ type: 'take', seat: 0, card: '08T' },
			{ type: 'take', seat: 1, card: '08T' }
		]);
		expect(state.draft.piles).toEqual([[], ['08T']]);
	});

	it.each([
		['sankō for both', month(sanko, stop(0), [], sanko), 'too-many-cards'],
		[
			'gokō against the moon and cup',
			month(goko, stop(0), [], [{ yaku: 'tsukimi', count: 2 }]),
			'card-twice'
		],
		[
			'both with a cup',
			month([{ yaku: 'hanami', count: 2 }], stop(0), [], [{ yaku: 'tsukimi', count: 2 }]),
			'card-twice'
		]
	] as const)('%s cannot be', (_, action, code) => expect(refusedAs(start(seed), action)).toBe(code));
});

describe('under other rules', () => {
	const state = played(seed, [boarAndBrights, month([], drawn), month(goko, stop(0), [called(0, 5)])]);

	it('its own rules change nothing', () => {
		const same = { months: state.months, totals: state.totals };
		expect(rescore(state, seed)).toEqual([same, same]);
	});

	it('another preset settles the same calls and cards', () => {
		expect(state.totals).toEqual([50, 0]);
		// First 6 points doubled by the opponent's call, then gokō at 15 doubled by the seven rule; own calls do
		// not count. The gokō was declared without cards in March, so the pile may hold that month's other three
		// cards: 4 points more, doubled.
		expect(rescore(state, presets['fuda-wiki']).map(({ totals }) => totals)).toEqual([
			[50, 0],
			[42, 0]
		]);
	});
});
