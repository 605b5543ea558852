/** How a month is dealt, called and closed, sentence by sentence of the rules page. */
import { describe, expect, it } from 'vitest';
import type { Action, Ending, MonthRecord } from './actions.ts';
import { currentMonth } from './month.ts';
import { settleMonth } from './settlement.ts';
import { type Options, presets } from './options.ts';
import { start } from './match.ts';
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
import type { Side } from '../../sides.ts';

const sanko = [{ yaku: 'sanko', count: 3 }] as const;
const shiko = [{ yaku: 'shiko', count: 4 }] as const;
const kasu = [{ yaku: 'kasu', count: 10 }] as const;
const teshi: Ending = { kind: 'deal', seat: 1, hand: 'teshi' };
const kuttsuki: Ending = { kind: 'deal', seat: 1, hand: 'kuttsuki' };
const voidTable: Action = { type: 'void-deal', why: 'table' };
const voidHands: Action = { type: 'void-deal', why: 'both-hands' };

describe('the deal', () => {
	it('the app records who won the draw: that player is the first Oya', () => {
		expect(played(seed, [{ type: 'oya', seat: 1 }]).oya).toBe(1);
		expect(played(seed, [{ type: 'oya', seat: 0 }]).oya).toBe(0);
	});

	it.each(Object.entries(presets))(
		'%s: teshi and kuttsuki win 6 points flat, no multiplier; the owner becomes Oya',
		(_, rules) => {
			for (const hand of [teshi, kuttsuki]) {
				const state = played(rules, [month([], hand)]);
				expect([state.totals, state.oya, state.months.length]).toEqual([[0, 6], 1, 1]);
				expect(state.months[0]?.settlement).toEqual({
					winner: 1,
					yaku: [],
					raw: 6,
					factors: [],
					total: 6
				});
			}
		}
	);

	it('a winning hand wins at once: not after a card or a call', () => {
		const { record } = monthOfCards('08H', '', teshi);
		expect(refusedAs(start(seed), { type: 'month', record })).toBe('deal-win-late');
		expect(refusedAs(start(seed), month(sanko, teshi))).toBe('deal-win-late');
		expect(refusedAs(start(seed), month([], teshi, [called(0, null)]))).toBe('deal-win-late');
	});

	it('both players have one: neither counts, play on', () => {
		expect(refusedAs(start(seed), voidHands)).toBe('hands-play-on');
		expect(played(seed, [month(sanko, stop(0))]).totals).toEqual([5, 0]);
	});

	it('both players have one, by the option: the deal is void', () => {
		const state = played({ ...seed, bothHands: 'void' }, [voidHands]);
		expect([state.months.length, state.totals, state.draft.voids]).toEqual([0, [0, 0], ['both-hands']]);
	});

	it('a void table: the same Oya deals again, as often as it takes, and the month is not used up', () => {
		const before = played(seed, [month([], stop(1), [], kasu)]);
		const state = played(seed, [voidTable, voidTable], before);
		expect([state.oya, currentMonth(state), state.totals]).toEqual([1, 2, before.totals]);
		const after = played(seed, [month(sanko, stop(0))], state);
		expect([after.months[1]?.month, after.months[1]?.voids, after.draft.voids]).toEqual([
			2,
			['table', 'table'],
			[]
		]);
	});

	it('a deal is void before the first card, not later', () => {
		const taken = played(seed, [{ type: 'take', seat: 0, card: '08H' }]);
		expect(refusedAs(taken, voidTable)).toBe('void-late');
		const said = played(seed, [{ type: 'late-call', seat: 0 }]);
		expect(refusedAs(said, voidTable)).toBe('void-late');
		expect(refusedAs(played(seed, [{ type: 'untake', card: '08H' }], taken), voidTable)).toBeUndefined();
	});
});

