/** Sets of places as bit masks: bit `cell` is set if the place is in the set. */
import { cells, isBorder, patterns, type Cell } from '../garden.ts';
import { isBound, type TileId } from '../tiles.ts';

export type Bits = number;

/** @returns the set of one place. */
export const bitOf = (cell: number): Bits => 1 << cell;
/** @returns the set of some places. */
const bitsOf = (some: readonly Cell[]): Bits => some.reduce<Bits>((bits, cell) => bits | bitOf(cell), 0);

/** All 16 places. */
export const everywhere: Bits = bitsOf(cells);
/** The places where a round may begin. */
export const border: Bits = bitsOf(cells.filter(isBorder));

/** @returns the places of a set, in reading order. */
export const cellsIn = (bits: Bits): readonly Cell[] => cells.filter((cell) => (bits & bitOf(cell)) !== 0);

const patternBits = patterns.map((pattern) => bitsOf(pattern.cells));

/** Indexed by a set of places: 1 if it contains one of the 19 patterns, otherwise 0. */
export const hasPattern: Uint8Array = Uint8Array.from(
	Array.from({ length: everywhere + 1 }, (_, bits) =>
		patternBits.some((pattern) => (bits & pattern) === pattern) ? 1 : 0
	)
);

/** @returns for each place, the set of other places whose tile has the same plant or the same feature. */
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
