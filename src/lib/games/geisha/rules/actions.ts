/** What can be said at a Geisha table, and the shape it is stored in. */
import * as v from 'valibot';
import { cells } from './cells.ts';
import { tileIds } from './tiles.ts';

/** Two players: 0 sits near (the bottom of the screen), 1 far. */
export const sides = [0, 1] as const;
export type Side = (typeof sides)[number];
/** One value per player. */
export type PerSide<T> = readonly [T, T];

/** How a round is noted: garden and moves, or only what came of it. */
export const ways = ['garden', 'result'] as const;
export type Way = (typeof ways)[number];

const seat = v.picklist(sides);
const cell = v.picklist(cells);
const tile = v.picklist(tileIds);
/** As counted on the table; the rules say how many there can be. */
const left = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(cells.length));
/** Only where they are points is it asked how many are left. Version 1 always asked. */
const asked = v.exactOptional(left);

const gardenRecord = v.strictObject({
	kind: v.literal('garden'),
	/** Who made the first move. */
	starter: seat,
	/** All 16 tiles, in reading order. */
	layout: v.pipe(v.array(tile), v.minLength(cells.length), v.maxLength(cells.length), v.readonly()),
	/** The places that were taken, in turn: the last one ended the round. */
	moves: v.pipe(v.array(cell), v.minLength(1), v.maxLength(cells.length), v.readonly())
});

const roundEnd = v.pipe(
	v.variant('how', [
		v.strictObject({ how: v.literal('pattern'), winner: seat, left: asked }),
		v.strictObject({ how: v.literal('block'), winner: seat, left: asked }),
		/** The last player of a full garden wins. */
		v.strictObject({ how: v.literal('full-board'), winner: seat }),
		/** The garden is full and nobody wins. */
		v.strictObject({ how: v.literal('drawn') })
	]),
	v.readonly()
);

const resultRecord = v.strictObject({
	kind: v.literal('result'),
	/** Who made the first move. */
	starter: seat,
	end: roundEnd,
	/** The table was asked about a number of tiles that does not go with the starter, and keeps it. */
	isParityKept: v.boolean()
});

/** A whole round as entered. Judged by the rules when it is closed; self-contained, so it can be edited. */
const roundRecord = v.pipe(v.variant('kind', [gardenRecord, resultRecord]), v.readonly());

export const actionSchema = v.pipe(
	v.variant('type', [
		/** Who begins the round under way: at the start of the match, or as a correction. */
		v.strictObject({ type: v.literal('starter'), seat }),
		/** Chooses how the round under way is noted; what is laid and played of a garden stays. */
		v.strictObject({ type: v.literal('way'), way: v.picklist(ways) }),
		/** Lays a tile on the next place in reading order; the sixteenth lays itself. */
		v.strictObject({ type: v.literal('tile'), tile }),
		/** Lays the garden anew from the first place on: drawn, the last one again, corrected, or none. */
		v.strictObject({
			type: v.literal('layout'),
			tiles: v.pipe(v.array(tile), v.maxLength(cells.length), v.readonly())
		}),
		/** Takes a tile. The first of a round says who began; the one that ends it comes as `round`. */
		v.strictObject({ type: v.literal('move'), seat, cell }),
		/** Closes the round with what was entered. */
		v.strictObject({ type: v.literal('round'), record: roundRecord })
	]),
	v.readonly()
);

export type Action = v.InferOutput<typeof actionSchema>;
export type RoundRecord = v.InferOutput<typeof roundRecord>;
export type GardenRecord = Extract<RoundRecord, { kind: 'garden' }>;
export type ResultRecord = Extract<RoundRecord, { kind: 'result' }>;
export type RoundEnd = v.InferOutput<typeof roundEnd>;
/** How a round ended: by four tokens, by a block, by the last move of a full garden, or without a winner. */
export type How = RoundEnd['how'];
