/** The 16 places of the garden, four by four, numbered in reading order from 0. */

export const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
export type Cell = (typeof cells)[number];

/** The number of places in a row, and of rows. */
export const width = 4;

/** @returns the row of a place, from the top, 0 to 3. */
export const rowOf = (cell: Cell): number => Math.floor(cell / width);

/** @returns the column of a place, from the left, 0 to 3. */
export const columnOf = (cell: Cell): number => cell % width;

const isInside = (line: number): boolean => line > 0 && line < width - 1;

/** Whether a place is one of the twelve at the border, where a round has to begin (rules: First move). */
export const isBorder = (cell: Cell): boolean => !(isInside(rowOf(cell)) && isInside(columnOf(cell)));
