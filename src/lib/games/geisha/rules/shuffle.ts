/** A garden drawn by lot: chance arrives as values, so that this stays pure. */
import type { TileId } from './tiles.ts';

/**
 * Orders the tiles by one drawn value each (rules: Setup).
 *
 * @param draws - as many random numbers as tiles, of 32 bits: two alike are so rare that no order is favoured
 */
export const shuffled = (tiles: readonly TileId[], draws: ArrayLike<number>): readonly TileId[] =>
	tiles
		.map((tile, place) => ({ tile, draw: draws[place] ?? 0 }))
		.sort((one, other) => one.draw - other.draw)
		.map(({ tile }) => tile);
