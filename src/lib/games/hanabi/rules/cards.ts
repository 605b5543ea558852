/** The cards of Hanabi (rules: Material, Avalanche of colours). */

/** In display order; `multi` is in play only with the avalanche of colours. */
export const colours = ['white', 'red', 'blue', 'yellow', 'green', 'multi'] as const;
export type Colour = (typeof colours)[number];

export const ranks = [1, 2, 3, 4, 5] as const;
export type Rank = (typeof ranks)[number];
/** The highest rank, which completes a firework. */
export const topRank = 5;

export interface Card {
	readonly colour: Colour;
	readonly rank: Rank;
}

/** How many multicolour cards the deck has: none, one of each rank, or as many as of any other colour. */
export type Multicolour = null | 5 | 10;

const copiesByRank: Readonly<Record<Rank, number>> = { 1: 3, 2: 2, 3: 2, 4: 2, 5: 1 };

/** @returns the colours in play, in display order. */
export const coloursOf = (multicolour: Multicolour): readonly Colour[] =>
	multicolour === null ? colours.filter((colour) => colour !== 'multi') : colours;

/** @returns how many copies of the card the deck has; 0 for a colour that is not in play. */
export const copiesOf = ({ colour, rank }: Card, multicolour: Multicolour): number => {
	if (colour !== 'multi' || multicolour === 10) return copiesByRank[rank];
	return multicolour === 5 ? 1 : 0;
};

/** @returns how many cards the deck has: 50, 55 or 60. */
export const deckSize = (multicolour: Multicolour): number => 50 + (multicolour ?? 0);

/** @returns the score of a perfect show: 25, or 30 with six colours. */
export const perfectScore = (multicolour: Multicolour): number => coloursOf(multicolour).length * topRank;
