/**
 * Sets of cards as bits: a number for the pictures and ribbons, one for the plain cards. So every yaku of fixed
 * cards is one comparison within a number, and the plain cards are counted at once.
 */
import { cardIds, cards, type CardId } from './cards.ts';

export interface Mask {
	/** The 24 brights, animals and ribbons. */
	readonly pictures: number;
	/** The 24 kasu. */
	readonly plain: number;
}

export const noCards: Mask = { pictures: 0, plain: 0 };

const halfDeck = 24;
const isPlain = ({ kind }: (typeof cards)[number]): boolean => kind === 'kasu';

/** The bit of each card: the pictures and ribbons are 0 to 23, the plain ones 24 to 47. */
const places: ReadonlyMap<CardId, number> = new Map(
	[...cards.filter((card) => !isPlain(card)), ...cards.filter(isPlain)].map(({ id }, place) => [id, place])
);

/** @returns the set of these cards; one named twice is in it once. */
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

export const union = (a: Mask, b: Mask): Mask => ({
	pictures: a.pictures | b.pictures,
	plain: a.plain | b.plain
});
export const common = (a: Mask, b: Mask): Mask => ({
	pictures: a.pictures & b.pictures,
	plain: a.plain & b.plain
});
/** @returns `a` without the cards of `b`. */
export const without = (a: Mask, b: Mask): Mask => ({
	pictures: a.pictures & ~b.pictures,
	plain: a.plain & ~b.plain
});
export const isEmpty = ({ pictures, plain }: Mask): boolean => (pictures | plain) === 0;
/** Whether `a` has every card of `b`. */
export const holds = (a: Mask, b: Mask): boolean =>
	(a.pictures & b.pictures) === b.pictures && (a.plain & b.plain) === b.plain;

const bits = (number: number): number => {
	const pairs = number - ((number >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** @returns how many cards of `b` the set `a` has. */
export const countIn = (a: Mask, b: Mask): number => bits(a.pictures & b.pictures) + bits(a.plain & b.plain);

/** @returns the cards of a set, in the order of the year. */
export const cardsIn = (mask: Mask): readonly CardId[] =>
	isEmpty(mask) ? [] : cardIds.filter((id) => holds(mask, maskOf([id])));
