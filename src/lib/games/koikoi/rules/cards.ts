/** The 48 cards in a fixed order, month by month, with the kind of each, and sets of them. */

/** The cards of each month: H is a bright, T an animal or object, R a ribbon, K a plain card. */
const kindsByMonth = {
	'01': ['H', 'R', 'K1', 'K2'],
	'02': ['T', 'R', 'K1', 'K2'],
	'03': ['H', 'R', 'K1', 'K2'],
	'04': ['T', 'R', 'K1', 'K2'],
	'05': ['T', 'R', 'K1', 'K2'],
	'06': ['T', 'R', 'K1', 'K2'],
	'07': ['T', 'R', 'K1', 'K2'],
	'08': ['H', 'T', 'K1', 'K2'],
	'09': ['T', 'R', 'K1', 'K2'],
	'10': ['T', 'R', 'K1', 'K2'],
	'11': ['H', 'T', 'R', 'K1'],
	'12': ['H', 'K1', 'K2', 'K3']
} as const;
type KindsByMonth = typeof kindsByMonth;
type MonthCode = keyof KindsByMonth;

/** `01H` … `12K3`: the month, the letter of the kind, and a number where a month can have several of the kind. */
export type CardId = { [Code in MonthCode]: `${Code}${KindsByMonth[Code][number]}` }[MonthCode];

/** The months from January to December. */
export const monthNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Month = (typeof monthNumbers)[number];

export const kinds = ['hikari', 'tane', 'tanzaku', 'kasu'] as const;
export type Kind = (typeof kinds)[number];

export const ribbons = ['poetry', 'blue', 'plain'] as const;
export type Ribbon = (typeof ribbons)[number];

export interface Card {
	readonly id: CardId;
	/** The card's place among the 48 in the order of the months, from 0. */
	readonly index: number;
	readonly month: Month;
	readonly kind: Kind;
	/** Set for cards of the kind `tanzaku` only. */
	readonly ribbon?: Ribbon;
}

const kindByLetter: Readonly<Record<string, Kind>> = { H: 'hikari', T: 'tane', R: 'tanzaku', K: 'kasu' };

const ribbonOf = (month: Month): Ribbon => {
	if (month <= 3) return 'poetry';
	return month === 6 || month === 9 || month === 10 ? 'blue' : 'plain';
};

const codeOf = (month: Month): MonthCode => String(month).padStart(2, '0') as MonthCode;

/** The 48 cards, ordered by their index. */
export const cards: readonly Card[] = monthNumbers.flatMap((month) =>
	kindsByMonth[codeOf(month)].map((suffix, place): Card => {
		const id = `${codeOf(month)}${suffix}` as CardId;
		const kind = kindByLetter[suffix.charAt(0)] ?? 'kasu';
		const card = { id, index: (month - 1) * 4 + place, month, kind };
		return kind === 'tanzaku' ? { ...card, ribbon: ribbonOf(month) } : card;
	})
);

/** The ids of the 48 cards, ordered by their index. */
export const cardIds: readonly CardId[] = cards.map(({ id }) => id);

export const cardById = Object.fromEntries(cards.map((card) => [card.id, card])) as Readonly<
	Record<CardId, Card>
>;

/** @returns the month of the year of a match's month, counted from 1; after December comes January again. */
export const monthAt = (number: number): Month => (((number - 1) % 12) + 1) as Month;

/** @returns the card that stands for a month: its first plain card, or where that is the lightning, its ribbon. */
export const emblemOf = (month: Month): CardId => (month === 11 ? '11R' : (`${codeOf(month)}K1` as CardId));

/** A set of cards, with a bit for each by its index: `|`, `&` and `& ~` unite, intersect and take away. */
export type Mask = bigint;

const bits = Object.fromEntries(cards.map(({ id, index }) => [id, 1n << BigInt(index)])) as Readonly<
	Record<CardId, Mask>
>;

/** @returns the set of these cards, whether or not a card is listed twice. */
export const maskOf = (ids: Iterable<CardId>): Mask => {
	let mask = 0n;
	for (const id of ids) mask |= bits[id];
	return mask;
};

export const allCards: Mask = maskOf(cardIds);

/** @returns whether `a` has every card of `b`. */
export const holds = (a: Mask, b: Mask): boolean => (a & b) === b;

/** @returns how many cards a set has. */
export const countOf = (mask: Mask): number => {
	let count = 0;
	for (let rest = mask; rest !== 0n; rest &= rest - 1n) count += 1;
	return count;
};

/** @returns the ids of the cards of a set, in the order of the months. */
export const cardsIn = (mask: Mask): readonly CardId[] => cardIds.filter((id) => holds(mask, bits[id]));
