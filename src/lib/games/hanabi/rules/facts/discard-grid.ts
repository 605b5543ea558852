/** The discard by colour and rank, with what is left of each card. */
import { coloursOf, ranks, type Card, type Colour } from '../cards.ts';
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
	/** Whether it can be entered as discarded or misplayed: a copy is left. */
	readonly canEnter: boolean;
	/** Whether it would fit its firework now. */
	readonly isNext: boolean;
}

export interface DiscardRow {
	readonly colour: Colour;
	/** From rank 1 to 5. */
	readonly cells: readonly DiscardCell[];
}

/** @returns the rows in the order of the colours; nothing in light mode. */
export const discardGrid = (board: Board): readonly DiscardRow[] | undefined =>
	board.discard === 'untracked'
		? undefined
		: coloursOf(board.options.multicolour).map((colour) => ({
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
						isNext: board.fireworks[colour] === rank - 1
					};
				})
			}));
