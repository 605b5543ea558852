/** The garden as sets of places: bit `cell` of 16. */
import { cells, isBorder, type Cell } from '../cells.ts';
import { patterns } from '../patterns.ts';
import { isBound, type TileId } from '../tiles.ts';

export type Bits = number;

export const bitOf = (cell: number): Bits => 1 << cell;
export const bitsOf = (some: readonly Cell[]): Bits =>
	some.reduce<Bits>((bits, cell) => bits | bitOf(cell), 0);

/** All 16 places. */
export const everywhere: Bits = bitsOf(cells);
/** Where a round may begin. */
export const border: Bits = bitsOf(cells.filter(isBorder));

/** @returns the places of a set, in reading order. */
export const cellsIn = (bits: Bits): readonly Cell[] => cells.filter((cell) => (bits & bitOf(cell)) !== 0);

const patternBits = patterns.map((pattern) => bitsOf(pattern.cells));

/** By set of places: 1 where it holds one of the 19 patterns. */
export const hasPattern: Uint8Array = Uint8Array.from(
	Array.from({ length: everywhere + 1 }, (_, bits) =>
		patternBits.some((pattern) => (bits & pattern) === pattern) ? 1 : 0
	)
);

/** @returns by place, the other places whose tile shows the same plant or the same feature. */
export const boundCells = (layout: readonly TileId[]): Int32Array =>
	Int32Array.from(cells, (cell) => {
		const binding = layout[cell];
		return bitsOf(
			cells.filter((other) => {
				const tile = layout[other];
				return other !== cell && tile !== undefined && binding !== undefined && isBound(tile, binding);
			})
		);
	});
