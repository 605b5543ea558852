/**
 * Finds the piles that a player with declared yaku can have had: those that pay exactly the declared yaku
 * under the rules of the match (rules: Rescoring what was said).
 */
import { otherSide, type Side } from '../../../sides.ts';
import type { MonthRecord } from '../actions.ts';
import type { CardId, Month } from '../cards.ts';
import { bothHoldings } from './entry-checks.ts';
import { countKasu, type Holdings } from '../yaku/holdings.ts';
import {
	cardsIn,
	intersection,
	countIn,
	holds,
	isEmpty,
	maskOf,
	noCards,
	union,
	without,
	type Mask
} from '../mask.ts';
import type { Rules } from '../options.ts';
import { pointsByYaku } from '../yaku/score-pile.ts';
import {
	cardsOfMonth,
	dryHikari,
	fixedSets,
	hikari,
	lightning,
	ordinaryKasu,
	sakeCup,
	tane,
	tanzaku,
	yakuIds,
	type YakuId
} from '../yaku/yaku.ts';

/**
 * A possible pile. Its plain cards are counted without cup and lightning, since only the rules decide whether
 * those count as kasu.
 */
interface Pile extends Omit<Holdings, 'kasu'> {
	readonly ordinaryCount: number;
}

/** Whether a pile pays, for each of these yaku, the points of the declared one. */
type PaysAsDeclared = (pile: Pile, ids: readonly YakuId[]) => boolean;

const holdingsUnder = ({ ordinaryCount, ...pile }: Pile, rules: Rules): Holdings => ({
	...pile,
	kasu: countKasu(ordinaryCount, pile.cards, rules)
});

const subsetsOf = (cards: readonly CardId[]): readonly Mask[] =>
	cards.reduce<readonly Mask[]>(
		(made, card) => [...made, ...made.map((one) => union(one, maskOf([card])))],
		[noCards]
	);

/**
 * @returns the lowest and the highest fitting count; those between need not be tried, since the points of a
 *   pile only rise with its counts
 */
const extremesOf = (min: number, max: number, isFitting: (count: number) => boolean): readonly number[] => {
	const fitting = Array.from({ length: Math.max(0, max - min + 1) }, (_, more) => min + more).filter(
		isFitting
	);
	return [...new Set([...fitting.slice(0, 1), ...fitting.slice(-1)])];
};

/** @returns 1 if the pile lacks a card of the set and so cannot have every card of that kind, or else 0. */
const missing = (cards: Mask, set: Mask): number => (holds(cards, set) ? 0 : 1);

/**
 * The cards that can make or cancel a yaku by themselves, so that both having and not having each is tried.
 */
const decidingCards = union(hikari, union(sakeCup, lightning));

/**
 * @param known - the cards that are surely in the pile
 * @param rival - the cards that are surely in the other player's pile
 * @returns the possible sets of known cards: with any of the deciding cards that neither pile is known to
 *   have, and with the month's four cards, if these did not pay and so could not be declared
 */
const namedSets = (known: Mask, rival: Mask, rules: Rules, month: Month): readonly Mask[] => {
	const undecided = cardsIn(without(decidingCards, union(known, rival)));
	const four = cardsOfMonth(month);
	const isFourPossible = rules.tsukifuda === null && isEmpty(intersection(four, rival));
	return subsetsOf(undecided).flatMap((added) => {
		const cards = union(known, added);
		// A set that lacks a deciding card of the month cannot have all four; another subset has that card.
		const canHaveFour =
			isFourPossible && !holds(cards, four) && holds(cards, intersection(four, decidingCards));
		return canHaveFour ? [cards, union(cards, four)] : [cards];
	});
};

/**
 * @returns the piles with these known cards that pay as declared, each count at its lowest or its highest.
 */
const pilesWith = (cards: Mask, rival: Holdings, pays: PaysAsDeclared): readonly Pile[] => {
	const base: Pile = {
		cards,
		hikari: countIn(cards, hikari),
		dryHikari: countIn(cards, dryHikari),
		tane: countIn(cards, tane),
		tanzaku: countIn(cards, tanzaku),
		ordinaryCount: countIn(cards, ordinaryKasu)
	};
	const { inoshikacho, akatan, aotan } = fixedSets;
	const max = {
		tane: Math.min(9 - rival.tane, 9 - missing(cards, sakeCup) - missing(cards, inoshikacho)),
		tanzaku: Math.min(10 - rival.tanzaku, 10 - missing(cards, akatan) - missing(cards, aotan)),
		ordinaryCount: 23 - countIn(rival.cards, ordinaryKasu)
	};
	const extremes = (kind: keyof typeof max, ids: readonly YakuId[]): readonly number[] =>
		extremesOf(base[kind], max[kind], (count) => pays({ ...base, [kind]: count }, ids));

	const tanzakuCounts = extremes('tanzaku', ['akatan', 'aotan', 'akatan_aotan', 'tan']);
	const ordinaryCounts = extremes('ordinaryCount', ['kasu']);
	return extremes('tane', ['inoshikacho', 'tane'])
		.flatMap((count) => tanzakuCounts.map((ribbons) => ({ ...base, tane: count, tanzaku: ribbons })))
		.flatMap((pile) => ordinaryCounts.map((count) => ({ ...pile, ordinaryCount: count })))
		.filter((pile) => pays(pile, yakuIds));
};

/**
 * @param rules - the rules under which the month was played; every yaku that paid under them was declared
 * @returns for each pile that the player can have had, a function that gives its holdings under other rules;
 *   if no pile fits, only the one that is known
 */
export const possiblePiles = (
	record: MonthRecord,
	seat: Side,
	rules: Rules,
	month: Month
): readonly ((other: Rules) => Holdings)[] => {
	const holdings = bothHoldings(record, rules, month);
	const known = holdings[seat];
	const rival = holdings[otherSide(seat)];
	const declared = pointsByYaku(known, rules, month);
	const pays: PaysAsDeclared = (pile, ids) => {
		const paid = pointsByYaku(holdingsUnder(pile, rules), rules, month);
		return ids.every((id) => paid[id] === declared[id]);
	};
	const piles = namedSets(known.cards, rival.cards, rules, month).flatMap((cards) =>
		pilesWith(cards, rival, pays)
	);
	return piles.length === 0 ? [() => known] : piles.map((pile) => (other) => holdingsUnder(pile, other));
};
