/** What is in the box: cards, tokens and how many are dealt (rules: Material, Avalanche of colours, Black powder). */
import type { Options } from './options.ts';

/** In display order; `multi` and `black` are in play only with their variants. */
export const colours = ['white', 'red', 'blue', 'yellow', 'green', 'multi', 'black'] as const;
export type Colour = (typeof colours)[number];

export const ranks = [1, 2, 3, 4, 5] as const;
export type Rank = (typeof ranks)[number];
/** How many cards complete a firework. */
export const fullHeight = 5;

export interface Card {
	readonly colour: Colour;
	readonly rank: Rank;
}

/** The part of the options that says which cards are in the deck. */
export type Deck = Pick<Options, 'multicolour' | 'blackPowder'>;

const downwards = ranks.toReversed();

/** @returns the ranks in the order in which a firework is built: from 1 to 5, the black one from 5 to 1. */
export const buildOrder = (colour: Colour): readonly Rank[] => (colour === 'black' ? downwards : ranks);

/** @returns the place of the card in its firework: 1 for the card that begins it, 5 for the one that completes it. */
export const stepOf = ({ colour, rank }: Card): Rank => (colour === 'black' ? ((6 - rank) as Rank) : rank);

const copiesByStep: Readonly<Record<Rank, number>> = { 1: 3, 2: 2, 3: 2, 4: 2, 5: 1 };

/** Whether the deck has cards of the colour. */
export const isInPlay = (colour: Colour, { multicolour, blackPowder }: Deck): boolean =>
	(colour !== 'multi' || multicolour !== null) && (colour !== 'black' || blackPowder);

/** @returns the colours in play, in display order. */
export const coloursOf = (deck: Deck): readonly Colour[] =>
	colours.filter((colour) => isInPlay(colour, deck));

/** @returns how many copies of the card the deck has; 0 for a colour that is not in play. */
export const copiesOf = (card: Card, deck: Deck): number => {
	if (!isInPlay(card.colour, deck)) return 0;
	return card.colour === 'multi' && deck.multicolour === 5 ? 1 : copiesByStep[stepOf(card)];
};

/** @returns how many cards the deck has: 50, with up to ten more for each variant. */
export const deckSize = ({ multicolour, blackPowder }: Deck): number =>
	50 + (multicolour ?? 0) + (blackPowder ? 10 : 0);

/** The part of the options that says what the cards on the fireworks are worth. */
type Scoring = Deck & Pick<Options, 'blackPowderScore'>;

/** Whether black cards bring no points, and cost one each until they are played. */
export const isBlackMissed = ({ blackPowder, blackPowderScore }: Scoring): boolean =>
	blackPowder && blackPowderScore === 'missing';

/** @returns the score before the first card: 0, or what all the black cards that are not played yet cost. */
export const startScore = (scoring: Scoring): number => (isBlackMissed(scoring) ? -fullHeight : 0);

/** @returns how many cards complete every firework. */
export const cardsToLay = (deck: Deck): number => coloursOf(deck).length * fullHeight;

/** @returns the score of a perfect show: 25, 30 or 35. */
export const perfectScore = (scoring: Scoring): number => startScore(scoring) + cardsToLay(scoring);

/** How many blue tokens there are. */
export const tokenLimit = 8;
/** How many red tokens end the show. */
export const fuseLimit = 3;
export const fewestPlayers = 2;

/** @returns how many cards each player is dealt: five for two or three players, four for more. */
export const handSize = (seats: number): number => (seats <= 3 ? 5 : 4);

/* One value for each colour, and for each rank of a colour. */

export type PerColour<T> = Readonly<Record<Colour, T>>;
/** One value for each rank, from 1 to 5. */
export type PerRank<T> = readonly [T, T, T, T, T];

/** @returns a value for each colour, including those that are not in play. */
export const perColour = <T>(valueOf: (colour: Colour) => T): PerColour<T> => ({
	white: valueOf('white'),
	red: valueOf('red'),
	blue: valueOf('blue'),
	yellow: valueOf('yellow'),
	green: valueOf('green'),
	multi: valueOf('multi'),
	black: valueOf('black')
});

/** @returns a value for each rank. */
export const perRank = <T>(valueOf: (rank: Rank) => T): PerRank<T> => [
	valueOf(1),
	valueOf(2),
	valueOf(3),
	valueOf(4),
	valueOf(5)
];

/** @returns the value of a rank. */
export const atRank = <T>(values: PerRank<T>, rank: Rank): T => values[(rank - 1) as 0 | 1 | 2 | 3 | 4];

/** @returns the sum over all colours and ranks. */
export const sumOfAll = (numbers: PerColour<PerRank<number>>): number =>
	colours.flatMap((colour) => numbers[colour]).reduce((sum, number) => sum + number, 0);
