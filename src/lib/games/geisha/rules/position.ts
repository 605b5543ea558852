/** The position of a round: whose tokens and whose turn, the tile that binds, and which moves the rules allow. */
import type { Refusal } from '../../outcome.ts';
import { otherSide, type Side } from '../../sides.ts';
import { refusalOf, type RefusalCode } from './actions.ts';
import { cells, isBorder, isWhole, tilesLeft, type Cell } from './garden.ts';
import { isBound, tileById, type TileId } from './tiles.ts';

/** A round with its moves so far, under way or ended. */
export interface Play {
	readonly starter: Side;
	/** The tiles in reading order; fewer than 16 while the garden is being laid. */
	readonly layout: readonly TileId[];
	/** The places in the order they were taken. */
	readonly moves: readonly Cell[];
}

/** @returns the round as it was after so many of its moves. */
export const playAfter = ({ starter, layout, moves }: Play, ply: number): Play => ({
	starter,
	layout,
	moves: moves.slice(0, ply)
});

/**
 * @param move the number of moves before it
 * @returns the player of a move
 */
export const playerOf = (starter: Side, move: number): Side =>
	move % 2 === 0 ? starter : otherSide(starter);

/** @returns whose turn it is; the starter while the garden is being laid. */
export const turnOf = ({ starter, moves }: Play): Side => playerOf(starter, moves.length);

/** @returns the player whose token is on a place; `undefined` if there is none. */
export const ownerOf = ({ starter, moves }: Play, cell: Cell): Side | undefined => {
	const move = moves.indexOf(cell);
	return move < 0 ? undefined : playerOf(starter, move);
};

/** @returns the tile taken last, which binds the next player; `undefined` before the first move. */
export const bindingTile = ({ layout, moves }: Play): TileId | undefined => {
	const last = moves.at(-1);
	return last === undefined ? undefined : layout[last];
};

/**
 * @returns the refusal if the next player may not take the tile of a place, by the rules First move and Binding. Its
 *   parameter `move` counts from 1.
 */
export const checkMove = (play: Play, cell: Cell): Refusal<RefusalCode> | undefined => {
	const { layout, moves } = play;
	const tile = layout[cell];
	if (tile === undefined || !isWhole(layout))
		return refusalOf('garden-incomplete', { missing: tilesLeft(layout).length });
	const move = moves.length + 1;
	const owner = ownerOf(play, cell);
	if (owner !== undefined) return refusalOf('cell-taken', { move, cell, seat: owner });
	const binding = bindingTile(play);
	if (binding === undefined)
		return isBorder(cell) ? undefined : refusalOf('first-move-middle', { move, cell, tile });
	const { plant, feature } = tileById[binding];
	return isBound(tile, binding)
		? undefined
		: refusalOf('tile-unbound', { move, cell, tile, binding, plant, feature });
};

/** @returns the places whose tile the next player may take; none while the garden lacks tiles. */
export const legalCells = (play: Play): readonly Cell[] =>
	cells.filter((cell) => checkMove(play, cell) === undefined);
