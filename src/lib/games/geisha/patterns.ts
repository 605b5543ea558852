/** The 19 ways to win by one's tokens: rows, columns, diagonals and squares of four (rules: Pattern). */
import type { Cell } from './cells.ts';

export const patternKinds = ['row', 'column', 'diagonal', 'square'] as const;
export type PatternKind = (typeof patternKinds)[number];

export interface Pattern {
	readonly kind: PatternKind;
	/** In reading order. */
	readonly cells: readonly [Cell, Cell, Cell, Cell];
}

const four = (kind: PatternKind, first: number, step: number): Pattern => ({
	kind,
	cells: [first, first + step, first + 2 * step, first + 3 * step] as unknown as Pattern['cells']
});
const square = (first: number): Pattern => ({
	kind: 'square',
	cells: [first, first + 1, first + 4, first + 5] as unknown as Pattern['cells']
});

/** Four rows, four columns, two diagonals, nine squares. */
export const patterns: readonly Pattern[] = [
	...[0, 4, 8, 12].map((first) => four('row', first, 1)),
	...[0, 1, 2, 3].map((first) => four('column', first, 4)),
	four('diagonal', 0, 5),
	four('diagonal', 3, 3),
	...[0, 1, 2, 4, 5, 6, 8, 9, 10].map(square)
];

/** @returns every pattern whose four places all hold: several at once are still one win. */
export const patternsHeld = (isHeld: (cell: Cell) => boolean): readonly Pattern[] =>
	patterns.filter((pattern) => pattern.cells.every(isHeld));
