/** Shuffles the tiles of a garden. The random numbers are a parameter, so that the rules stay pure. */
import type { TileId } from './tiles.ts';

/**
 * Sorts the tiles by one random number each (rules: Setup).
 *
 * @param draws as many random 32-bit numbers as tiles; equal ones are so rare that no order is noticeably
 * favoured
 */
export const shuffled = (tiles: readonly TileId[], draws: ArrayLike<number>): readonly TileId[] =>
	tiles
		.map((tile, place) => ({ tile, draw: draws[place] ?? 0 }))
		.sort((one, other) => one.draw - other.draw)
		.map(({ tile }) => tile);
