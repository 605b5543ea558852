/** The seven geishas, and the tuples that have one value for each of them (rules: Material). */

/** The seven geishas from left to right; each has as many item cards as charm points. */
export const geishas = [
	{ id: 'ayane', name: 'Ayane', charm: 2, item: 'flute' },
	{ id: 'iroha', name: 'Iroha', charm: 2, item: 'fan' },
	{ id: 'tomoyo', name: 'Tomoyo', charm: 2, item: 'scroll' },
	{ id: 'yoko', name: 'Yoko', charm: 3, item: 'parasol' },
	{ id: 'chiharu', name: 'Chiharu', charm: 3, item: 'lute' },
	{ id: 'anju', name: 'Anju', charm: 4, item: 'tea' },
	{ id: 'ruri', name: 'Ruri', charm: 5, item: 'flower' }
] as const;

export type Item = (typeof geishas)[number]['item'];

/** How many item cards there are in all, which is as many as charm points. */
export const itemCards = geishas.reduce<number>((sum, { charm }) => sum + charm, 0);

/** A geisha by her place in the row, from the left. */
export type Geisha = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const geishaIndexes = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Geisha[];

/** Seven values, one per geisha from left to right. */
export type PerGeisha<T> = readonly [T, T, T, T, T, T, T];

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
