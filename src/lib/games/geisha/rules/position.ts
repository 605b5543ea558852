/** Where a round stands: what its layout, its starter and its moves have made of the garden. */
import type { PerSide, Side } from './actions.ts';
import { cells, isBorder, type Cell } from './cells.ts';
import { otherSide } from './per-side.ts';
import { isBound, type TileId } from './tiles.ts';

/** A round as it is played: what a garden record holds, under way or ended. */
export interface Play {
	readonly starter: Side;
	/** All 16 tiles, in reading order. */
	readonly layout: readonly TileId[];
	/** The places that were taken, in turn. */
	readonly moves: readonly Cell[];
}

/** @returns the player of a move, from 0: the starter, then the other, and so on. */
export const playerOf = (starter: Side, move: number): Side =>
	move % 2 === 0 ? starter : otherSide(starter);

/** @returns whose turn it is; while the garden is being laid, who begins. */
export const turnOf = ({ starter, moves }: Pick<Play, 'starter' | 'moves'>): Side =>
	playerOf(starter, moves.length);

/** @returns the player whose token is on the place; nothing where a tile lies. */
export const ownerOf = (
	{ starter, moves }: Pick<Play, 'starter' | 'moves'>,
	cell: Cell
): Side | undefined => {
	const move = moves.indexOf(cell);
	return move < 0 ? undefined : playerOf(starter, move);
};

/** @returns by seat, the tokens on the table. */
export const tokensPlaced = (play: Pick<Play, 'starter' | 'moves'>): PerSide<number> => {
	const byStarter = Math.ceil(play.moves.length / 2);
	const byOther = play.moves.length - byStarter;
	return play.starter === 0 ? [byStarter, byOther] : [byOther, byStarter];
};

/** @returns the tile just taken, which binds the next player; nothing before the first move. */
export const bindingTile = ({ layout, moves }: Pick<Play, 'layout' | 'moves'>): TileId | undefined => {
	const last = moves.at(-1);
	return last === undefined ? undefined : layout[last];
};

/** Whether the next player may take the tile of a place (rules: First move, Binding). */
export const isLegal = ({ layout, moves }: Pick<Play, 'layout' | 'moves'>, cell: Cell): boolean => {
	const tile = layout[cell];
	if (tile === undefined || moves.includes(cell)) return false;
	const binding = bindingTile({ layout, moves });
	return binding === undefined ? isBorder(cell) : isBound(tile, binding);
};

/** @returns the places whose tile the next player may take. */
export const legalCells = (play: Pick<Play, 'layout' | 'moves'>): readonly Cell[] =>
	cells.filter((cell) => isLegal(play, cell));

/** @returns the tiles still in the garden. */
export const tilesInGarden = ({ moves }: Pick<Play, 'moves'>): number => cells.length - moves.length;
