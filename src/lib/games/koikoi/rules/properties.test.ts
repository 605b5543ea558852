/** Properties of every pile and every settlement, under any rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runParameters } from '../../../../../tests/support/runs.ts';
import { cardById, cardIds, type CardId, maskOf } from './cards.ts';
import { type Rules, presets } from './options.ts';
import { holdingsOfCards, pointsByYaku, scorePile, sumOf } from './pile.ts';
import { settle } from './settlement.ts';
import { allCards, paidFor, payout, rawSum } from '../../../../../tests/oracles/koikoi/oracle.ts';
import {
	anyCalls,
	anyCard,
	anyMonth,
	anyPile,
	anyRules
} from '../../../../../tests/support/koikoi-random.ts';
import { pile, seed } from '../../../../../tests/oracles/koikoi/values.ts';

const paid = (cards: readonly CardId[], rules: Rules, month?: Parameters<typeof scorePile>[2]) =>
	Object.fromEntries(scorePile(cards, rules, month).yaku.map(({ id, points }) => [id, points]));
const points = (cards: readonly CardId[], rules: Rules): number => scorePile(cards, rules).points;

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

describe('the order', () => {
	it('of the cards never matters', () => {
		fc.assert(
			fc.property(anyPile, anyRules, anyMonth, (cards, rules, month) => {
				expect(scorePile(cards, rules, month)).toEqual(scorePile(cards.toSorted(), rules, month));
			})
		);
	});

	it('of the calls matters only where own calls are forgotten', () => {
		fc.assert(
			fc.property(fc.nat(40), anyCalls, anyRules, (raw, calls, rules) => {
				const under = { ...rules, resetOwnCalls: false };
				const said = (seats: readonly number[]) => seats.map((seat) => ({ seat }));
				expect(settle(raw, said(calls), 0, under)).toEqual(settle(raw, said(calls.toSorted()), 0, under));
			})
		);
		const forgetting = { ...seed, resetOwnCalls: true };
		expect(settle(5, [{ seat: 0 }, { seat: 1 }], 0, forgetting).total).toBe(10);
		expect(settle(5, [{ seat: 1 }, { seat: 0 }], 0, forgetting).total).toBe(20);
	});
});

describe('without multipliers', () => {
	it('a settlement is the raw points', () => {
		const ways = fc.constantFrom<Rules['combination']>('product', 'exclusive');
		fc.assert(
			fc.property(fc.nat(200), anyCalls, anyRules, ways, (raw, calls, rules, combination) => {
				const none: Rules = {
					...rules,
					combination,
					sevenPlus: null,
					ownKoiKoi: 'none',
					opponentKoiKoi: 'none'
				};
				const said = calls.map((seat) => ({ seat }));
				expect(settle(raw, said, 0, none)).toEqual({ factors: [], total: raw });
			})
		);
	});
});

/**
 * Whether no further card can lower a score under these rules. A score is lowered only by rain that cancels a
 * viewing, by a set that pays less than the tane or tan that it blocks, and by a combined yaku of both ribbon
 * sets that pays less than the first set alone.
 */
const isGrowing = (rules: Rules): boolean => {
	const { inoshikacho, akatan, aotan, akatan_aotan, tane, tan } = rules.points;
	// By how much the points of tane or tan may differ from those of the set that blocks them, further cards
	// included.
	const boarLead = rules.inoshikachoExtra === 1 ? -3 : 3;
	const ribbonLead = rules.ribbonSetExtra === 1 ? -3 : 3;
	const secondSet = akatan_aotan + (rules.ribbonSetBlocksTan ? 0 : 1);
	return (
		rules.viewing !== 'rain-cancels' &&
		(!rules.inoshikachoBlocksTane || inoshikacho >= tane + boarLead) &&
		(!rules.ribbonSetBlocksTan || Math.min(akatan, aotan) >= tan + ribbonLead) &&
		(rules.bothRibbonSets !== 'combined' || secondSet >= Math.max(akatan, aotan) + 2 * rules.ribbonSetExtra)
	);
};

/** Piles, each with a card that lowers its score under some rules; together they cover all such rules. */
const lowering: readonly (readonly [string, CardId])[] = [
	['03H 09T', '11K1'],
	['08H 09T', '11K1'],
	['02T 04T 05T 06T 08T 09T 10T 11T', '07T'],
	['02R 03R 04R 05R 07R 09R 10R 11R', '01R'],
	['02R 03R 04R 05R 07R 09R 10R 11R', '06R'],
	['01R 02R 03R 06R 09R', '10R'],
	['06R 09R 10R 01R 02R', '03R']
];
const lowers = (ids: string, card: CardId, rules: Rules): boolean =>
	points([...pile(ids), card], rules) < points(pile(ids), rules);

describe('one more card', () => {
	it('never lowers a score, except by rain, a blocking set or both ribbon sets combined', () => {
		fc.assert(
			fc.property(anyPile, anyCard, anyRules, (cards, card, rules) => {
				fc.pre(isGrowing(rules));
				expect(points([...cards, card], rules)).toBeGreaterThanOrEqual(points(cards, rules));
			}),
			runParameters(200)
		);
	});

	it('lowers some score under all other rules', () => {
		fc.assert(
			fc.property(anyRules, (rules) => {
				expect(lowering.some(([ids, card]) => lowers(ids, card, rules))).toBe(!isGrowing(rules));
			}),
			runParameters(200)
		);
	});

	it('never lowers a score under a published rule set', () => {
		for (const rules of Object.values<Rules>(presets)) expect(isGrowing(rules)).toBe(true);
	});

	const priced = (some: Partial<Rules['points']>): Rules['points'] => ({ ...seed.points, ...some });
	it.each<readonly [string, Partial<Rules>, string, CardId, number, number]>([
		['rain cancels a viewing', { viewing: 'rain-cancels' }, '03H 09T', '11K1', 5, 0],
		[
			'a cheap inoshikachō ends a dear tane',
			{ inoshikachoBlocksTane: true, points: priced({ inoshikacho: 2 }) },
			'02T 04T 05T 06T 08T 10T 11T',
			'07T',
			3,
			2
		],
		[
			'a cheap akatan ends a dear tan',
			{ ribbonSetBlocksTan: true, points: priced({ akatan: 1 }) },
			'02R 03R 04R 05R 07R 11R',
			'01R',
			2,
			1
		],
		[
			'both sets together at 3 are worth less than one at 5',
			{ bothRibbonSets: 'combined', points: priced({ akatan_aotan: 3 }) },
			'01R 02R 03R 06R 09R',
			'10R',
			6,
			5
		]
	])('%s', (_, rules, ids, card, before, after) => {
		const under = { ...seed, ...rules };
		expect([points(pile(ids), under), points([...pile(ids), card], under)]).toEqual([before, after]);
	});
});
