/** What lies open on the table, the fireworks and the discard, and what it still allows (rules: Actions, Score, Derived facts). */
import {
	atRank,
	buildOrder,
	cardsToLay,
	colours,
	coloursOf,
	copiesOf,
	fullHeight,
	perRank,
	ranks,
	startScore,
	stepOf,
	type Card,
	type Colour,
	type Deck,
	type PerColour,
	type Rank
} from './cards.ts';
import type { State } from './state.ts';

/** The part of the state that lies open. */
export type Board = Pick<State, 'options' | 'fireworks' | 'discard'>;

/** @returns how many cards the fireworks have together. */
export const cardsLaid = (fireworks: PerColour<number>): number =>
	colours.reduce((sum, colour) => sum + fireworks[colour], 0);

/** @returns the score: each card laid is a point more, a black one too where it no longer costs one. */
export const scoreOf = ({ fireworks, options }: Pick<State, 'fireworks' | 'options'>): number =>
	startScore(options) + cardsLaid(fireworks);

/** @returns the rank of the card on top of a firework of this height; `undefined` before its first card. */
export const topRankOf = (colour: Colour, height: number): Rank | undefined => buildOrder(colour)[height - 1];

/** Whether the card is the next one of its firework. */
export const isNextCard = (card: Card, fireworks: PerColour<number>): boolean =>
	fireworks[card.colour] === stepOf(card) - 1;

/** Whether a firework of this height is complete. */
export const isComplete = (height: number): boolean => height === fullHeight;

/** Whether the card is the one that completes its firework: a 5, or the black 1. */
export const isLastCard = (card: Card): boolean => isComplete(stepOf(card));

/** Whether every firework is complete. */
export const isPerfect = (fireworks: PerColour<number>, deck: Deck): boolean =>
	cardsLaid(fireworks) === cardsToLay(deck);

/** Where the copies of a card are. */
export interface Copies {
	/** In the deck. */
	readonly all: number;
	/** On its firework: 0 or 1. */
	readonly played: number;
	/** In the discard; 0 in light mode, where the discard is unknown. */
	readonly discarded: number;
	/** In hands or in the pile. */
	readonly left: number;
}

/** @returns where the copies of the card are; in light mode, discarded copies count as left. */
export const copiesIn = (card: Card, { options, fireworks, discard }: Board): Copies => {
	const all = copiesOf(card, options);
	const played = fireworks[card.colour] >= stepOf(card) ? 1 : 0;
	const discarded = discard === 'untracked' ? 0 : atRank(discard[card.colour], card.rank);
	return { all, played, discarded, left: all - played - discarded };
};

/** @returns the discard with this many copies of the card; unchanged in light mode. */
export const withCopies = (
	discard: State['discard'],
	{ colour, rank }: Card,
	count: number
): State['discard'] =>
	discard === 'untracked'
		? discard
		: { ...discard, [colour]: perRank((one) => (one === rank ? count : atRank(discard[colour], one))) };

/** @returns the discard with one more copy of the card, or with none if all its copies were there. */
export const withNextCount = (board: Board, card: Card): State['discard'] => {
	const { discarded, left } = copiesIn(card, board);
	return withCopies(board.discard, card, left > 0 ? discarded + 1 : 0);
};

/** Whether the card is unplayed with all copies in the discard; always `false` in light mode. */
const isLost = (card: Card, board: Board): boolean => {
	const { played, left } = copiesIn(card, board);
	return played === 0 && left === 0;
};

/** @returns the first card of the firework that is lost, in the order in which it is built. */
export const firstLost = (colour: Colour, board: Board): Card | undefined => {
	const rank = buildOrder(colour).find((one) => isLost({ colour, rank: one }, board));
	return rank && { colour, rank };
};

/** @returns the height that the firework can still reach: all its cards before the first lost one. */
export const longestRun = (colour: Colour, board: Board): number => {
	const lost = firstLost(colour, board);
	return lost ? stepOf(lost) - 1 : fullHeight;
};

/** @returns the score with the longest run of every colour; `unknown` in light mode. */
export const maxScore = (board: Board): number | 'unknown' =>
	board.discard === 'untracked'
		? 'unknown'
		: coloursOf(board.options).reduce(
				(sum, colour) => sum + longestRun(colour, board),
				startScore(board.options)
			);

/**
 * How a card stands: `played` on its firework; `lost`, with all copies in the discard; `dead`, to come after a lost
 * card of its colour; `critical`, still needed with one copy left; `wanted`, still needed with more. In light
 * mode a card that is not played is `unknown`.
 */
export type CardStanding = 'played' | 'lost' | 'dead' | 'critical' | 'wanted' | 'unknown';

/** @returns the standing of the card. */
export const standingOf = (card: Card, board: Board): CardStanding => {
	const { played, left } = copiesIn(card, board);
	if (played > 0) return 'played';
	if (board.discard === 'untracked') return 'unknown';
	if (left === 0) return 'lost';
	if (stepOf(card) > longestRun(card.colour, board)) return 'dead';
	return left === 1 ? 'critical' : 'wanted';
};

/** A card with its copies, as the fireworks and the sheet of all cards show it. */
export interface Cell {
	readonly card: Card;
	readonly copies: Copies;
	readonly standing: CardStanding;
}

/** A colour: its firework, and its cards. */
export interface Column {
	readonly colour: Colour;
	/** How many of its cards are laid: 0 to 5. */
	readonly height: number;
	/** The card that one tap plays; `undefined` if the firework cannot grow any more. */
	readonly next: Card | undefined;
	/** The height that the firework can still reach; `unknown` in light mode. */
	readonly limit: number | 'unknown';
	/** `stuck`: the firework is not complete but cannot grow any more. */
	readonly course: 'open' | 'stuck' | 'complete';
	/** From rank 1 to 5. */
	readonly cells: readonly Cell[];
}

/** @returns the colours in play, in display order. */
export const columnsOf = (board: Board): readonly Column[] =>
	coloursOf(board.options).map((colour) => {
		const height = board.fireworks[colour];
		const rank = buildOrder(colour)[height];
		const next = rank && { colour, rank };
		const isStuck = next !== undefined && isLost(next, board);
		return {
			colour,
			height,
			next: isStuck ? undefined : next,
			limit: board.discard === 'untracked' ? 'unknown' : longestRun(colour, board),
			course: isStuck ? 'stuck' : next ? 'open' : 'complete',
			cells: ranks.map((one) => {
				const card = { colour, rank: one };
				return { card, copies: copiesIn(card, board), standing: standingOf(card, board) };
			})
		};
	});
