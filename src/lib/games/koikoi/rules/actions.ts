/** The actions of a Koï-Koï match and the schema of their stored form. */
import * as v from 'valibot';
import { sides } from '../../sides.ts';
import { cardIds } from './cards.ts';
import { declarableYaku, yakuIds } from './yaku/yaku.ts';

/** The winning hands: four cards of one month, or four pairs. */
export const winningHands = ['teshi', 'kuttsuki'] as const;
export type WinningHand = (typeof winningHands)[number];

/** Why a deal is void: the table has four of a month or four pairs, or both players have a winning hand. */
const voidReasons = ['table', 'both-hands'] as const;
export type VoidReason = (typeof voidReasons)[number];

/** The two ways to enter a month at the table: by its captured cards, or by its yaku. */
export const views = ['cards', 'yaku'] as const;
export type View = (typeof views)[number];

/**
 * The most calls that a stored month may hold, also in matches of version 1, which knew no limit of calls.
 */
export const maxEvents = 48;

const seat = v.picklist(sides);
const card = v.picklist(cardIds);
const pile = v.pipe(v.array(card), v.maxLength(cardIds.length), v.readonly());
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(25));
const points = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));
const yaku = v.picklist(declarableYaku);
const perSideSchema = <const T extends v.GenericSchema>(each: T) =>
	v.pipe(v.strictTuple([each, each]), v.readonly());

const declaredYaku = v.pipe(v.strictObject({ yaku, count: v.pipe(count, v.minValue(1)) }), v.readonly());

const yakuPaid = v.pipe(v.strictObject({ yaku: v.picklist(yakuIds), points }), v.readonly());

const monthEvent = v.pipe(
	v.strictObject({
		kind: v.literal('call'),
		seat,
		/** The raw sum of the caller's pile at the call; `null` for a call whose points are unknown. */
		points: v.nullable(points),
		/**
		 * The points of each yaku at the call; a yaku that pays more later is a new yaku. A correction that takes
		 * cards away lowers these points, so that their sum can be less than `points`. Missing where the yaku are
		 * unknown: for a call without points, and in matches of version 1.
		 */
		paid: v.exactOptional(v.pipe(v.array(yakuPaid), v.maxLength(yakuIds.length), v.readonly()))
	}),
	v.readonly()
);

/**
 * `off` for actions of version 1, which knew no limits of calls and of captured cards: they stay accepted.
 */
const limits = v.exactOptional(v.literal('off'));

const ending = v.pipe(
	v.variant('kind', [
		/** *Game*: this player stops and scores. */
		v.strictObject({ kind: v.literal('stop'), seat }),
		/** The cards ran out before a player stopped. */
		v.strictObject({ kind: v.literal('drawn') }),
		/** This player won with a winning hand (teshi or kuttsuki) right after the deal. */
		v.strictObject({ kind: v.literal('deal'), seat, hand: v.picklist(winningHands) }),
		/** The table was dealt four of a month or four pairs, with which the Oya of the month won it. */
		v.strictObject({ kind: v.literal('table') })
	]),
	v.readonly()
);

/** What is entered of a month before it ends. */
export const capturesEntries = {
	/** The calls, in the order in which they were made. */
	events: v.pipe(v.array(monthEvent), v.maxLength(maxEvents), v.readonly()),
	/** The captured cards, as far as they were entered one by one. */
	piles: perSideSchema(pile),
	/** The yaku that were declared without naming their cards. */
	yaku: perSideSchema(v.pipe(v.array(declaredYaku), v.maxLength(declarableYaku.length), v.readonly()))
};

/**
 * A whole month as it was entered. It holds everything that settling the month needs, so that a past month
 * can be edited by itself. The rules check it when the month is closed.
 */
const monthRecord = v.pipe(
	v.strictObject({
		...capturesEntries,
		ending
	}),
	v.readonly()
);

export const actionSchema = v.pipe(
	v.variant('type', [
		/** Sets who deals the current month: at the start of the match, or as a correction. */
		v.strictObject({ type: v.literal('oya'), seat }),
		/** Puts a card on a player's pile; a card of the other player's pile moves. */
		v.strictObject({ type: v.literal('take'), seat, card, limits }),
		/** Puts cards that were captured together on a player's pile. */
		v.strictObject({
			type: v.literal('capture'),
			seat,
			cards: v.pipe(v.array(card), v.minLength(1), v.maxLength(4), v.readonly())
		}),
		/** Takes a card off the pile it is on. */
		v.strictObject({ type: v.literal('untake'), card }),
		/** Declares a yaku without its cards and sets how many cards it has; 0 takes the yaku back. */
		v.strictObject({ type: v.literal('yaku'), seat, yaku, count, limits }),
		/** *Koï-koï*: the call is noted with the points that the pile has now. */
		v.strictObject({ type: v.literal('call'), seat, limits }),
		/** Adds a call that was forgotten; its points are unknown. */
		v.strictObject({ type: v.literal('late-call'), seat, limits }),
		/** Takes back the last call of a player. */
		v.strictObject({ type: v.literal('uncall'), seat }),
		/** Notes a void deal: the same Oya deals again, and the month is not used up. */
		v.strictObject({ type: v.literal('void-deal'), why: v.picklist(voidReasons) }),
		/** Sets whether months are entered by their cards or by their yaku, until it is changed again. */
		v.strictObject({ type: v.literal('view'), view: v.picklist(views) }),
		/** Sets whether a capture hands the turn to the other player. */
		v.strictObject({ type: v.literal('turns'), isOn: v.boolean() }),
		/** Closes the month with its record. */
		v.strictObject({ type: v.literal('month'), record: monthRecord, limits })
	]),
	v.readonly()
);

export type Action = v.InferOutput<typeof actionSchema>;
export type MonthEvent = v.InferOutput<typeof monthEvent>;
export type Ending = v.InferOutput<typeof ending>;
export type MonthRecord = v.InferOutput<typeof monthRecord>;
