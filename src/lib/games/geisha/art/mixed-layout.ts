/** A garden as it may lie on the table, for the drawings of the rulebook. */
import { cells, type Cell } from '../rules/cells.ts';
import { tileById, type Tile, type TileId } from '../rules/tiles.ts';

const ids: readonly TileId[] = [
	...(['pine-rain', 'iris-sun', 'maple-bird', 'cherry-ribbon'] as const),
	...(['iris-ribbon', 'cherry-sun', 'pine-bird', 'maple-rain'] as const),
	...(['maple-ribbon', 'pine-sun', 'iris-rain', 'cherry-bird'] as const),
	...(['cherry-rain', 'maple-sun', 'iris-bird', 'pine-ribbon'] as const)
];

/** The sixteen tiles in reading order. */
export const mixedLayout: readonly Tile[] = ids.map((id) => tileById[id]);

/** @returns where a tile lies in it. */
export const placeOf = (id: TileId): Cell => cells[ids.indexOf(id)] ?? 0;
