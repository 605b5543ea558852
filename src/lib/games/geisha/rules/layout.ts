/** Laying the garden, tile by tile or at once (rules: Layout). */
import type { Refusal } from '../../said.ts';
import { cells, type Cell } from './cells.ts';
import { no, type RefusalCode } from './refusals.ts';
import { tileIds, type TileId } from './tiles.ts';

/** @returns the tiles that are not laid yet: all that is offered for the next place. */
export const tilesLeft = (layout: readonly TileId[]): readonly TileId[] =>
	tileIds.filter((id) => !layout.includes(id));

/** Whether every place has its tile. */
export const isWhole = (layout: readonly TileId[]): boolean => layout.length === cells.length;

/** @returns the layout; of fifteen tiles with the sixteenth, which is the only one left. */
export const completed = (layout: readonly TileId[]): readonly TileId[] => {
	const rest = tilesLeft(layout);
	return rest.length === 1 ? [...layout, ...rest] : layout;
};

/** @returns why these tiles cannot lie side by side, or nothing. */
export const checkLayout = (layout: readonly TileId[]): Refusal<RefusalCode> | undefined => {
	const tile = layout.find((id, place) => layout.indexOf(id) !== place);
	return tile === undefined ? undefined : no('tile-twice', { tile });
};

/** @returns the layout with two tiles exchanged: how a slip of the finger is mended. */
export const swapped = (layout: readonly TileId[], one: Cell, other: Cell): readonly TileId[] =>
	layout.map((tile, place) => {
		if (place === one) return layout[other] ?? tile;
		return place === other ? (layout[one] ?? tile) : tile;
	});
