/** The examples of the rules page and every multiplier option. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentOptionsSchema, type Options, presets } from './options.ts';
import { settle } from './settlement.ts';
import { isRefusal } from '../../outcome.ts';
import type { Action, Ending } from './actions.ts';
import { act, start } from './match.ts';
import { currentMonth, voidReasonsOf } from './month.ts';
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

/** Parses the seats of those who called, in order, such as "0 1 0"; seat 0 wins in these tests. */
const total = (points: number, calls: string, rules: Partial<Options> = {}): number =>
	settle(points, seats(calls), 0, { ...presets.seed, ...rules }).total;
const seats = (calls: string) =>
	calls === '' ? [] : calls.split(' ').map((seat) => ({ seat: Number(seat) }));

describe('the seed edition', () => {
	it.each([
		['5 points, one own call', 5, '0', 10],
		['7', 7, '', 14],
		['8 after the opponent’s call', 8, '1', 32],
		['8 with one own call', 8, '0', 32],
		['8 with one call each', 8, '0 1', 64],
		['6 without a call', 6, '', 6],
		['two own calls triple', 5, '0 0', 15],
		['the opponent doubles once, however often', 5, '1 1 1', 10],
		['7+ is tested on the raw sum: 6 with one own call', 6, '0', 12],
		['7 with two own calls', 7, '0 0', 42],
		['3 with two own calls', 3, '0 0', 9],
		['20 is doubled once', 20, '', 40],
		['nothing is paid for nothing', 0, '0 1', 0]
	])('%s', (_, points, calls, expected) => expect(total(points, calls)).toBe(expected));

	it('every factor is named with its reason', () => {
		expect(settle(8, seats('0 1'), 0, presets.seed)).toEqual({
			factors: [
				{ code: 'own-koikoi', how: 'times', value: 2, params: { calls: 1 } },
				{ code: 'seven-plus', how: 'times', value: 2, params: { threshold: 7, points: 8 } },
				{ code: 'opponent-koikoi', how: 'times', value: 2, params: { calls: 1 } }
			],
			total: 64
		});
	});
});

describe('each option', () => {
	const rows: readonly (readonly [string, Partial<Options>, number, string, number])[] = [
		['no seven', { sevenPlus: null }, 8, '', 8],
		['own none', { ownKoiKoi: 'none' }, 5, '0 0', 5],
		['own plus: before the other factors', { ownKoiKoi: 'plus' }, 8, '0 0', 20],
		['own plus: the seven is tested on the raw sum', { ownKoiKoi: 'plus' }, 6, '0', 7],
		['opponent none', { opponentKoiKoi: 'none' }, 5, '1', 5],
		['opponent times', { opponentKoiKoi: 'times' }, 5, '1 1', 15],
		['count: one counter', { combination: 'count' }, 8, '0 1', 48],
		['count: below seven', { combination: 'count' }, 5, '0 1 1', 20],
		['count: the two others are not asked', { combination: 'count', ownKoiKoi: 'none' }, 5, '0', 10],
		['count: the opponent’s neither', { combination: 'count', opponentKoiKoi: 'none' }, 5, '1', 10],
		['count: forgotten calls are not counted', { combination: 'count', resetOwnCalls: true }, 5, '0 1', 10],
		[
			'exclusive: points added stay beside the seven',
			{ combination: 'exclusive', ownKoiKoi: 'plus' },
			8,
			'0',
			18
		],
		[
			'exclusive: the opponent’s may be times too',
			{ combination: 'exclusive', opponentKoiKoi: 'times' },
			8,
			'0 1 1',
			48
		],
		['exclusive: the larger of seven and own', { combination: 'exclusive' }, 8, '0 0', 24],
		['exclusive: the same', { combination: 'exclusive' }, 8, '0', 16],
		['exclusive: the opponent still doubles', { combination: 'exclusive' }, 8, '0 1', 32],
		['exclusive: only one of them there', { combination: 'exclusive' }, 5, '0', 10],
		['own calls forgotten when the opponent calls later', { resetOwnCalls: true }, 5, '0 1', 10],
		['own calls after the opponent’s stay', { resetOwnCalls: true }, 5, '0 1 0', 20],
		['the opponent’s calls are never forgotten', { resetOwnCalls: true }, 5, '1 0', 20],
		['all own calls before the opponent’s last are forgotten', { resetOwnCalls: true }, 5, '0 0 1 0', 20],
		['cap', { cap: 4 }, 8, '0 1', 32],
		['cap: points added are no multiplier', { cap: 2, ownKoiKoi: 'plus' }, 8, '0 0 1', 20],
		['cap not reached', { cap: 8 }, 8, '0 1', 64]
	];
	it.each(rows)('%s', (_, rules, points, calls, expected) =>
		expect(total(points, calls, rules)).toBe(expected)
	);

	it('the cap is a link of the chain', () => {
		expect(settle(8, seats('0 1'), 0, { ...presets.seed, cap: 4 }).factors.at(-1)).toEqual({
			code: 'cap',
			how: 'limit',
			value: 4,
			params: { cap: 4, product: 8 }
		});
	});
});

