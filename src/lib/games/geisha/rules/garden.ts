/** The garden: its 16 places, four by four, the patterns of four that win, and how tiles are laid in it. */
import { tileIds, type TileId } from './tiles.ts';

/** The places in reading order. */
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

export const patternKinds = ['row', 'column', 'diagonal', 'square'] as const;
export type PatternKind = (typeof patternKinds)[number];

/** Four tokens that win a round (rules: Pattern). */
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

/** @returns the tiles that are not laid yet. @param layout the tiles in reading order, all or only the first. */
export const tilesLeft = (layout: readonly TileId[]): readonly TileId[] =>
	tileIds.filter((id) => !layout.includes(id));

/** Whether every place has a tile. */
export const isWhole = (layout: readonly TileId[]): boolean => layout.length === cells.length;

/** @returns the layout, with the sixteenth tile added if fifteen are laid, as it is the only one left. */
export const completed = (layout: readonly TileId[]): readonly TileId[] => {
	const rest = tilesLeft(layout);
	return rest.length === 1 ? [...layout, ...rest] : layout;
};

/**
 * @returns the layout with the tiles of two places exchanged, which corrects a tile laid on the wrong place
 */
export const swapped = (layout: readonly TileId[], one: Cell, other: Cell): readonly TileId[] =>
	layout.map((tile, place) => {
		if (place === one) return layout[other] ?? tile;
		return place === other ? (layout[one] ?? tile) : tile;
	});

/**
 * Shuffles the tiles by one random number each (rules: Setup), which come from outside, so that the rules stay pure.
 *
 * @param draws as many random 32-bit numbers as tiles; equal ones are so rare that no order is noticeably
 * favoured
 */
export const shuffled = (draws: ArrayLike<number>): readonly TileId[] =>
	tileIds
		.map((tile, place) => ({ tile, draw: draws[place] ?? 0 }))
		.sort((one, other) => one.draw - other.draw)
		.map(({ tile }) => tile);
