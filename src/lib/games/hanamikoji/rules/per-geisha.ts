/** Helpers for tuples with one value per geisha or one value per side. */
import type { PerGeisha, PerSide, Side } from './actions.ts';
import type { Geisha } from './geishas.ts';

/** @returns the tuple of the values that `each` gives for the geishas. */
export const perGeisha = <T>(each: (geisha: Geisha) => T): PerGeisha<T> => [
	each(0),
	each(1),
	each(2),
	each(3),
	each(4),
	each(5),
	each(6)
];

/** @returns a copy with the value of one geisha replaced. */
export const withGeisha = <T>(values: PerGeisha<T>, geisha: Geisha, value: T): PerGeisha<T> =>
	perGeisha((each) => (each === geisha ? value : values[each]));

/** @returns the tuple of the values that `each` gives for the sides. */
export const perSide = <T>(each: (side: Side) => T): PerSide<T> => [each(0), each(1)];

/** @returns a copy with the value of one side replaced. */
export const withSide = <T>(values: PerSide<T>, side: Side, value: T): PerSide<T> =>
	perSide((each) => (each === side ? value : values[each]));

/** @returns the other side. */
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
