/** What cannot lie before the two players, whatever was played (rules: Cards, Yaku, Entering). */
import type { Refusal } from '../../../said.ts';
import { sides, type MonthRecord, type PerSide, type Side } from '../actions.ts';
import type { CardId, Month } from '../cards.ts';
import { holdingsOf, leastCards, type Holdings, type YakuSaid } from '../yaku/holdings.ts';
import { cardsIn, common, isEmpty, maskOf } from '../mask.ts';
import type { Rules } from '../options.ts';
import { otherSide } from '../per-side.ts';
import { no, type RefusalCode } from '../refusals.ts';
import { brightYaku, countRange, isPlayed, kasuThereAre, rain } from '../yaku/yaku.ts';

/** The piles and the yaku said, of both players. */
export type Entered = Pick<MonthRecord, 'piles' | 'yaku'>;

/** @returns what is known of both piles. */
export const bothHoldings = ({ piles, yaku }: Entered, rules: Rules, month: Month): PerSide<Holdings> => [
	holdingsOf(piles[0], yaku[0], rules, month),
	holdingsOf(piles[1], yaku[1], rules, month)
];

const firstOf = <T, R>(items: readonly T[], check: (item: T) => R | undefined): R | undefined => {
	for (const item of items) {
		const found = check(item);
		if (found !== undefined) return found;
	}
	return undefined;
};

/** One yaku beside the others said for the same player. */
const checkBeside = (
	seat: Side,
	said: readonly YakuSaid[],
	rules: Rules
): Refusal<RefusalCode> | undefined => {
	const has = (id: YakuSaid['yaku']): boolean => said.some(({ yaku }) => yaku === id);
	const brights = brightYaku.filter(has);
	const [best, lesser] = brights;
	if (rules.brights === 'best' && best && lesser)
		return no('brights-together', { seat, yaku: lesser, by: best });
	if (rules.inoshikachoBlocksTane && has('inoshikacho') && has('tane')) return no('tane-blocked', { seat });
	const set = (['akatan', 'aotan'] as const).find(has);
	if (rules.ribbonSetBlocksTan && set && has('tan')) return no('tan-blocked', { seat, by: set });
	return undefined;
};

const checkSaid = (
	seat: Side,
	said: readonly YakuSaid[],
	cards: Holdings['cards'],
	rules: Rules
): Refusal<RefusalCode> | undefined =>
	firstOf(said, ({ yaku, count }) => {
		if (!isPlayed(yaku, rules)) return no('yaku-off', { yaku });
		const { min, max } = countRange(yaku, rules);
		if (count < min || count > max) return no('count-range', { yaku, count, min, max });
		const isViewing = yaku === 'hanami' || yaku === 'tsukimi';
		const [spoiler] = cardsIn(common(cards, rain));
		if (isViewing && rules.viewing === 'rain-cancels' && spoiler)
			return no('rain-cancels', { seat, yaku, card: spoiler });
		return undefined;
	}) ?? checkBeside(seat, said, rules);

const limits = (rules: Rules) =>
	[
		['hikari', 5],
		['dryHikari', 4],
		['tane', 9],
		['tanzaku', 10],
		['kasu', kasuThereAre(rules)]
	] as const;

/** No card is there twice, no kind more often than there is. */
const checkCards = (entered: Entered, holdings: PerSide<Holdings>, rules: Rules) => {
	const [near, far] = holdings;
	const [twice] = cardsIn(common(near.cards, far.cards));
	// Named from the pile that surely has it, where one of them does.
	const onPile = sides.find((side) => twice !== undefined && entered.piles[side].includes(twice)) ?? 0;
	if (twice) return no('card-twice', { card: twice, seat: onPile, other: otherSide(onPile) });
	return firstOf(limits(rules), ([kind, limit]) => {
		const count = near[kind] + far[kind];
		return count > limit ? no('too-many-cards', { kind, count, limit }) : undefined;
	});
};

/** 8 of the 48 cards are never seen. */
const mostCaptured = 40;

/** @returns why both players together have captured more cards than they can have, or nothing. */
const checkCaptured = ([near, far]: PerSide<Holdings>, rules: Rules): Refusal<RefusalCode> | undefined => {
	const count = leastCards(near, rules) + leastCards(far, rules);
	return count > mostCaptured ? no('too-many-captured', { count, limit: mostCaptured }) : undefined;
};

const hasTwice = (ids: readonly CardId[]): CardId | undefined =>
	ids.find((id, place) => ids.indexOf(id) !== place);

/**
 * @param limits - `off`: however many cards are captured
 * @returns why what was entered of a month cannot be, or nothing
 */
export const checkEntered = (
	entered: Entered,
	rules: Rules,
	month: Month,
	limits?: 'off'
): Refusal<RefusalCode> | undefined => {
	const holdings = bothHoldings(entered, rules, month);
	return (
		firstOf(sides, (seat) => {
			const twice = hasTwice(entered.piles[seat]);
			return twice === undefined ? undefined : no('card-twice', { card: twice, seat, other: seat });
		}) ??
		firstOf(sides, (seat) => checkSaid(seat, entered.yaku[seat], holdings[seat].cards, rules)) ??
		checkCards(entered, holdings, rules) ??
		(limits === 'off' ? undefined : checkCaptured(holdings, rules))
	);
};

/** Whether nothing was captured or said yet. */
export const isUntouched = ({ piles, yaku }: Entered): boolean =>
	isEmpty(maskOf(piles.flat())) && yaku.every((said) => said.length === 0);
