/** A place of the garden as it is shown. */
import type { Side } from '../../sides.ts';
import type { Cell } from '../rules/cells.ts';
import type { TileId } from '../rules/tiles.ts';
import type { Offer } from '../words/table.ts';

/** What a place shows. */
export interface Place {
	readonly cell: Cell;
	/** The tile that lies here, or lay here before it was taken. */
	readonly tile: TileId | undefined;
	/** The player whose token is here. */
	readonly owner: Side | undefined;
	/** The owner's name. */
	readonly name: string | undefined;
	readonly offer: Offer;
	/** Whether the last move was made here. */
	readonly isLast: boolean;
	/** Whether the place is part of a winning pattern. */
	readonly isWinning: boolean;
	readonly isFaded: boolean;
	/** Whether the next tile is to be laid here. */
	readonly isNext: boolean;
	/** Whether the place has a check mark: for a move that keeps the value, or a tile to be exchanged. */
	readonly isMarked: boolean;
	/** The number of refusals so far if the last one was here; each one restarts the shake animation. */
	readonly refused: number | undefined;
}
