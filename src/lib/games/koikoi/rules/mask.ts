/**
 * Sets of cards as bit masks, in two numbers: brights, animals and ribbons in one, plain cards in the other.
 * A yaku of fixed cards is then tested by one bitwise comparison, and cards of a kind are counted without a
 * loop.
 */
import { cardIds, cards, type CardId } from './cards.ts';

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
