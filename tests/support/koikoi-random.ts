/** Arbitraries for Koï-Koï: piles that often hold yaku, any combination of rules, and plausible months. */
import fc from 'fast-check';
import { arbitraryOf } from './arbitrary';
import { actionSchema, type Action, type Ending, type MonthRecord } from '$lib/games/koikoi/rules/actions';
import { cardIds, monthNumbers, type CardId } from '$lib/games/koikoi/rules/cards';
import { currentOptionsSchema, rulesSchema, presets } from '$lib/games/koikoi/rules/options';
import { called, pile } from '../oracles/koikoi/values';

/** Any rules; often those of a preset. */
export const anyRules = fc.oneof(
	{ weight: 3, arbitrary: arbitraryOf(rulesSchema) },
	fc.constantFrom(...Object.values(presets))
);
export const anyOptions = fc.oneof(
	arbitraryOf(currentOptionsSchema),
	fc.constantFrom(...Object.values(presets))
);
export const anyMonth = fc.constantFrom(...monthNumbers);
export const anyCard: fc.Arbitrary<CardId> = fc.constantFrom(...cardIds);
export const anyCalls = fc.array(fc.constantFrom(0, 1), { maxLength: 8 });

/** Cards that make a yaku together, which random piles seldom contain. */
const parts = [
	'01H 03H 08H 12H',
	'01H 03H 11H 12H',
	'03H 08H 09T',
	'06T 07T 10T',
	'02T 04T 05T 08T 09T 11T',
	'01R 02R 03R',
	'06R 09R 10R',
	'04R 05R 07R 11R',
	'01K1 02K1 03K1 04K1 05K1 06K1 07K1 08K1 09K1 10K1 11K1 12K1',
	'11H 11T 11R 11K1',
	'12K1 12K2 12K3'
].map(pile);

/** 0 to 24 cards in any order. */
export const anyPile: fc.Arbitrary<readonly CardId[]> = fc
	.tuple(
		fc.subarray(parts, { maxLength: 4 }),
		fc.shuffledSubarray([...cardIds], { maxLength: 24 }),
		fc.boolean()
	)
	.map(([sets, others, isLoose]) => [...new Set([...(isLoose ? [] : sets.flat()), ...others])].slice(0, 24));

/** Piles of both players, with no card in both. */
const twoPiles: fc.Arbitrary<readonly [readonly CardId[], readonly CardId[]]> = fc
	.tuple(anyPile, anyPile)
	.map(([near, far]) => [near, far.filter((card) => !near.includes(card))]);

const seat = fc.constantFrom(0 as const, 1 as const);
const ending: fc.Arbitrary<Ending> = fc.oneof(
	{ weight: 4, arbitrary: seat.map((one): Ending => ({ kind: 'stop', seat: one })) },
	fc.constant<Ending>({ kind: 'drawn' })
);
const call = fc.tuple(seat, fc.constantFrom(null, 1, 5)).map(([caller, points]) => called(caller, points));

/** Plausible months, some of which are refused all the same. */
const monthOfPiles: fc.Arbitrary<MonthRecord> = fc
	.tuple(twoPiles, ending, fc.array(call, { maxLength: 3 }))
	.map(([piles, closed, events]) => ({ events, piles, yaku: [[], []], ending: closed }));
const monthOfHand: fc.Arbitrary<MonthRecord> = seat.map((owner) => ({
	events: [],
	piles: [[], []],
	yaku: [[], []],
	ending: { kind: 'deal', seat: owner, hand: 'teshi' }
}));
/** Refused under rules by which such a table wins nothing. */
const monthOfTable: fc.Arbitrary<MonthRecord> = fc.constant({
	events: [],
	piles: [[], []],
	yaku: [[], []],
	ending: { kind: 'table' }
});

export const anyMonthPlayed: fc.Arbitrary<Action> = fc
	.oneof({ weight: 5, arbitrary: monthOfPiles }, { weight: 2, arbitrary: monthOfHand }, monthOfTable)
	.map((record) => ({ type: 'month', record }));

/** Any action that fits the schema; often one that is common at a table. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
	arbitraryOf(actionSchema),
	{
		weight: 3,
		arbitrary: fc.tuple(seat, anyCard).map(([owner, card]): Action => ({ type: 'take', seat: owner, card }))
	},
	{ weight: 2, arbitrary: anyMonthPlayed }
);