describe('the other presets', () => {
	it.each(['nintendo', 'fuda-wiki', 'classic'] as const)(
		'%s: seven, opponent, own calls nothing',
		(preset) => {
			expect(settle(7, seats('0 1'), 0, presets[preset]).total).toBe(28);
			expect(settle(5, seats('0 0'), 0, presets[preset]).total).toBe(5);
		}
	);
	it('one counter', () => expect(settle(7, seats('0 1'), 0, presets['one-counter']).total).toBe(42));
});

it('the chain gives the total', () => {
	const calls = fc.array(fc.record({ seat: fc.constantFrom(0, 1) }), { maxLength: 6 });
	const rules = fc.record({
		ownKoiKoi: fc.constantFrom('times', 'none', 'plus'),
		opponentKoiKoi: fc.constantFrom('double', 'none', 'times'),
		combination: fc.constantFrom('product', 'count', 'exclusive'),
		cap: fc.constantFrom(null, 2, 4, 8),
		resetOwnCalls: fc.boolean()
	} as const);
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 60 }), calls, rules, (points, called, under) => {
			const { factors, total: paid } = settle(points, called, 0, { ...presets.seed, ...under });
			const sum = factors.reduce((added, { how, value }) => (how === 'plus' ? added + value : added), points);
			const times = factors.reduce((by, { how, value }) => (how === 'times' ? by * value : by), 1);
			const limit = factors.find(({ how }) => how === 'limit')?.value ?? times;
			expect(paid).toBe(sum * limit);
		})
	);
});

/** The table with four of a month or four pairs, sentence by sentence of the rules page. */

const sanko = [{ yaku: 'sanko', count: 3 }] as const;
const tableEnding: Ending = { kind: 'table' };
const byTable: Action = month([], tableEnding);
const voidTable: Action = { type: 'void-deal', why: 'table' };
const voidHands: Action = { type: 'void-deal', why: 'both-hands' };
const farIsOya: Action = { type: 'oya', seat: 1 };
const paysOya: Options = { ...seed, tableDeal: 'oya' };

const saidAs = (options: Options, action: Action) => {
	const after = act(start(options), action);
	return isRefusal(after) ? [after.code, after.rule, after.params] : undefined;
};

describe('tableDeal void, the default', () => {
	it.each(Object.entries(presets))('%s: the deal is void, the same Oya deals again', (_, rules) => {
		const state = played(rules, [farIsOya, voidTable]);
		expect([state.oya, currentMonth(state), state.totals, state.draft.voids]).toEqual([
			1,
			1,
			[0, 0],
			['table']
		]);
		expect(saidAs(rules, byTable)).toEqual(['table-rule', 'void-table', { rule: 'void' }]);
	});
});