describe('calling and stopping', () => {
	it('a month ends when a player with a yaku says Game: not without one', () => {
		expect(refusedAs(start(seed), month([], stop(0), [], sanko))).toBe('stop-without-yaku');
		expect(refusedAs(start(seed), { type: 'call', seat: 0 })).toBe('call-without-yaku');
	});

	it('new yaku: of a call whose yaku are not known, the points rose since, whatever the other called', () => {
		expect(refusedAs(start(seed), month(sanko, stop(0), [called(1, 20)]))).toBeUndefined();
		expect(refusedAs(start(seed), month(sanko, stop(0), [called(0, 5)]))).toBe('stop-without-new-yaku');
		expect(refusedAs(start(seed), month(shiko, stop(0), [called(0, 5)]))).toBeUndefined();
	});

	it('a card that pays one point more is a new yaku, one that pays nothing is not', () => {
		const ribbons = '01R 02R 04R 05R 07R';
		const state = (cards: string) => monthOfCards(cards, '', stop(0), [called(0, 1)]);
		expect(refusedAs(start(seed), state(`${ribbons} 11R`))).toBeUndefined();
		expect(refusedAs(start(seed), state(`${ribbons} 11T`))).toBe('stop-without-new-yaku');
	});

	it('calls are kept in order, with the raw points of the pile', () => {
		const state = played(seed, [
			{ type: 'yaku', seat: 0, yaku: 'sanko', count: 3 },
			{ type: 'call', seat: 0 },
			{ type: 'late-call', seat: 1 },
			{ type: 'yaku', seat: 0, yaku: 'tan', count: 6 },
			{ type: 'call', seat: 0 }
		]);
		const first = { ...called(0, 5), paid: [{ yaku: 'sanko', points: 5 }] };
		const second = { ...called(0, 7), paid: [...first.paid, { yaku: 'tan', points: 2 }] };
		expect(state.draft.events).toEqual([first, called(1, null), second]);
		expect(played(seed, [{ type: 'uncall', seat: 0 }], state).draft.events).toEqual([first, called(1, null)]);
	});

	it('only the player who stops scores: the other gets nothing, with more before them', () => {
		expect(played(seed, [month(kasu, stop(0), [], shiko)]).totals).toEqual([1, 0]);
	});
});

describe('the end of a month', () => {
	it('cards run out without a stop: no points, the Oya stays, the month is used up', () => {
		const state = played(seed, [{ type: 'oya', seat: 1 }, month([], drawn)]);
		expect([state.totals, state.oya, currentMonth(state), state.months.length]).toEqual([[0, 0], 1, 2, 1]);
	});

	it('a yaku made with the very last card is a stop, not a draw', () => {
		expect(refusedAs(start(seed), month(sanko, drawn))).toBe('yaku-at-end');
		expect(refusedAs(start(seed), month([], drawn, [], kasu))).toBe('yaku-at-end');
		expect(played(seed, [month(sanko, stop(0))]).totals).toEqual([5, 0]);
	});

	it('a yaku called on and not improved is lost when the cards run out', () => {
		expect(played(seed, [month(sanko, drawn, [called(0, 5)])]).totals).toEqual([0, 0]);
	});

	it.each([0, 1, 6] as const)('drawnMonth %i: for the Oya', (drawnMonth) => {
		const state = played({ ...seed, drawnMonth }, [{ type: 'oya', seat: 1 }, month([], drawn)]);
		expect([state.totals, state.oya]).toEqual([[0, drawnMonth], 1]);
	});

	it.each([
		[0, [0, 0], [5, 0]],
		[1, [0, 1], [7, 1]],
		[6, [0, 6], [17, 6]]
	] as const)(
		'drawnMonth %i and passes: the Oya gets it, the other player is Oya next',
		(drawnMonth, first, totals) => {
			const rules = { ...seed, drawnMonth, passes: true };
			const state = played(rules, [{ type: 'oya', seat: 1 }, month([], drawn)]);
			expect([state.totals, state.oya]).toEqual([first, 0]);
			const after = played(rules, [month([], drawn), month(sanko, stop(0)), month([], drawn)], state);
			expect(after.months.map(({ oya }) => oya)).toEqual([1, 0, 1, 0]);
			expect([after.totals, after.oya]).toEqual([totals, 1]);
		}
	);

	it('zeroSum: the winner takes the points from the loser, never more than is left', () => {
		const rules = { ...seed, zeroSum: 20 } as const;
		const state = played(rules, [month(sanko, stop(0))]);
		expect([state.totals, state.months[0]?.points]).toEqual([
			[25, 15],
			[5, -5]
		]);
		expect(played(rules, [month(shiko, stop(0), [called(0, 5)])], state).months[1]?.points).toEqual([
			15, -15
		]);
		const hand = played({ ...rules, drawnMonth: 6 }, [month([], drawn)]);
		expect(hand.totals).toEqual([26, 14]);
	});

	it('Gaji changes captures, not points', () => {
		const months = [month(shiko, stop(0), [called(0, 5)]), monthOfCards('11K1 03H 09T', '', stop(0))];
		const [without, withGaji] = [false, true].map((gaji) => played({ ...seed, gaji }, months));
		expect(withGaji?.totals).toEqual(without?.totals);
	});

	it('a past month that is edited: everything after it is recomputed', () => {
		const after = [month([], drawn), month(kasu, stop(0))];
		const first = played({ ...seed, drawnMonth: 6 }, [month(sanko, stop(0)), ...after]);
		const edited = played({ ...seed, drawnMonth: 6 }, [month([], stop(1), [], shiko), ...after]);
		expect([first.totals, first.months.map(({ oya }) => oya)]).toEqual([
			[12, 0],
			[0, 0, 0]
		]);
		expect([edited.totals, edited.months.map(({ oya }) => oya)]).toEqual([
			[1, 22],
			[0, 1, 1]
		]);
	});
});

