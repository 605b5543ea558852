/** The 19 patterns of four tokens that win a round: rows, columns, diagonals and squares (rules: Pattern). */
import type { Cell } from './cells.ts';

export const patternKinds = ['row', 'column', 'diagonal', 'square'] as const;
export type PatternKind = (typeof patternKinds)[number];

export interface Pattern {
	readonly kind: PatternKind;
	readonly cells: readonly [Cell, Cell, Cell, Cell];
}

/** Four rows, four columns, two diagonals, nine squares. */
export const patterns: readonly Pattern[] = [
	{ kind: 'row', cells: [0, 1, 2, 3] },
	{ kind: 'row', cells: [4, 5, 6, 7] },
	{ kind: 'row', cells: [8, 9, 10, 11] },
	{ kind: 'row', cells: [12, 13, 14, 15] },
	{ kind: 'column', cells: [0, 4, 8, 12] },
	{ kind: 'column', cells: [1, 5, 9, 13] },
	{ kind: 'column', cells: [2, 6, 10, 14] },
	{ kind: 'column', cells: [3, 7, 11, 15] },
	{ kind: 'diagonal', cells: [0, 5, 10, 15] },
	{ kind: 'diagonal', cells: [3, 6, 9, 12] },
	{ kind: 'square', cells: [0, 1, 4, 5] },
	{ kind: 'square', cells: [1, 2, 5, 6] },
	{ kind: 'square', cells: [2, 3, 6, 7] },
	{ kind: 'square', cells: [4, 5, 8, 9] },
	{ kind: 'square', cells: [5, 6, 9, 10] },
	{ kind: 'square', cells: [6, 7, 10, 11] },
	{ kind: 'square', cells: [8, 9, 12, 13] },
	{ kind: 'square', cells: [9, 10, 13, 14] },
	{ kind: 'square', cells: [10, 11, 14, 15] }
];

/** @returns every pattern of which a player holds all four places; several at once are still one win. */
export const patternsHeld = (isHeld: (cell: Cell) => boolean): readonly Pattern[] =>
	patterns.filter((pattern) => pattern.cells.every(isHeld));
