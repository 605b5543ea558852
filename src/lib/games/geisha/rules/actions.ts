/** The actions of a Geisha match, the schema of their stored form, and why one is refused. */
import * as v from 'valibot';
import { refuse, type Params, type Refusal } from '../../outcome.ts';
import { sides } from '../../sides.ts';
import { cells } from './garden.ts';
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

/** The rulebook section that explains each refusal. */
export const refusalRules = {
	/** An action after the end of the match. */
	'match-over': 'modes',
	/** A tile laid on two places. */
	'tile-twice': 'layout',
	/** A seventeenth tile. */
	'garden-laid': 'layout',
	/** A move in a garden that lacks tiles, or a layout that lacks tiles although moves were made. */
	'garden-incomplete': 'layout',
	/** The first move on one of the four places in the middle. */
	'first-move-middle': 'accidents',
	/** A place that already holds a token. */
	'cell-taken': 'turn',
	/** A tile with neither the plant nor the feature of the one just taken. */
	'tile-unbound': 'accidents',
	/** A move by the player whose turn it is not. */
	'other-turn': 'turn',
	/** A move or a layout that would end the round, which only a `round` action can do. */
	'ends-round': 'win',
	/** Moves after the one that ended the round. */
	'round-over': 'win',
	/** A round closed although nobody has won and the garden is not full. */
	'round-unfinished': 'win',
	/** Fewer or more tiles left than this kind of win can leave. */
	'left-range': 'points',
	/** A result without its tiles left in points mode. */
	'left-missing': 'points',
	/** A number of tiles left by which the other player must have started. */
	parity: 'parity',
	/** A drawn round under the option that the last player of a full garden wins. */
	'full-board-wins': 'full-board',
	/** A win by a full garden under the option that a full garden is a drawn round. */
	'full-board-drawn': 'full-board'
} as const;

export type RefusalCode = keyof typeof refusalRules;
export const refusalCodes = Object.keys(refusalRules) as readonly RefusalCode[];

/** @returns the refusal of a code, with its rulebook section. */
export const refusalOf = (code: RefusalCode, params: Params = {}): Refusal<RefusalCode> =>
	refuse(code, refusalRules[code], params);
