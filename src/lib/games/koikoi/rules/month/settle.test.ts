/** The examples of the rules page and every multiplier option. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Options } from '../options.ts';
import { presets } from '../presets.ts';
import { settle } from './settle.ts';

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

it('with every multiplier at none, what is paid is the raw sum', () => {
	const none = { ...presets.seed, sevenPlus: null, ownKoiKoi: 'none', opponentKoiKoi: 'none' } as const;
	const calls = fc.array(fc.record({ seat: fc.constantFrom(0, 1) }));
	fc.assert(
		fc.property(fc.nat(200), calls, fc.constantFrom(0, 1), (points, called, winner) => {
			expect(settle(points, called, winner, none)).toEqual({ factors: [], total: points });
		})
	);
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
