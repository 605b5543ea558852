/** The state of a Koï-Koï match: plain, immutable JSON. */
import type { PerSide, Side } from '../../sides.ts';
import type { Outcome } from '../../outcome.ts';
import type { MonthEvent, MonthRecord, View, VoidReason } from './actions.ts';
import type { CardId, Month } from './cards.ts';
import type { Options } from './options.ts';
import type { MonthSettlement } from './settlement.ts';
import type { DeclarableYaku } from './yaku.ts';

/** The current month, as entered so far. */
export interface Draft {
	/** The captured cards, each pile in the order of the months; no card is on both piles. */
	readonly piles: PerSide<readonly CardId[]>;
	/** The yaku that were declared without naming their cards. */
	readonly yaku: PerSide<readonly { readonly yaku: DeclarableYaku; readonly count: number }[]>;
	readonly events: readonly MonthEvent[];
	/** Why each void deal of this month was dealt again. */
	readonly voids: readonly VoidReason[];
}

/** A month that was closed. */
export interface MonthPlayed {
	/** Which month of the match it was, from 1. */
	readonly number: number;
	readonly month: Month;
	readonly oya: Side;
	readonly record: MonthRecord;
	readonly voids: readonly VoidReason[];
	readonly settlement: MonthSettlement;
	/** How the month changed each total; negative for a loser who pays from a stock. */
	readonly points: PerSide<number>;
	/** The totals after the month. */
	readonly totals: PerSide<number>;
}

export interface State {
	readonly options: Options;
	/** Who deals the current month. */
	readonly oya: Side;
	readonly totals: PerSide<number>;
	readonly draft: Draft;
	/** How months are entered, as the players last chose. */
	readonly view: View;
	/** Whether a capture hands the turn to the other player. */
	readonly isTurnByTurn: boolean;
	/** Whose turn it is, concluded from what was entered. */
	readonly turn: Side;
	/** The single card that a player took last; a second card of its month completes the capture. */
	readonly halfCapture: { readonly seat: Side; readonly card: CardId } | null;
	/** The months played, oldest first; the current month has the number `months.length + 1`. */
	readonly months: readonly MonthPlayed[];
	readonly outcome?: Outcome<ReasonCode>;
}

/** The reasons for an outcome, each with the section of the rulebook that explains it. */
export const reasonRules = {
	/** The winner has more points after the last month. */
	total: 'end',
	/** The totals are equal after the last month, and the victory is shared. */
	tie: 'final-tie',
	/** The totals were equal after the last month, and an extra month decided. */
	'extra-month': 'final-tie',
	/** The winner reached the points target. */
	target: 'points-target',
	/** The other player's stock is used up. */
	'stock-empty': 'zero-sum'
} as const;
export type ReasonCode = keyof typeof reasonRules;
export const reasonCodes = Object.keys(reasonRules) as readonly ReasonCode[];
