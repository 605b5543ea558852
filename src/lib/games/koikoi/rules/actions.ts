/** The actions of a Koï-Koï match, the schema of their stored form, and why one is refused. */
import * as v from 'valibot';
import { sides } from '../../sides.ts';
import { cardIds } from './cards.ts';
import { declarableYaku, yakuIds } from './yaku.ts';
import { refuse, type Params, type Refusal } from '../../outcome.ts';

/** The winning hands: four cards of one month, or four pairs. */
export const winningHands = ['teshi', 'kuttsuki'] as const;
export type WinningHand = (typeof winningHands)[number];

/** Why a deal is void: the table has four of a month or four pairs, or both players have a winning hand. */
const voidReasons = ['table', 'both-hands'] as const;
export type VoidReason = (typeof voidReasons)[number];

/** The two ways to enter a month at the table: by its captured cards, or by its yaku. */
export const views = ['cards', 'yaku'] as const;
export type View = (typeof views)[number];

/** The most calls that a stored month may hold, also in matches of version 1, which knew no limit of calls. */
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

/** `off` for actions of version 1, which knew no limits of calls and of captured cards: they stay accepted. */
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

/**
 * Lifts the limits of calls and of captured cards for actions of version 1, which knew no such limits, so
 * that its matches stay accepted.
 *
 * @param from - the version that stored the action
 */
export const upgradeAction = (action: unknown, from: number): unknown => {
	const limited = ['take', 'yaku', 'call', 'late-call', 'month'];
	const { type } = (action ?? {}) as Readonly<Record<string, unknown>>;
	return from < 2 && limited.includes(String(type)) ? { ...(action as object), limits: 'off' } : action;
};

/** The section of the rulebook that explains each refusal. */
export const refusalRules = {
	'match-over': 'end',
	/** A card twice: on the piles, in declared yaku, or one of each. */
	'card-twice': 'cards',
	'too-many-cards': 'cards',
	/** More captured cards than a month can have: 8 of the 48 are never seen. */
	'too-many-captured': 'turn',
	/** Two bright yaku declared for one player where only the best counts. */
	'brights-together': 'brights',
	'yaku-off': 'own-rules',
	/** Tane beside inoshikachō, which already pays for every tane. */
	'tane-blocked': 'inoshikacho',
	/** Tan beside a ribbon set, which already pays for every tanzaku. */
	'tan-blocked': 'ribbon-sets',
	/** A viewing in a pile with the rain man or the lightning, which cancel it. */
	'rain-cancels': 'viewing',
	/** A yaku declared with fewer or more cards than it can have. */
	'count-range': 'entering',
	'call-without-yaku': 'koikoi',
	/** More calls by a player than a player has turns. */
	'too-many-calls': 'turn',
	/** A call though no yaku pays more than at the player's last call. */
	'call-without-new-yaku': 'new-yaku',
	'stop-without-yaku': 'stop',
	/** Stopping though no yaku pays more than at the player's last call. */
	'stop-without-new-yaku': 'new-yaku',
	/** A drawn month though a player has a new yaku: that month is a stop. */
	'yaku-at-end': 'last-card',
	/** A win with a winning hand after a capture or a call. */
	'deal-win-late': 'deal-wins',
	/** A void deal after a capture or a call. */
	'void-late': 'void-table',
	/** A void deal because both players have a winning hand, under rules that play on. */
	'hands-play-on': 'deal-wins',
	/** A void deal by the table, or a win by it, under rules that settle such a table in another way. */
	'table-rule': 'void-table',
	/** A win by the table after a capture or a call. */
	'table-late': 'void-table'
} as const;

export type RefusalCode = keyof typeof refusalRules;
export const refusalCodes = Object.keys(refusalRules) as readonly RefusalCode[];

/** @returns a refusal with its code, its parameters and its section of the rulebook. */
export const refusalOf = (code: RefusalCode, params: Params = {}): Refusal<RefusalCode> =>
	refuse(code, refusalRules[code], params);
