/** What a chart measures with: from values to pixels. Steps that read well are d3-array's. */

/** From and to; the first may be the larger, as a place from above is. */
export type Span = readonly [from: number, to: number];

/** @returns what gives the place of a value: evenly, also beyond the ends. The values must differ. */
export const evenly =
	([least, most]: Span, [start, end]: Span) =>
	(value: number): number =>
		start + ((value - least) / (most - least)) * (end - start);

export interface Bands {
	/** How wide each is. */
	readonly width: number;
	/** @returns where one begins, by its place in the row. */
	readonly at: (index: number) => number;
}

/**
 * Bands of one width beside each other, with gaps between them and at both ends.
 *
 * @param count of the bands.
 * @param gap as a share of a band with its gap, from 0 to 1.
 */
export const bands = (count: number, [start, end]: Span, gap: number): Bands => {
	const step = (end - start) / (count + gap);
	return { width: step * (1 - gap), at: (index) => start + step * (index + gap) };
};
