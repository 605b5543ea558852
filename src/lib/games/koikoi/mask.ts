/** Sets of cards as bits: one number for each half of the year, so that a yaku is found by a comparison. */
import { cardById, cardIds, type CardId } from './cards.ts';

export interface Mask {
	/** January to June: the cards 0 to 23. */
	readonly early: number;
	/** July to December: the cards 24 to 47. */
	readonly late: number;
}

const halfYear = 24;

export const noCards: Mask = { early: 0, late: 0 };

/** @returns the set of these cards; one named twice is in it once. */
export const maskOf = (ids: Iterable<CardId>): Mask => {
	let early = 0;
	let late = 0;
	for (const id of ids) {
		const { index } = cardById[id];
		if (index < halfYear) early |= 1 << index;
		else late |= 1 << (index - halfYear);
	}
	return { early, late };
};

export const allCards: Mask = maskOf(cardIds);

export const union = (a: Mask, b: Mask): Mask => ({ early: a.early | b.early, late: a.late | b.late });
export const common = (a: Mask, b: Mask): Mask => ({ early: a.early & b.early, late: a.late & b.late });
/** @returns `a` without the cards of `b`. */
export const without = (a: Mask, b: Mask): Mask => ({ early: a.early & ~b.early, late: a.late & ~b.late });
export const isEmpty = ({ early, late }: Mask): boolean => (early | late) === 0;
/** Whether `a` has every card of `b`. */
export const holds = (a: Mask, b: Mask): boolean =>
	(a.early & b.early) === b.early && (a.late & b.late) === b.late;

const bits = (number: number): number => {
	const pairs = number - ((number >> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
	return (((fours + (fours >> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** @returns how many cards of `b` the set `a` has. */
export const countIn = (a: Mask, b: Mask): number => bits(a.early & b.early) + bits(a.late & b.late);

/** @returns the cards of a set, in the order of the year. */
export const cardsIn = (mask: Mask): readonly CardId[] =>
	cardIds.filter((_, index) =>
		index < halfYear ? (mask.early >> index) & 1 : (mask.late >> (index - halfYear)) & 1
	);
