/** The layout of the garden: tiles in reading order, complete or not (rules: Layout). */
import type { Refusal } from '../../outcome.ts';
import { cells, type Cell } from './cells.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import { tileIds, type TileId } from './tiles.ts';

/** @returns the tiles that are not laid yet. */
export const tilesLeft = (layout: readonly TileId[]): readonly TileId[] =>
	tileIds.filter((id) => !layout.includes(id));

/** Whether every place has a tile. */
export const isWhole = (layout: readonly TileId[]): boolean => layout.length === cells.length;

/** @returns the layout, with the sixteenth tile added if fifteen are laid, as it is the only one left. */
export const completed = (layout: readonly TileId[]): readonly TileId[] => {
	const rest = tilesLeft(layout);
	return rest.length === 1 ? [...layout, ...rest] : layout;
};

/** @returns a refusal if a tile occurs twice, otherwise `undefined`. */
export const checkLayout = (layout: readonly TileId[]): Refusal<RefusalCode> | undefined => {
	const tile = layout.find((id, place) => layout.indexOf(id) !== place);
	return tile === undefined ? undefined : refusalOf('tile-twice', { tile });
};

/**
 * @returns the layout with the tiles of two places exchanged, which corrects a tile laid on the wrong place
 */
export const swapped = (layout: readonly TileId[], one: Cell, other: Cell): readonly TileId[] =>
	layout.map((tile, place) => {
		if (place === one) return layout[other] ?? tile;
		return place === other ? (layout[one] ?? tile) : tile;
	});
