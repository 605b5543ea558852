/** What is in the box: 16 garden tiles, each plant with each feature, once, and the tokens (rules: Material). */
import type { PerSide } from '../../sides.ts';

export const plants = ['maple', 'cherry', 'pine', 'iris'] as const;
export type Plant = (typeof plants)[number];

export const features = ['sun', 'ribbon', 'bird', 'rain'] as const;
export type Feature = (typeof features)[number];

/** `maple-sun` to `iris-rain`. */
export type TileId = `${Plant}-${Feature}`;

export interface Tile {
	readonly id: TileId;
	readonly plant: Plant;
	readonly feature: Feature;
}

/** All 16 tiles, plant by plant, in the order in which they are offered. */
export const tiles: readonly Tile[] = plants.flatMap((plant) =>
	features.map((feature): Tile => ({ id: `${plant}-${feature}`, plant, feature }))
);

/** All 16 ids, in the same order. */
export const tileIds: readonly TileId[] = tiles.map(({ id }) => id);

export const tileById = Object.fromEntries(tiles.map((tile) => [tile.id, tile])) as Readonly<
	Record<TileId, Tile>
>;

/**
 * Whether two tiles show the same plant or the same feature, as the next player's tile must (rules: Binding).
 */
export const isBound = (tile: TileId, binding: TileId): boolean =>
	tileById[tile].plant === tileById[binding].plant || tileById[tile].feature === tileById[binding].feature;

/** The token colour of each player, which stays the same whoever starts (rules: Starter). */
export const colours: PerSide<'red' | 'black'> = ['red', 'black'];
