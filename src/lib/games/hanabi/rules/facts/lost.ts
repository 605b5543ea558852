/** Which cards are lost, dead and critical (rules: Derived facts). */
import { coloursOf, ranks, type Card, type Colour } from '../cards.ts';
import { copiesIn, type Board } from './copies.ts';

/**
 * How a card stands: `played` on its firework; `lost`, with all copies in the discard; `dead`, above a lost
 * rank of its colour; `critical`, still needed with one copy left; `wanted`, still needed with more. In light
 * mode a card that is not played is `unknown`.
 */
export type CardStanding = 'played' | 'lost' | 'dead' | 'critical' | 'wanted' | 'unknown';

/** Whether the card is unplayed with all copies in the discard; always `false` in light mode. */
export const isLost = (card: Card, board: Board): boolean => {
	const { played, left } = copiesIn(card, board);
	return played === 0 && left === 0;
};

/** @returns the highest rank that the colour can still reach: the longest run 1..n without a lost rank. */
export const longestRun = (colour: Colour, board: Board): number =>
	(ranks.find((rank) => isLost({ colour, rank }, board)) ?? ranks.length + 1) - 1;

/** @returns the standing of the card, as `CardStanding` defines it. */
export const standingOf = (card: Card, board: Board): CardStanding => {
	const { played, left } = copiesIn(card, board);
	if (played > 0) return 'played';
	if (board.discard === 'untracked') return 'unknown';
	if (left === 0) return 'lost';
	if (card.rank > longestRun(card.colour, board)) return 'dead';
	return left === 1 ? 'critical' : 'wanted';
};

/** Whether the card is dead by the rules: already played, or above a lost rank of its colour. */
export const isDead = (card: Card, board: Board): boolean =>
	['played', 'dead'].includes(standingOf(card, board));

/** Whether the card is still needed and has one copy left. */
export const isCritical = (card: Card, board: Board): boolean => standingOf(card, board) === 'critical';

/** @returns the lowest lost card of each colour that has one. */
export const lowestLostCards = (board: Board): readonly Card[] =>
	coloursOf(board.options.multicolour).flatMap((colour) => {
		const rank = ranks.find((one) => isLost({ colour, rank: one }, board));
		return rank === undefined ? [] : [{ colour, rank }];
	});
