/** The actions of Geisha and the schema by which they are stored. */
import * as v from 'valibot';
import { sides } from '../../sides.ts';
import { cells } from './cells.ts';
import { tileIds } from './tiles.ts';

/** The ways to enter a round: its garden with every move, or only its result. */
export const ways = ['garden', 'result'] as const;
export type Way = (typeof ways)[number];

const seat = v.picklist(sides);
const cell = v.picklist(cells);
const tile = v.picklist(tileIds);
/** The number of tiles left in the garden; the rules check it against the end of the round. */
const left = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(cells.length));
/** The tiles left are only asked in points mode, where they are the points. Version 1 always asked. */
const optionalLeft = v.exactOptional(left);

const gardenRecord = v.strictObject({
	kind: v.literal('garden'),
	/** Who made the first move. */
	starter: seat,
	/** All 16 tiles in reading order. */
	layout: v.pipe(v.array(tile), v.minLength(cells.length), v.maxLength(cells.length), v.readonly()),
	/** The places in the order they were taken; the last move ended the round. */
	moves: v.pipe(v.array(cell), v.minLength(1), v.maxLength(cells.length), v.readonly())
});

const roundEnd = v.pipe(
	v.variant('how', [
		v.strictObject({ how: v.literal('pattern'), winner: seat, left: optionalLeft }),
		v.strictObject({ how: v.literal('block'), winner: seat, left: optionalLeft }),
		/** The garden is full, and the player of the last move wins. */
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
	/** Whether the players confirmed a number of tiles left whose parity contradicts the starter. */
	isParityKept: v.boolean()
});

/** A whole round as entered. It does not depend on the draft, so that it can be edited in the timeline. */
const roundRecord = v.pipe(v.variant('kind', [gardenRecord, resultRecord]), v.readonly());

export const actionSchema = v.pipe(
	v.variant('type', [
		/** Sets who begins the round under way: at the start of the match, or as a correction. */
		v.strictObject({ type: v.literal('starter'), seat }),
		/** Changes the way to enter the round under way; the garden and its moves are kept. */
		v.strictObject({ type: v.literal('way'), way: v.picklist(ways) }),
		/** Lays a tile on the next place in reading order; the sixteenth tile is laid automatically. */
		v.strictObject({ type: v.literal('tile'), tile }),
		/** Replaces the layout: by a random one, by that of the last round, by a corrected or by an empty one. */
		v.strictObject({
			type: v.literal('layout'),
			tiles: v.pipe(v.array(tile), v.maxLength(cells.length), v.readonly())
		}),
		/**
		 * Takes a tile. The first move of a round sets the starter; a move that ends the round is a `round`
		 * action.
		 */
		v.strictObject({ type: v.literal('move'), seat, cell }),
		/** Closes the round and begins the next one. */
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
