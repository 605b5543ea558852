/**
 * The transposition table of the search: what is known of the positions that were visited.
 *
 * A search that was cut off has not found the value of a position, only a lower or an upper bound of it. So
 * bounds are stored; the value is exact if both are equal.
 */
import type { Bits } from './bits.ts';

/** The value of a position for the player to move: −1 lost, 0 drawn, 1 won. */
export type Value = -1 | 0 | 1;

export interface Bounds {
	readonly lower: Value;
	readonly upper: Value;
}

export interface TranspositionTable {
	/** By slot, the tokens of both sides: bits 0 to 15 for the player to move, 16 to 31 for the other. */
	readonly tokens: Int32Array;
	/**
	 * By slot, the legal places (bits 0 to 15), the lower bound plus one (16 and 17) and the upper bound plus
	 * one (18 and 19). 0 is an empty slot, because every open position has a legal place.
	 */
	readonly rest: Int32Array;
	/** The number of slots, a power of two. */
	readonly slots: number;
}

/**
 * Makes an empty table. It must only be used for searches in one garden under one rule for a full garden.
 *
 * @param bits the binary logarithm of the number of slots; each takes eight bytes
 */
export const newTable = (bits = 18): TranspositionTable => ({
	tokens: new Int32Array(1 << bits),
	rest: new Int32Array(1 << bits),
	slots: 1 << bits
});

const legalBits = 0xffff;
const lowerShift = 16;
const upperShift = 18;

/** @returns the slot of a position by its hash; a later position with the same slot replaces it. */
export const slotOf = ({ slots }: TranspositionTable, tokens: number, legal: Bits): number => {
	let mixed = Math.imul(tokens ^ Math.imul(legal, 0x9e3779b1), 0x85ebca6b);
	mixed ^= mixed >>> 15;
	mixed = Math.imul(mixed, 0xc2b2ae35);
	mixed ^= mixed >>> 13;
	return mixed & (slots - 1);
};

/** @returns what is stored of a position, packed as in `rest`; 0 if nothing is. */
export const lookUpBounds = (
	table: TranspositionTable,
	slot: number,
	tokens: number,
	legal: Bits
): number => {
	const rest = table.rest[slot] ?? 0;
	return table.tokens[slot] === tokens && (rest & legalBits) === legal ? rest : 0;
};

/** @returns the lower bound of what `lookUpBounds` returned. */
export const lowerOf = (rest: number): Value => (((rest >> lowerShift) & 3) - 1) as Value;
/** @returns the upper bound of what `lookUpBounds` returned. */
export const upperOf = (rest: number): Value => (((rest >> upperShift) & 3) - 1) as Value;

/** Stores bounds of a position, narrowed by those already stored of the same position. */
export const storeBounds = (
	table: TranspositionTable,
	slot: number,
	tokens: number,
	legal: Bits,
	found: Bounds
): void => {
	const known = lookUpBounds(table, slot, tokens, legal);
	const lower = known === 0 ? found.lower : Math.max(found.lower, lowerOf(known));
	const upper = known === 0 ? found.upper : Math.min(found.upper, upperOf(known));
	table.tokens[slot] = tokens;
	table.rest[slot] = legal | ((lower + 1) << lowerShift) | ((upper + 1) << upperShift);
};
