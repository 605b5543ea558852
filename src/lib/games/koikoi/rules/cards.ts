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

/**
 * `01H` … `12K3`: the month, the letter of the kind, and a number where a month can have several of the kind.
 */
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

/**
 * @param number - which month of the match it is, from 1
 * @returns the month of the year; after December comes January again
 */
export const monthAt = (number: number): Month => (((number - 1) % 12) + 1) as Month;

/**
 * @returns the card that stands for a month: its first plain card, or in November, which has only the
 *   lightning, its ribbon.
 */
export const emblemOf = (month: Month): CardId => (month === 11 ? '11R' : (`${codeOf(month)}K1` as CardId));

/*
 * Sets of cards as bit masks, in two numbers: brights, animals and ribbons in one, plain cards in the other.
 * A yaku of fixed cards is then tested by one bitwise comparison, and cards of a kind are counted without a
 * loop.
 */

export interface Mask {
	/** A bit for each of the 24 brights, animals and ribbons. */
	readonly pictures: number;
	/** A bit for each of the 24 kasu. */
	readonly plain: number;
}

export const noCards: Mask = { pictures: 0, plain: 0 };

const halfDeck = 24;
const isPlain = ({ kind }: (typeof cards)[number]): boolean => kind === 'kasu';

/** The bit of each card: brights, animals and ribbons have 0 to 23, plain cards 24 to 47. */
const places: ReadonlyMap<CardId, number> = new Map(
	[...cards.filter((card) => !isPlain(card)), ...cards.filter(isPlain)].map(({ id }, place) => [id, place])
);

/** @returns the set of these cards, whether or not a card is listed twice. */
export const maskOf = (ids: Iterable<CardId>): Mask => {
	let pictures = 0;
	let plain = 0;
	for (const id of ids) {
		const place = places.get(id) ?? 0;
		if (place < halfDeck) pictures |= 1 << place;
		else plain |= 1 << (place - halfDeck);
	}
	return { pictures, plain };
};

export const allCards: Mask = maskOf(cardIds);

/** @returns the cards that are in `a` or in `b`. */
export const union = (a: Mask, b: Mask): Mask => ({
	pictures: a.pictures | b.pictures,
	plain: a.plain | b.plain
});
/** @returns the cards that are in both `a` and `b`. */
export const intersection = (a: Mask, b: Mask): Mask => ({
	pictures: a.pictures & b.pictures,
	plain: a.plain & b.plain
});
/** @returns the cards of `a` that are not in `b`. */
export const without = (a: Mask, b: Mask): Mask => ({
	pictures: a.pictures & ~b.pictures,
	plain: a.plain & ~b.plain
});
/** @returns whether the set has no cards. */
export const isEmpty = ({ pictures, plain }: Mask): boolean => (pictures | plain) === 0;
/** @returns whether `a` has every card of `b`. */
export const holds = (a: Mask, b: Mask): boolean =>
	(a.pictures & b.pictures) === b.pictures && (a.plain & b.plain) === b.plain;

/** Counts the bits that are set, for pairs, fours and bytes in parallel. */
const bitCount = (number: number): number => {
	const pairs = number - ((number >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** @returns how many cards are in both `a` and `b`. */
export const countIn = (a: Mask, b: Mask): number =>
	bitCount(a.pictures & b.pictures) + bitCount(a.plain & b.plain);

/** @returns the ids of the cards of a set, in the order of the months. */
export const cardsIn = (mask: Mask): readonly CardId[] =>
	isEmpty(mask) ? [] : cardIds.filter((id) => holds(mask, maskOf([id])));
