/**
 * What a pile can have been whose yaku were said without their cards: every pile that pays, under the rules it was
 * said under, exactly what was said (rules: Rescoring what was said).
 */
import type { MonthRecord, Side } from '../actions.ts';
import type { CardId, Month } from '../cards.ts';
import { bothHoldings } from './entry-checks.ts';
import { countedKasu, type Holdings } from '../yaku/holdings.ts';
import {
	cardsIn,
	common,
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
import { otherSide } from '../per-side.ts';
import { paidFor } from '../yaku/score-pile.ts';
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

/** A pile as it may have been. Its kasu without cup and lightning, so that it can be read under any rules. */
interface Pile extends Omit<Holdings, 'kasu'> {
	readonly ordinary: number;
}

/** Whether a pile pays for these yaku what was said. */
type Pays = (pile: Pile, ids: readonly YakuId[]) => boolean;

const holdingsUnder = ({ ordinary, ...pile }: Pile, rules: Rules): Holdings => ({
	...pile,
	kasu: countedKasu(ordinary, pile.cards, rules)
});

const subsetsOf = (cards: readonly CardId[]): readonly Mask[] =>
	cards.reduce<readonly Mask[]>(
		(made, card) => [...made, ...made.map((one) => union(one, maskOf([card])))],
		[noCards]
	);

/** The first and the last of the numbers that are right: what a pile pays only rises with each of its counts. */
const endsOf = (least: number, most: number, isRight: (count: number) => boolean): readonly number[] => {
	const right = Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more).filter(
		isRight
	);
	return [...new Set([...right.slice(0, 1), ...right.slice(-1)])];
};

const missing = (cards: Mask, set: Mask): number => (holds(cards, set) ? 0 : 1);

/** The cards that decide single yaku: they are there or not, whatever else is. */
const deciding = union(hikari, union(sakeCup, lightning));

/**
 * @returns the sets of cards by name that the pile can have: the known ones, with any of the deciding cards that
 *   neither pile is known to have, and with the month's four where they do not pay and so were not said
 */
const namedSets = (known: Mask, rival: Mask, rules: Rules, month: Month): readonly Mask[] => {
	const open = cardsIn(without(deciding, union(known, rival)));
	const four = cardsOfMonth(month);
	const isFourOpen = rules.tsukifuda === null && isEmpty(common(four, rival));
	return subsetsOf(open).flatMap((some) => {
		const cards = union(known, some);
		// A deciding card of the month is in another of these sets where it is not in this one.
		const canHaveFour = isFourOpen && !holds(cards, four) && holds(cards, common(four, deciding));
		return canHaveFour ? [cards, union(cards, four)] : [cards];
	});
};

/** @returns the piles with these cards by name that pay the same under the rules they were said under. */
const pilesWith = (cards: Mask, rival: Holdings, pays: Pays): readonly Pile[] => {
	const base: Pile = {
		cards,
		hikari: countIn(cards, hikari),
		dryHikari: countIn(cards, dryHikari),
		tane: countIn(cards, tane),
		tanzaku: countIn(cards, tanzaku),
		ordinary: countIn(cards, ordinaryKasu)
	};
	const { inoshikacho, akatan, aotan } = fixedSets;
	const most = {
		tane: Math.min(9 - rival.tane, 9 - missing(cards, sakeCup) - missing(cards, inoshikacho)),
		tanzaku: Math.min(10 - rival.tanzaku, 10 - missing(cards, akatan) - missing(cards, aotan)),
		ordinary: 23 - countIn(rival.cards, ordinaryKasu)
	};
	const ends = (kind: keyof typeof most, ids: readonly YakuId[]): readonly number[] =>
		endsOf(base[kind], most[kind], (count) => pays({ ...base, [kind]: count }, ids));

	const tanzakuCounts = ends('tanzaku', ['akatan', 'aotan', 'akatan_aotan', 'tan']);
	const ordinaryCounts = ends('ordinary', ['kasu']);
	return ends('tane', ['inoshikacho', 'tane'])
		.flatMap((count) => tanzakuCounts.map((ribbons) => ({ ...base, tane: count, tanzaku: ribbons })))
		.flatMap((pile) => ordinaryCounts.map((ordinary) => ({ ...pile, ordinary })))
		.filter((pile) => pays(pile, yakuIds));
};

/**
 * @param rules - those the month was played under: all that paid under them was said
 * @returns the piles that a player can have had, each to be read under any other rules; the known one alone where
 *   none fits
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
	const said = paidFor(known, rules, month);
	const pays: Pays = (pile, ids) => {
		const paid = paidFor(holdingsUnder(pile, rules), rules, month);
		return ids.every((id) => paid[id] === said[id]);
	};
	const piles = namedSets(known.cards, rival.cards, rules, month).flatMap((cards) =>
		pilesWith(cards, rival, pays)
	);
	return piles.length === 0 ? [() => known] : piles.map((pile) => (other) => holdingsUnder(pile, other));
};
