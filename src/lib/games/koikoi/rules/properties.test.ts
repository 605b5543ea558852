/** Every pile and every settlement, under any rules, beside a second reading of the rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runParameters } from '../../../../../tests/support/runs.ts';
import { cardById, cardIds, type CardId, maskOf } from './cards.ts';
import { type Rules, presets } from './options.ts';
import { holdingsOfCards, pointsByYaku, scorePile, sumOf } from './pile.ts';
import { settle } from './settlement.ts';
import { allCards, paidFor, payout, rawSum } from '../../../../../tests/oracles/koikoi/oracle.ts';
import { anyCalls, anyMonth, anyPile, anyRules } from '../../../../../tests/support/koikoi-random.ts';
import { pile } from '../../../../../tests/oracles/koikoi/values.ts';

const paid = (cards: readonly CardId[], rules: Rules, month?: Parameters<typeof scorePile>[2]) =>
	Object.fromEntries(scorePile(cards, rules, month).yaku.map(({ id, points }) => [id, points]));

/** @returns every subset of the cards, the empty one included */
const subsets = (cards: readonly CardId[]): readonly (readonly CardId[])[] =>
	cards.reduce<readonly (readonly CardId[])[]>(
		(made, card) => [...made, ...made.map((one) => [...one, card])],
		[[]]
	);

describe('a second implementation of the rules', () => {
	it('knows the same 48 cards', () => expect([...cardIds].sort()).toEqual(allCards));

	it('pays every pile the same, under any rules', () => {
		fc.assert(
			fc.property(anyPile, anyRules, fc.option(anyMonth, { nil: undefined }), (cards, rules, month) => {
				expect(paid(cards, rules, month)).toEqual(paidFor(cards, rules, month));
				expect(scorePile(cards, rules, month).points).toBe(rawSum(cards, rules, month));
				const sum = sumOf(pointsByYaku(holdingsOfCards(maskOf(cards), rules), rules, month));
				expect(sum).toBe(rawSum(cards, rules, month));
			}),
			runParameters(300)
		);
	});

	it.each(Object.entries<Rules>(presets))(
		'%s: pays every set of brights with the cup and the rain, of tane and of tanzaku the same',
		(_, rules) => {
			const ofKind = (kind: string) => cardIds.filter((id) => cardById[id].kind === kind);
			for (const group of [[...ofKind('hikari'), ...pile('09T 11K1')], ofKind('tane'), ofKind('tanzaku')])
				for (const cards of subsets(group)) expect(paid(cards, rules)).toEqual(paidFor(cards, rules));
		}
	);

	it('settles the same, under any multipliers', () => {
		fc.assert(
			fc.property(fc.nat(80), anyCalls, fc.constantFrom(0, 1), anyRules, (raw, calls, winner, rules) => {
				const said = calls.map((seat) => ({ seat }));
				expect(settle(raw, said, winner, rules).total).toBe(payout(raw, calls, winner, rules));
			}),
			runParameters(300)
		);
	});
});
