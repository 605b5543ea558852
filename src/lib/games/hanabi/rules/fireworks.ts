/** The fireworks on the table (rules: Actions, Score). */
import {
	buildOrder,
	cardsToLay,
	fullHeight,
	startScore,
	stepOf,
	type Card,
	type Colour,
	type Deck,
	type Rank
} from './cards.ts';
import { sumOf, type PerColour } from './per-colour.ts';
import type { State } from './state.ts';

/** @returns how many cards the fireworks have together. */
export const cardsLaid = (fireworks: PerColour<number>): number => sumOf(fireworks);

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
