/** Small tools for the two fixed shapes of the game: one value per geisha, one value per side. */
import type { PerGeisha, PerSide, Side } from './actions.ts';
import type { Geisha } from './geishas.ts';

/** @returns one value per geisha, from left to right. */
export const perGeisha = <T>(each: (geisha: Geisha) => T): PerGeisha<T> => [
	each(0),
	each(1),
	each(2),
	each(3),
	each(4),
	each(5),
	each(6)
];

/** @returns the same values with one of them replaced. */
export const withGeisha = <T>(values: PerGeisha<T>, geisha: Geisha, value: T): PerGeisha<T> =>
	perGeisha((each) => (each === geisha ? value : values[each]));

/** @returns one value per side. */
export const perSide = <T>(each: (side: Side) => T): PerSide<T> => [each(0), each(1)];

/** @returns the same values with one of them replaced. */
export const withSide = <T>(values: PerSide<T>, side: Side, value: T): PerSide<T> =>
	perSide((each) => (each === side ? value : values[each]));

/** @returns the player opposite. */
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
