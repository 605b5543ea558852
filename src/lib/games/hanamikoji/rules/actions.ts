/** What can be said at a Hanamikoji table, and the shape it is stored in. */
import * as v from 'valibot';

/** The four action markers of each player, in the order of their numbers. */
export const markers = ['secret', 'trade-off', 'gift', 'competition'] as const;
export type Marker = (typeof markers)[number];

/** The three ways to enter a round; free to change between rounds. */
export const ways = ['counts', 'majorities', 'tokens'] as const;
export type Way = (typeof ways)[number];

/** Two players: 0 sits near (the bottom of the screen), 1 far. */
export const sides = [0, 1] as const;
export type Side = (typeof sides)[number];

const side = v.picklist(sides);
const geisha = v.picklist([0, 1, 2, 3, 4, 5, 6]);
const cards = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(21));
const perGeisha = <const T extends v.GenericSchema>(each: T) =>
	v.pipe(v.strictTuple([each, each, each, each, each, each, each]), v.readonly());

/** Who has the majority at a geisha. */
const majority = v.picklist([0, 1, 'tie']);
/** Where a token lies: with a side, or (`null`) still in the middle of the geisha's card. */
const holder = v.nullable(side);

/** A whole round as entered. Judged by the rules when it is scored; self-contained, so it can be edited. */
const roundEntry = v.pipe(
	v.variant('way', [
		/** `counts[side][geisha]`: item cards lying on each side, secrets included. */
		v.strictObject({
			way: v.literal('counts'),
			counts: v.pipe(v.strictTuple([perGeisha(cards), perGeisha(cards)]), v.readonly())
		}),
		v.strictObject({ way: v.literal('majorities'), majorities: perGeisha(majority) }),
		/** Where the tokens lie after the round. */
		v.strictObject({ way: v.literal('tokens'), tokens: perGeisha(holder) })
	]),
	v.readonly()
);

export const actionSchema = v.pipe(
	v.variant('type', [
		/** Who begins the round under way: at the start of the match, or as a correction. */
		v.strictObject({ type: v.literal('starter'), side }),
		/** A marker flipped face down (`used`) or back. */
		v.strictObject({ type: v.literal('marker'), side, marker: v.picklist(markers), used: v.boolean() }),
		/** Changes how the round under way is entered. */
		v.strictObject({
			type: v.literal('way'),
			way: v.picklist(ways),
			/** As version 1 did it: what was entered in another way does not wait there. */
			isAnew: v.exactOptional(v.literal(true))
		}),
		/** The cards counted so far at a geisha, on one side: sets, does not add. */
		v.strictObject({ type: v.literal('count'), side, geisha, cards }),
		v.strictObject({ type: v.literal('majority'), geisha, majority: v.nullable(majority) }),
		v.strictObject({ type: v.literal('token'), geisha, holder }),
		/** Closes the round with what was entered. */
		v.strictObject({ type: v.literal('score'), entry: roundEntry })
	]),
	v.readonly()
);

export type Action = v.InferOutput<typeof actionSchema>;
export type Majority = v.InferOutput<typeof majority>;
export type Holder = v.InferOutput<typeof holder>;
export type RoundEntry = v.InferOutput<typeof roundEntry>;

/** Seven values, one per geisha from left to right. */
export type PerGeisha<T> = readonly [T, T, T, T, T, T, T];
/** One value per side. */
export type PerSide<T> = readonly [T, T];
