/** The actions of Hanamikoji and the schema by which they are stored. */
import * as v from 'valibot';
import { sides } from '../../sides.ts';

/** The four action markers of each player, in the order of their numbers. */
export const markers = ['secret', 'trade-off', 'gift', 'competition'] as const;
export type Marker = (typeof markers)[number];

/** The three ways to enter a round: item cards counted, majorities, or where the tokens lie. */
export const ways = ['counts', 'majorities', 'tokens'] as const;
export type Way = (typeof ways)[number];

const side = v.picklist(sides);
const geisha = v.picklist([0, 1, 2, 3, 4, 5, 6]);
const cards = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(21));
const perGeisha = <const T extends v.GenericSchema>(each: T) =>
	v.pipe(v.strictTuple([each, each, each, each, each, each, each]), v.readonly());

/** Who has the majority at a geisha. */
const majority = v.picklist([0, 1, 'tie']);
/** The side a favour token lies on; `null` while it is in the middle of the geisha's card. */
const holder = v.nullable(side);

/** A whole round as entered. It does not depend on the draft, so that it can be edited in the timeline. */
const roundEntry = v.pipe(
	v.variant('way', [
		/** `counts[side][geisha]`: the item cards on each side, secrets included. */
		v.strictObject({
			way: v.literal('counts'),
			counts: v.pipe(v.strictTuple([perGeisha(cards), perGeisha(cards)]), v.readonly())
		}),
		v.strictObject({ way: v.literal('majorities'), majorities: perGeisha(majority) }),
		/** The sides the tokens lie on after the round. */
		v.strictObject({ way: v.literal('tokens'), tokens: perGeisha(holder) })
	]),
	v.readonly()
);

export const actionSchema = v.pipe(
	v.variant('type', [
		/** Sets who begins the round under way: at the start of the match, or as a correction. */
		v.strictObject({ type: v.literal('starter'), side }),
		/** Flips an action marker face down (`used`) or back up. */
		v.strictObject({ type: v.literal('marker'), side, marker: v.picklist(markers), used: v.boolean() }),
		/** Changes how the round under way is entered. */
		v.strictObject({
			type: v.literal('way'),
			way: v.picklist(ways),
			/** Set by `upgrade` on actions of version 1, in which changing the way discarded what was entered. */
			isAnew: v.exactOptional(v.literal(true))
		}),
		/** Sets the number of item cards counted at a geisha on one side; does not add to it. */
		v.strictObject({ type: v.literal('count'), side, geisha, cards }),
		/** Sets who has the majority at a geisha; `null` clears it. */
		v.strictObject({ type: v.literal('majority'), geisha, majority: v.nullable(majority) }),
		/** Sets the side a token lies on. */
		v.strictObject({ type: v.literal('token'), geisha, holder }),
		/** Scores the round and begins the next one. */
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
