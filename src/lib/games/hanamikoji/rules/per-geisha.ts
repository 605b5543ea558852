/** Helpers for tuples with one value per geisha. */
import type { PerGeisha } from './actions.ts';
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
