/** Which cards are lost, dead and critical (rules: Derived facts). */
import { buildOrder, coloursOf, fullHeight, stepOf, type Card, type Colour } from '../cards.ts';
import { copiesIn, type Board } from './copies.ts';

/**
 * How a card stands: `played` on its firework; `lost`, with all copies in the discard; `dead`, to come after a lost
 * card of its colour; `critical`, still needed with one copy left; `wanted`, still needed with more. In light
 * mode a card that is not played is `unknown`.
 */
export type CardStanding = 'played' | 'lost' | 'dead' | 'critical' | 'wanted' | 'unknown';

/** Whether the card is unplayed with all copies in the discard; always `false` in light mode. */
export const isLost = (card: Card, board: Board): boolean => {
	const { played, left } = copiesIn(card, board);
	return played === 0 && left === 0;
};

/** @returns the first card of the firework that is lost, in the order in which it is built. */
const firstLost = (colour: Colour, board: Board): Card | undefined => {
	const rank = buildOrder(colour).find((one) => isLost({ colour, rank: one }, board));
	return rank && { colour, rank };
};

/** @returns the height that the firework can still reach: all its cards before the first lost one. */
export const longestRun = (colour: Colour, board: Board): number => {
	const lost = firstLost(colour, board);
	return lost ? stepOf(lost) - 1 : fullHeight;
};

/** @returns the standing of the card, as `CardStanding` defines it. */
export const standingOf = (card: Card, board: Board): CardStanding => {
	const { played, left } = copiesIn(card, board);
	if (played > 0) return 'played';
	if (board.discard === 'untracked') return 'unknown';
	if (left === 0) return 'lost';
	if (stepOf(card) > longestRun(card.colour, board)) return 'dead';
	return left === 1 ? 'critical' : 'wanted';
};

/** Whether the card is dead by the rules: already played, or to come after a lost card of its colour. */
export const isDead = (card: Card, board: Board): boolean =>
	['played', 'dead'].includes(standingOf(card, board));

/** Whether the card is still needed and has one copy left. */
export const isCritical = (card: Card, board: Board): boolean => standingOf(card, board) === 'critical';

/** @returns the first lost card of each firework that has one. */
export const firstLostCards = (board: Board): readonly Card[] =>
	coloursOf(board.options).flatMap((colour) => firstLost(colour, board) ?? []);
