/** The position of a round, derived from its layout, its starter and its moves. */
import { otherSide, type PerSide, type Side } from '../../sides.ts';
import { cells, isBorder, type Cell } from './cells.ts';
import { isBound, type TileId } from './tiles.ts';

/** A round with its moves so far, under way or ended. */
export interface Play {
	readonly starter: Side;
	/** The tiles in reading order; fewer than 16 while the garden is being laid. */
	readonly layout: readonly TileId[];
	/** The places in the order they were taken. */
	readonly moves: readonly Cell[];
}

/**
 * @param move the number of moves before it
 * @returns the player of a move
 */
export const playerOf = (starter: Side, move: number): Side =>
	move % 2 === 0 ? starter : otherSide(starter);

/** @returns whose turn it is; the starter while the garden is being laid. */
export const turnOf = ({ starter, moves }: Pick<Play, 'starter' | 'moves'>): Side =>
	playerOf(starter, moves.length);

/** @returns the player whose token is on a place; `undefined` if there is none. */
export const ownerOf = (
	{ starter, moves }: Pick<Play, 'starter' | 'moves'>,
	cell: Cell
): Side | undefined => {
	const move = moves.indexOf(cell);
	return move < 0 ? undefined : playerOf(starter, move);
};

/** @returns how many tokens each player has placed. */
export const tokensPlaced = (play: Pick<Play, 'starter' | 'moves'>): PerSide<number> => {
	const byStarter = Math.ceil(play.moves.length / 2);
	const byOther = play.moves.length - byStarter;
	return play.starter === 0 ? [byStarter, byOther] : [byOther, byStarter];
};

/** @returns the tile taken last, which binds the next player; `undefined` before the first move. */
export const bindingTile = ({ layout, moves }: Pick<Play, 'layout' | 'moves'>): TileId | undefined => {
	const last = moves.at(-1);
	return last === undefined ? undefined : layout[last];
};

/** Whether the next player may take the tile of a place, by the rules First move and Binding. */
export const isLegal = ({ layout, moves }: Pick<Play, 'layout' | 'moves'>, cell: Cell): boolean => {
	const tile = layout[cell];
	if (tile === undefined || moves.includes(cell)) return false;
	const binding = bindingTile({ layout, moves });
	return binding === undefined ? isBorder(cell) : isBound(tile, binding);
};

/** @returns the places whose tile the next player may take. */
export const legalCells = (play: Pick<Play, 'layout' | 'moves'>): readonly Cell[] =>
	cells.filter((cell) => isLegal(play, cell));

/** @returns how many of 16 tiles are still in the garden. */
export const tilesInGarden = ({ moves }: Pick<Play, 'moves'>): number => cells.length - moves.length;
