/** The fireworks on the table (rules: Actions, Score). */
import { perfectScore, topRank, type Card, type Multicolour } from './cards.ts';
import { sumOf, type PerColour } from './per-colour.ts';

/** @returns the score: the sum of the highest card of each firework. */
export const scoreOf = (fireworks: PerColour<number>): number => sumOf(fireworks);

/** Whether the card is the next one of its firework. */
export const isNextCard = ({ colour, rank }: Card, fireworks: PerColour<number>): boolean =>
	fireworks[colour] === rank - 1;

/** Whether a firework of this height is complete. */
export const isComplete = (height: number): boolean => height === topRank;

/** Whether every firework is complete. */
export const isPerfect = (fireworks: PerColour<number>, multicolour: Multicolour): boolean =>
	scoreOf(fireworks) === perfectScore(multicolour);
