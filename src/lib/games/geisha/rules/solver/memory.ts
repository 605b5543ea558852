/**
 * What a search remembers of positions it has seen: a table of bounds.
 *
 * A search that was cut short has not found a position's value, only that it is so much at least or at most:
 * that is what is kept, and an exact value is one whose two bounds meet.
 */
import type { Bits } from './bits.ts';

/** −1, 0 or 1 for the player to move: lost, drawn, won. */
export type Value = -1 | 0 | 1;

export interface Bounds {
	readonly lower: Value;
	readonly upper: Value;
}

export interface Memory {
	/** Tokens of both sides, packed; with the legal places it is the whole position. */
	readonly tokens: Int32Array;
	/** The legal places, and above them the bounds plus one; 0 is an empty slot, as no open position is without a legal place. */
	readonly rest: Int32Array;
	readonly slots: number;
}

/**
 * A memory is of one garden and one meaning of a full garden: it must not be used for another.
 *
 * @param bits - two to this power is the number of positions that are remembered; each takes eight bytes
 */
export const newMemory = (bits = 18): Memory => ({
	tokens: new Int32Array(1 << bits),
	rest: new Int32Array(1 << bits),
	slots: 1 << bits
});

const legalBits = 0xffff;
const lowerShift = 16;
const upperShift = 18;

/** @returns the slot of a position: a later one may take its place. */
export const slotOf = ({ slots }: Memory, tokens: number, legal: Bits): number => {
	let mixed = Math.imul(tokens ^ Math.imul(legal, 0x9e3779b1), 0x85ebca6b);
	mixed ^= mixed >>> 15;
	mixed = Math.imul(mixed, 0xc2b2ae35);
	mixed ^= mixed >>> 13;
	return mixed & (slots - 1);
};

/** @returns what is known of a position as bounds packed by `packed`; 0 when nothing is. */
export const recall = (memory: Memory, slot: number, tokens: number, legal: Bits): number => {
	const rest = memory.rest[slot] ?? 0;
	return memory.tokens[slot] === tokens && (rest & legalBits) === legal ? rest : 0;
};

/** The bounds of what was recalled. */
export const lowerOf = (rest: number): Value => (((rest >> lowerShift) & 3) - 1) as Value;
export const upperOf = (rest: number): Value => (((rest >> upperShift) & 3) - 1) as Value;

/** Keeps what is known of a position; with what is already kept of the same one, the narrower. */
export const keep = (memory: Memory, slot: number, tokens: number, legal: Bits, found: Bounds): void => {
	const known = recall(memory, slot, tokens, legal);
	const lower = known === 0 ? found.lower : Math.max(found.lower, lowerOf(known));
	const upper = known === 0 ? found.upper : Math.min(found.upper, upperOf(known));
	memory.tokens[slot] = tokens;
	memory.rest[slot] = legal | ((lower + 1) << lowerShift) | ((upper + 1) << upperShift);
};
