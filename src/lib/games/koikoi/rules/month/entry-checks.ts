/** Refuses piles and declared yaku that are impossible together (rules: The 48 cards, At the table). */
import { otherSide, sides, type PerSide, type Side } from '../../../sides.ts';
import type { Refusal } from '../../../outcome.ts';
import { type MonthRecord } from '../actions.ts';
import type { CardId, Month } from '../cards.ts';
import { holdingsOf, minCardCount, type Holdings, type DeclaredYaku } from '../yaku/holdings.ts';
import { cardsIn, intersection, isEmpty, maskOf } from '../mask.ts';
import type { Rules } from '../options.ts';
import { refusalOf, type RefusalCode } from '../refusals.ts';
import { brightYaku, countRange, isPlayed, kasuTotal, rainCards } from '../yaku/yaku.ts';

/** What was entered of the captures of both players: their cards, and their declared yaku. */
export type EnteredCaptures = Pick<MonthRecord, 'piles' | 'yaku'>;

/** @returns what is known of the piles of both players. */
export const bothHoldings = (
	{ piles, yaku }: EnteredCaptures,
	rules: Rules,
	month: Month
): PerSide<Holdings> => [
	holdingsOf(piles[0], yaku[0], rules, month),
	holdingsOf(piles[1], yaku[1], rules, month)
];

const firstResult = <T, R>(items: readonly T[], check: (item: T) => R | undefined): R | undefined => {
	for (const item of items) {
		const found = check(item);
		if (found !== undefined) return found;
	}
	return undefined;
};

/** Refuses yaku that exclude each other, declared for one player. */
const checkExclusions = (
	seat: Side,
	declared: readonly DeclaredYaku[],
	rules: Rules
): Refusal<RefusalCode> | undefined => {
	const has = (id: DeclaredYaku['yaku']): boolean => declared.some(({ yaku }) => yaku === id);
	const brights = brightYaku.filter(has);
	const [best, lesser] = brights;
	if (rules.brights === 'best' && best && lesser)
		return refusalOf('brights-together', { seat, yaku: lesser, by: best });
	if (rules.inoshikachoBlocksTane && has('inoshikacho') && has('tane'))
		return refusalOf('tane-blocked', { seat });
	const set = (['akatan', 'aotan'] as const).find(has);
	if (rules.ribbonSetBlocksTan && set && has('tan')) return refusalOf('tan-blocked', { seat, by: set });
	return undefined;
};

const checkDeclared = (
	seat: Side,
	declared: readonly DeclaredYaku[],
	cards: Holdings['cards'],
	rules: Rules
): Refusal<RefusalCode> | undefined =>
	firstResult(declared, ({ yaku, count }) => {
		if (!isPlayed(yaku, rules)) return refusalOf('yaku-off', { yaku });
		const { min, max } = countRange(yaku, rules);
		if (count < min || count > max) return refusalOf('count-range', { yaku, count, min, max });
		const isViewing = yaku === 'hanami' || yaku === 'tsukimi';
		const [rainCard] = cardsIn(intersection(cards, rainCards));
		if (isViewing && rules.viewing === 'rain-cancels' && rainCard)
			return refusalOf('rain-cancels', { seat, yaku, card: rainCard });
		return undefined;
	}) ?? checkExclusions(seat, declared, rules);

const deckCounts = (rules: Rules) =>
	[
		['hikari', 5],
		['dryHikari', 4],
		['tane', 9],
		['tanzaku', 10],
		['kasu', kasuTotal(rules)]
	] as const;

/** Refuses a card that both players have, and more cards of a kind than the deck has. */
const checkCards = (entered: EnteredCaptures, holdings: PerSide<Holdings>, rules: Rules) => {
	const [near, far] = holdings;
	const [twice] = cardsIn(intersection(near.cards, far.cards));
	// Of the two players the refusal names first the one whose pile has the card, not only a declared yaku with
	// it.
	const onPile = sides.find((side) => twice !== undefined && entered.piles[side].includes(twice)) ?? 0;
	if (twice) return refusalOf('card-twice', { card: twice, seat: onPile, other: otherSide(onPile) });
	return firstResult(deckCounts(rules), ([kind, limit]) => {
		const count = near[kind] + far[kind];
		return count > limit ? refusalOf('too-many-cards', { kind, count, limit }) : undefined;
	});
};

/** 8 of the 48 cards are never seen in a month. */
const maxCapturedCards = 40;

/** Refuses more captured cards of both players together than a month can have. */
const checkCaptured = ([near, far]: PerSide<Holdings>, rules: Rules): Refusal<RefusalCode> | undefined => {
	const count = minCardCount(near, rules) + minCardCount(far, rules);
	return count > maxCapturedCards
		? refusalOf('too-many-captured', { count, limit: maxCapturedCards })
		: undefined;
};

const duplicateIn = (ids: readonly CardId[]): CardId | undefined =>
	ids.find((id, place) => ids.indexOf(id) !== place);

/**
 * @param limits - `off` lifts the limit of captured cards
 * @returns why the piles and declared yaku are impossible, or `undefined`
 */
export const checkEntered = (
	entered: EnteredCaptures,
	rules: Rules,
	month: Month,
	limits?: 'off'
): Refusal<RefusalCode> | undefined => {
	const holdings = bothHoldings(entered, rules, month);
	return (
		firstResult(sides, (seat) => {
			const twice = duplicateIn(entered.piles[seat]);
			return twice === undefined ? undefined : refusalOf('card-twice', { card: twice, seat, other: seat });
		}) ??
		firstResult(sides, (seat) => checkDeclared(seat, entered.yaku[seat], holdings[seat].cards, rules)) ??
		checkCards(entered, holdings, rules) ??
		(limits === 'off' ? undefined : checkCaptured(holdings, rules))
	);
};

/** @returns whether no card was entered and no yaku declared yet. */
export const isUntouched = ({ piles, yaku }: EnteredCaptures): boolean =>
	isEmpty(maskOf(piles.flat())) && yaku.every((declared) => declared.length === 0);
