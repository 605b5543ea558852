/** The scales of the charts, from values to pixels; round steps for the axes come from d3-array. */

/** `from` may be larger than `to`, as on a vertical axis, where pixels count downwards. */
export type Interval = readonly [from: number, to: number];

/**
 * @returns a function from a value to pixels, linear also beyond the ends. `least` and `most` must differ.
 */
export const linearScale =
	([least, most]: Interval, [start, end]: Interval) =>
	(value: number): number =>
		start + ((value - least) / (most - least)) * (end - start);

export interface BandScale {
	/** The width of each band. */
	readonly width: number;
	/** @returns where the band at an index begins. */
	readonly at: (index: number) => number;
}

/**
 * Divides a width into bands of equal width, with gaps between them and at both ends.
 *
 * @param count how many bands.
 * @param gap as a share of a band with its gap, from 0 to 1.
 */
export const bandScale = (count: number, [start, end]: Interval, gap: number): BandScale => {
	const step = (end - start) / (count + gap);
	return { width: step * (1 - gap), at: (index) => start + step * (index + gap) };
};
