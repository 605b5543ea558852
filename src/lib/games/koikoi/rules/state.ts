/** The state of a Koï-Koï match: plain, immutable JSON. */
import type { Outcome } from '../../said.ts';
import type { MonthEvent, MonthRecord, PerSide, Side, View, VoidReason } from './actions.ts';
import type { CardId, Month } from './cards.ts';
import type { Options } from './options.ts';
import type { YakuScore } from './yaku/score-pile.ts';
import type { Factor } from './month/settle.ts';
import type { SayableYaku } from './yaku/yaku.ts';

/** The month under way as entered so far. */
export interface Draft {
	/** Each in the order of the year; no card is on both. */
	readonly piles: PerSide<readonly CardId[]>;
	readonly yaku: PerSide<readonly { readonly yaku: SayableYaku; readonly count: number }[]>;
	readonly events: readonly MonthEvent[];
	/** Deals that were dealt again. */
	readonly voids: readonly VoidReason[];
}

/** What came of a month, so that no screen counts again. */
export interface MonthSettlement {
	/** `null`: nobody stopped. */
	readonly winner: Side | null;
	/** The winner's yaku; none for a win by the deal. */
	readonly yaku: readonly YakuScore[];
	/** Their sum before the factors. */
	readonly raw: number;
	readonly factors: readonly Factor[];
	/** What the winner gets, or the Oya of a drawn month. */
	readonly total: number;
}

/** A month that was played. */
export interface MonthPlayed {
	/** From 1. */
	readonly number: number;
	readonly month: Month;
	readonly oya: Side;
	readonly record: MonthRecord;
	readonly voids: readonly VoidReason[];
	readonly settlement: MonthSettlement;
	/** By seat: what the month changed, below zero where the loser pays. */
	readonly points: PerSide<number>;
	/** By seat: the totals after it. */
	readonly totals: PerSide<number>;
}

export interface State {
	readonly options: Options;
	/** Who deals the month under way. */
	readonly oya: Side;
	readonly totals: PerSide<number>;
	readonly draft: Draft;
	/** How months are entered, as it was last chosen by hand. */
	readonly view: View;
	/** After a capture the other player's turn comes by itself. */
	readonly isTurnByTurn: boolean;
	/** Whose turn it is, as far as what was entered tells. */
	readonly turn: Side;
	/** A card that was taken alone, by whom: another of its month makes a capture of it. */
	readonly half: { readonly seat: Side; readonly card: CardId } | null;
	/** Oldest first; the month under way is number `months.length + 1`. */
	readonly months: readonly MonthPlayed[];
	readonly outcome?: Outcome<ReasonCode>;
}

/** What decided, with the section of the rulebook that says so. */
export const reasonRules = {
	/** More points after the last month. */
	total: 'end',
	/** Equal after the last month, and shared. */
	tie: 'final-tie',
	/** Equal after the last month, and one more month decided. */
	'extra-month': 'final-tie',
	/** The points target. */
	target: 'points-target',
	/** The other player's stock is used up. */
	'stock-empty': 'zero-sum'
} as const;
export type ReasonCode = keyof typeof reasonRules;
export const reasonCodes = Object.keys(reasonRules) as readonly ReasonCode[];
