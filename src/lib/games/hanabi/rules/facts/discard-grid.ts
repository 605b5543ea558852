/** The cards by colour and rank, with the copies of each that are discarded and left. */
import { coloursOf, ranks, type Card, type Colour } from '../cards.ts';
import { isNextCard } from '../fireworks.ts';
import { copiesIn, type Board } from './copies.ts';
import { standingOf, type CardStanding } from './lost.ts';

export interface DiscardCell {
	readonly card: Card;
	/** In the deck. */
	readonly copies: number;
	readonly discarded: number;
	readonly isPlayed: boolean;
	/** In hands or in the pile. */
	readonly left: number;
	readonly standing: CardStanding;
	readonly isCritical: boolean;
	/** Whether the card can be played or discarded, because a copy is left. */
	readonly canEnter: boolean;
	/** Whether the card is the next one of its firework. */
	readonly isNext: boolean;
}

export interface DiscardRow {
	readonly colour: Colour;
	/** From rank 1 to 5. */
	readonly cells: readonly DiscardCell[];
}

/** @returns a row for each colour in play, in display order; `undefined` in light mode. */
export const discardGrid = (board: Board): readonly DiscardRow[] | undefined =>
	board.discard === 'untracked'
		? undefined
		: coloursOf(board.options).map((colour) => ({
				colour,
				cells: ranks.map((rank) => {
					const card = { colour, rank };
					const { all, discarded, played, left } = copiesIn(card, board);
					const standing = standingOf(card, board);
					return {
						card,
						copies: all,
						discarded,
						isPlayed: played > 0,
						left,
						standing,
						isCritical: standing === 'critical',
						canEnter: left > 0,
						isNext: isNextCard(card, board.fireworks)
					};
				})
			}));