describe('a yaku said with all the cards of its kind', () => {
	const raw = (yaku: MonthRecord['yaku'][0], rules: Options = seed): number =>
		settleMonth(
			{ events: [], piles: [[], []], yaku: [yaku, []], ending: { kind: 'stop', seat: 0 } },
			rules,
			5,
			0
		).raw;

	it('nine tane hold the boar, the deer and the butterflies: 5 + 5', () => {
		expect(raw([{ yaku: 'tane', count: 9 }])).toBe(10);
		expect(raw([{ yaku: 'tane', count: 8 }])).toBe(4);
	});

	it('ten ribbons hold both sets: 6 + 5 + 5', () => {
		expect(raw([{ yaku: 'tan', count: 10 }])).toBe(16);
		expect(raw([{ yaku: 'tan', count: 9 }])).toBe(5);
	});
});

const capture = (seat: Side, ids: string): Action => ({ type: 'capture', seat, cards: pile(ids) });
const take = (seat: Side, ids: string): Action[] => pile(ids).map((card) => ({ type: 'take', seat, card }));
const turnAfter = (...actions: readonly Action[]): Side => played(seed, actions).turn;

describe('the one to play', () => {
	it('is the Oya as the month begins, also of the next one and after a new deal', () => {
		expect(turnAfter({ type: 'oya', seat: 1 })).toBe(1);
		expect(turnAfter({ type: 'oya', seat: 1 }, { type: 'void-deal', why: 'table' })).toBe(1);
		expect(turnAfter(...take(0, '01H'), month([], stop(1), [], kasu))).toBe(1);
		expect(turnAfter({ type: 'oya', seat: 1 }, capture(1, '01H 01R'), month([], drawn))).toBe(1);
	});

	it('is the other player after a koï-koï call', () => {
		expect(turnAfter(...take(0, '03H 09T'), { type: 'call', seat: 0 })).toBe(1);
	});

	it('is the other player after a capture: cards taken together, or two of a month one after the other', () => {
		expect(turnAfter(capture(0, '01H 01R'))).toBe(1);
		expect(turnAfter(...take(0, '01H 01R'))).toBe(1);
		expect(turnAfter(capture(0, '01H 01R'), capture(1, '02T 02R'))).toBe(0);
		expect(turnAfter(capture(0, '01H 01R'), capture(0, '02T 02R'))).toBe(1);
	});

	it('stays the same while cards of different months are taken', () => {
		expect(turnAfter(...take(1, '01H 03H 08T 01R'))).toBe(1);
	});

	it('stays the same while that player has to say koï-koï or stop', () => {
		expect(turnAfter(...take(0, '03H'), capture(0, '09T 09R'))).toBe(0);
	});

	it('stays the same when captures do not hand over the turn', () => {
		expect(turnAfter({ type: 'turns', isOn: false }, capture(0, '01H 01R'))).toBe(0);
	});
});

it('cards are captured together or not at all: never past 40', () => {
	const all = played(seed, [
		...['01', '02', '03', '04', '05', '06', '07', '09', '10'].map((of) =>
			capture(
				0,
				of === '01' || of === '03' ? `${of}H ${of}R ${of}K1 ${of}K2` : `${of}T ${of}R ${of}K1 ${of}K2`
			)
		),
		capture(1, '08H 08T')
	]);
	expect(refusedAs(all, capture(1, '12H 12K1 12K2'))).toBe('too-many-captured');
	expect(played(seed, [capture(1, '12H 12K1')], all).draft.piles[1]).toEqual(pile('08H 08T 12H 12K1'));
});

it('a card of the other pile moves with the capture', () => {
	const state = played(seed, [...take(0, '01H'), capture(1, '01R 01H')]);
	expect(state.draft.piles).toEqual([[], pile('01H 01R')]);
});

it('the view is the one chosen by hand, whatever a month was entered by', () => {
	const state = played(seed, [month(kasu, stop(0))]);
	expect(state.view).toBe('cards');
	expect(played(seed, [{ type: 'view', view: 'yaku' }, month([], drawn)]).view).toBe('yaku');
	expect(start(seed).isTurnByTurn).toBe(true);
});