describe('tableDeal oya', () => {
	it.each(Object.entries(presets))(
		'%s: the Oya takes 6 points and the month is over, the Oya stays; no multiplier',
		(_, preset) => {
			for (const passes of [false, true])
				for (const drawnMonth of [0, 1, 6] as const) {
					const state = played({ ...preset, tableDeal: 'oya', passes, drawnMonth }, [farIsOya, byTable]);
					expect([state.totals, state.oya, state.turn, currentMonth(state)]).toEqual([[0, 6], 1, 1, 2]);
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

	it('no deal is void by the table', () => {
		expect(saidAs(paysOya, voidTable)).toEqual(['table-rule', 'void-table', { rule: 'oya' }]);
	});

	it('a drawn month still passes the Oya where it does: a table before and after it stays', () => {
		const state = played({ ...paysOya, passes: true }, [byTable, month([], drawn), byTable, byTable]);
		expect(state.months.map(({ oya }) => oya)).toEqual([0, 0, 1, 1]);
		expect(state.totals).toEqual([6, 12]);
	});

	it('zeroSum: the Oya takes the points from the other, never more than is left, which ends the match', () => {
		const rules = { ...paysOya, zeroSum: 20 } as const;
		const state = played(rules, [byTable, byTable, byTable]);
		expect(state.totals).toEqual([38, 2]);
		const over = played(rules, [byTable], state);
		expect(over.months[3]?.points).toEqual([2, -2]);
		expect(over.outcome?.reason.code).toBe('stock-empty');
	});

	it('a points target is reached by the table too', () => {
		const rules = { ...paysOya, target: 20 } as const;
		const state = played(rules, [byTable, byTable, byTable]);
		expect(state.outcome).toBeUndefined();
		const { outcome, totals } = played(rules, [byTable], state);
		expect([outcome?.reason.code, outcome?.winners, totals]).toEqual(['target', [0], [24, 0]]);
	});

	it('it is seen before the first card: not after a card, a yaku or a call', () => {
		const { record } = monthOfCards('08H', '', tableEnding);
		expect(saidAs(paysOya, { type: 'month', record })).toEqual(['table-late', 'void-table', {}]);
		expect(refusedAs(start(paysOya), month(sanko, tableEnding))).toBe('table-late');
		expect(refusedAs(start(paysOya), month([], tableEnding, [called(0, null)]))).toBe('table-late');
	});

	it('after void deals, which stay with the month', () => {
		const state = played({ ...paysOya, bothHands: 'void' }, [voidHands, byTable]);
		expect([state.totals, state.months[0]?.voids, state.draft.voids]).toEqual([[6, 0], ['both-hands'], []]);
	});

	it('a winning hand beside it: what the players say counts', () => {
		const teshi = month([], { kind: 'deal', seat: 1, hand: 'teshi' });
		expect(played(paysOya, [teshi]).totals).toEqual([0, 6]);
		expect(played(paysOya, [byTable]).totals).toEqual([6, 0]);
	});

	it('an earlier month that is edited: the table pays whoever is Oya then', () => {
		const first = played(paysOya, [month(sanko, stop(0)), byTable]);
		const edited = played(paysOya, [month([], stop(1), [], sanko), byTable]);
		expect([first.totals, edited.totals]).toEqual([
			[11, 0],
			[0, 11]
		]);
	});
});

describe('tableDeal play', () => {
	it('the month is played: the table voids and wins nothing', () => {
		const rules: Options = { ...seed, tableDeal: 'play' };
		expect(saidAs(rules, voidTable)).toEqual(['table-rule', 'void-table', { rule: 'play' }]);
		expect(saidAs(rules, byTable)).toEqual(['table-rule', 'void-table', { rule: 'play' }]);
		expect(played(rules, [month(sanko, stop(0))]).totals).toEqual([5, 0]);
	});
});

describe.each(currentOptionsSchema.entries.tableDeal.options)(
	'two winning hands beside tableDeal %s',
	(tableDeal) => {
		it('void the deal where they do, and nothing where they do not', () => {
			const state = played({ ...seed, tableDeal, bothHands: 'void' }, [farIsOya, voidHands]);
			expect([state.oya, state.months.length, state.draft.voids]).toEqual([1, 0, ['both-hands']]);
			expect(refusedAs(start({ ...seed, tableDeal }), voidHands)).toBe('hands-play-on');
		});

		it('are offered where they void a deal, as the table is', () => {
			const table = tableDeal === 'void' ? ['table'] : [];
			expect(voidReasonsOf({ ...seed, tableDeal })).toEqual(table);
			expect(voidReasonsOf({ ...seed, tableDeal, bothHands: 'void' })).toEqual([...table, 'both-hands']);
		});
	}
);
