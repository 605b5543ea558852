/**
 * Gives lines their places: equal ones share a place, and the next place is left out (1, 2, 2, 4).
 *
 * @param lines in the order in which equal ones stay.
 * @param compare as for sorting; 0 where two lines are equal.
 * @returns the lines in the order of their places.
 */
export const placesOf = <Line>(
	lines: readonly Line[],
	compare: (a: Line, b: Line) => number
): readonly (Line & { readonly place: number })[] => {
	const placed: (Line & { readonly place: number })[] = [];
	for (const line of lines.toSorted(compare)) {
		const above = placed.at(-1);
		placed.push({ ...line, place: above && compare(above, line) === 0 ? above.place : placed.length + 1 });
	}
	return placed;
};
