/** The course of a match against a second implementation, under every way to settle a deal. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runParameters } from '../../../../../tests/support/runs.ts';
import { isRefusal } from '../../outcome.ts';
import { otherSide, type Side } from '../../sides.ts';
import { standingAfter, standingAtFirst, type Said } from '../../../../../tests/oracles/koikoi/oracle.ts';
import { called, monthOfCards, month, pile, stop } from '../../../../../tests/oracles/koikoi/values.ts';
import { act, start } from './match.ts';
import type { Action } from './actions.ts';
import { currentOptionsSchema, type Options, presets } from './options.ts';

const all = currentOptionsSchema.entries;

const seat = fc.constantFrom<Side>(0, 1);
const piles = ['01H 03H 08H', '03H 09T', '06R 09R 10R', '01H 03H 08H 11H 12H', '06T 07T 10T', '12K1'];

const said: fc.Arbitrary<Said> = fc.oneof(
	fc.constantFrom<Said>(
		{ how: 'table' },
		{ how: 'table' },
		{ how: 'drawn' },
		{ how: 'void', why: 'table' },
		{ how: 'void', why: 'both-hands' }
	),
	seat.map((player): Said => ({ how: 'hand', player })),
	fc.tuple(seat, fc.constantFrom(...piles), fc.boolean()).map(([player, cards, isCalled]): Said => ({
		how: 'stop',
		player,
		pile: pile(cards),
		calls: isCalled ? [otherSide(player)] : []
	}))
);

const actionOf = (one: Said): Action => {
	switch (one.how) {
		case 'void':
			return { type: 'void-deal', why: one.why };
		case 'drawn':
		case 'table':
			return month([], { kind: one.how });
		case 'hand':
			return month([], { kind: 'deal', seat: one.player, hand: 'kuttsuki' });
		case 'stop': {
			const cards = one.pile.join(' ');
			const calls = one.calls.map((caller) => called(caller, null));
			const [near, far] = one.player === 0 ? [cards, ''] : ['', cards];
			return monthOfCards(near, far, stop(one.player), calls);
		}
	}
};

const options: fc.Arbitrary<Options> = fc
	.record({
		preset: fc.constantFrom(...Object.values<Options>(presets)),
		tableDeal: fc.constantFrom(...all.tableDeal.options),
		bothHands: fc.constantFrom(...all.bothHands.options),
		passes: fc.boolean(),
		drawnMonth: fc.constantFrom(...all.drawnMonth.options),
		zeroSum: fc.constantFrom(null, null, 20, 30),
		target: fc.constantFrom(null, null, 20, 50),
		months: fc.constantFrom(3, 6, 12),
		finalTie: fc.constantFrom(...all.finalTie.options)
	})
	.map(({ preset, ...match }) => ({ ...preset, ...match }));

const follow = (rules: Options, oya: Side, all: readonly Said[]): void => {
	let state = start(rules);
	const opened = act(state, { type: 'oya', seat: oya });
	if (!isRefusal(opened)) state = opened;
	let standing = standingAtFirst(rules, oya);
	for (const one of all) {
		const after = act(state, actionOf(one));
		const expected = standingAfter(standing, one, rules);
		expect(isRefusal(after), JSON.stringify(one)).toBe(expected === undefined);
		if (isRefusal(after) || !expected) continue;
		const { totals, months, outcome } = after;
		expect({ totals, months: months.length, isOver: outcome !== undefined }).toEqual({
			totals: expected.totals,
			months: expected.months,
			isOver: expected.isOver
		});
		expect(after.oya).toBe(expected.oya);
		state = after;
		standing = expected;
	}
};

describe('a second implementation of the match', () => {
	it('has the same totals, Oya and end after every month, whatever the rules', () => {
		fc.assert(
			fc.property(options, seat, fc.array(said, { maxLength: 20, size: 'max' }), follow),
			runParameters(400)
		);
	});
});
