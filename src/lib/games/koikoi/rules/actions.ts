/** What can be said at a Koï-Koï table, and the shape it is stored in. */
import * as v from 'valibot';
import { cardIds } from './cards.ts';
import { sayableYaku, yakuIds } from './yaku/yaku.ts';

/** Two players: 0 sits near (the bottom of the screen), 1 far. */
export const sides = [0, 1] as const;
export type Side = (typeof sides)[number];
/** One value per player. */
export type PerSide<T> = readonly [T, T];

/** The winning hands: four cards of one month, or four pairs. */
export const winningHands = ['teshi', 'kuttsuki'] as const;
export type WinningHand = (typeof winningHands)[number];

/** Why a deal is dealt again: the table holds four of a month or four pairs, or both players hold a winning hand. */
export const voidReasons = ['table', 'both-hands'] as const;
export type VoidReason = (typeof voidReasons)[number];

/** The two ways to enter a month at the table. */
export const views = ['cards', 'yaku'] as const;
export type View = (typeof views)[number];

/** The calls that a stored month holds at most, whatever the limits of the game. */
export const mostEvents = 48;

const seat = v.picklist(sides);
const card = v.picklist(cardIds);
const pile = v.pipe(v.array(card), v.maxLength(cardIds.length), v.readonly());
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(25));
const points = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));
const yaku = v.picklist(sayableYaku);
const perSide = <const T extends v.GenericSchema>(each: T) =>
	v.pipe(v.strictTuple([each, each]), v.readonly());

const yakuSaid = v.pipe(v.strictObject({ yaku, count: v.pipe(count, v.minValue(1)) }), v.readonly());

const yakuPaid = v.pipe(v.strictObject({ yaku: v.picklist(yakuIds), points }), v.readonly());

const monthEvent = v.pipe(
	v.strictObject({
		kind: v.literal('call'),
		seat,
		/** The raw sum the pile had; `null` for a call noted after the month. */
		points: v.nullable(points),
		/**
		 * What each yaku paid: a new one pays more. Lowered where a correction took cards away since, so that the
		 * sum is then less than `points`. Not there where it was not known: after the month, or in version 1.
		 */
		paid: v.exactOptional(v.pipe(v.array(yakuPaid), v.maxLength(yakuIds.length), v.readonly()))
	}),
	v.readonly()
);

/** Set for what version 1 took: it knew no limits of calls and of captured cards, and its matches stay as they were. */
const limits = v.exactOptional(v.literal('off'));

const ending = v.pipe(
	v.variant('kind', [
		/** *Game*: this player stops and scores. */
		v.strictObject({ kind: v.literal('stop'), seat }),
		/** The cards ran out. */
		v.strictObject({ kind: v.literal('drawn') }),
		/** Won by the hand that was dealt. */
		v.strictObject({ kind: v.literal('deal'), seat, hand: v.picklist(winningHands) })
	]),
	v.readonly()
);

/** A whole month as entered. Judged by the rules when it is closed; self-contained, so it can be edited. */
const monthRecord = v.pipe(
	v.strictObject({
		/** In the order they happened. */
		events: v.pipe(v.array(monthEvent), v.maxLength(mostEvents), v.readonly()),
		/** The captured cards that were named. */
		piles: perSide(pile),
		/** Yaku said without their cards. */
		yaku: perSide(v.pipe(v.array(yakuSaid), v.maxLength(sayableYaku.length), v.readonly())),
		ending
	}),
	v.readonly()
);

export const actionSchema = v.pipe(
	v.variant('type', [
		/** Who deals the month under way: at the start of the match, or as a correction. */
		v.strictObject({ type: v.literal('oya'), seat }),
		/** Puts a card on a player's pile; from the other's pile it moves. */
		v.strictObject({ type: v.literal('take'), seat, card, limits }),
		/** Puts several cards on a player's pile in one go: what was captured together. */
		v.strictObject({
			type: v.literal('capture'),
			seat,
			cards: v.pipe(v.array(card), v.minLength(1), v.maxLength(4), v.readonly())
		}),
		/** Takes a card off the pile it is on. */
		v.strictObject({ type: v.literal('untake'), card }),
		/** A yaku without its cards: sets how many it has, 0 takes it back. */
		v.strictObject({ type: v.literal('yaku'), seat, yaku, count, limits }),
		/** *Koï-koï*, with the points the pile has now. */
		v.strictObject({ type: v.literal('call'), seat, limits }),
		/** A call noted after the month, its points unknown. */
		v.strictObject({ type: v.literal('late-call'), seat, limits }),
		/** Takes back the last call of a player. */
		v.strictObject({ type: v.literal('uncall'), seat }),
		/** The same Oya deals again; the month is not used up. */
		v.strictObject({ type: v.literal('void-deal'), why: v.picklist(voidReasons) }),
		/** Whether months are entered by their cards or by their yaku: it stays until it is changed. */
		v.strictObject({ type: v.literal('view'), view: v.picklist(views) }),
		/** Whether the other player's turn comes by itself after a capture. */
		v.strictObject({ type: v.literal('turns'), isOn: v.boolean() }),
		/** Closes the month with what was entered. */
		v.strictObject({ type: v.literal('month'), record: monthRecord, limits })
	]),
	v.readonly()
);

export type Action = v.InferOutput<typeof actionSchema>;
export type MonthEvent = v.InferOutput<typeof monthEvent>;
export type Ending = v.InferOutput<typeof ending>;
export type MonthRecord = v.InferOutput<typeof monthRecord>;
