/** The table with four of a month or four pairs, sentence by sentence of the rules page. */
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../outcome.ts';
import type { Action, Ending } from '../actions.ts';
import { act } from '../act.ts';
import { currentMonth, voidReasonsOf } from './draft.ts';
import { tableDeals, type Options } from '../options.ts';
import { presets } from '../presets.ts';
import { rescore } from './rescore.ts';
import { start } from '../start.ts';
import {
	called,
	drawn,
	month,
	monthOfCards,
	played,
	refusedAs,
	seed,
	stop
} from '../../../../../../tests/oracles/koikoi/values.ts';

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

	it.each(Object.entries(presets))('rescored under %s, it stays 6 points', (_, other) => {
		const state = played({ ...paysOya, zeroSum: 20 }, [farIsOya, byTable, byTable, byTable, byTable]);
		for (const { months, totals } of rescore(state, other)) {
			expect(months.map(({ points }) => points)).toEqual([
				[-6, 6],
				[-6, 6],
				[-6, 6],
				[-2, 2]
			]);
			expect(totals).toEqual([0, 40]);
		}
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

describe.each(tableDeals)('two winning hands beside tableDeal %s', (tableDeal) => {
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
});
