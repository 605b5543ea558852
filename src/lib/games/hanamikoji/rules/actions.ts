/** What players do, as it is stored, and why it can be refused. */
import * as v from 'valibot';
import { refuse, type Params, type Refusal } from '../../outcome.ts';
import { sides } from '../../sides.ts';
import { geishaIndexes } from './geishas.ts';

/** The four action markers of each player, in the order of their numbers. */
export const markers = ['secret', 'trade-off', 'gift', 'competition'] as const;
export type Marker = (typeof markers)[number];

/** The three ways to enter a round: item cards counted, majorities, or where the tokens lie. */
export const ways = ['counts', 'majorities', 'tokens'] as const;
export type Way = (typeof ways)[number];

const side = v.picklist(sides);
const geisha = v.picklist(geishaIndexes);
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
			/** Set by `upgradeAction` on actions of version 1, in which changing the way discarded what was entered. */
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

/**
 * Since version 2, changing the way of entry keeps what was entered before.
 *
 * @param from the version under which the action was stored
 * @returns the action in the current version; a value that is not an action is returned as it is
 */
export const upgradeAction = (action: unknown, from: number): unknown =>
	from < 2 && typeof action === 'object' && action !== null && 'type' in action && action.type === 'way'
		? { ...action, isAnew: true }
		: action;

/** The rulebook section that explains each refusal. */
const refusalRules = {
	/** An action after the end of the match. */
	'match-over': 'goals',
	/** An entry in another way than the current one, which a second tab may have chosen. */
	'other-way': 'entry-checks',
	/** More item cards at a geisha than the deck has. */
	'too-many-items': 'entry-checks',
	/** More cards on a side than lie on each at scoring: eight in the base game. */
	'too-many-cards': 'entry-checks',
	/** Fewer cards on a side than lie on each at scoring. */
	'too-few-cards': 'entry-checks',
	/** Seven of eight cards on a side, whose secret is still face down. */
	'secret-hidden': 'secret',
	/** Where the sides may differ: more than nine cards on a side. */
	'side-full': 'entry-checks',
	/** Where the sides may differ: more than sixteen cards on both. */
	'too-many-together': 'entry-checks',
	/** Where the sides may differ: fewer than sixteen cards on both. */
	'too-few-together': 'entry-checks',
	/** More geishas taken by a side in one round than its cards suffice for: five, or six where they may differ. */
	'too-many-takes': 'entry-checks',
	/** One side has a majority somewhere and the other nowhere. */
	'one-sided': 'entry-checks',
	/** One side leads by more cards than the other can make up for elsewhere. */
	lopsided: 'entry-checks',
	/** Where the sides may differ: one side has majorities at more than two geishas and the other nowhere. */
	'too-many-alone': 'entry-checks',
	/** Where the sides may differ: one side leads by two cards more than the other can make up for elsewhere. */
	'too-far-ahead': 'entry-checks',
	/** Majorities or tokens that no round with so many cards on each side gives. */
	'no-such-round': 'entry-checks',
	/** A token put back in the middle after it lay on a side. */
	'token-to-middle': 'token-never-returns'
} as const;

export type RefusalCode = keyof typeof refusalRules;
export const refusalCodes = Object.keys(refusalRules) as readonly RefusalCode[];

/** @returns the refusal of a code, with its rulebook section. */
export const refusalOf = (code: RefusalCode, params: Params = {}): Refusal<RefusalCode> =>
	refuse(code, refusalRules[code], params);
