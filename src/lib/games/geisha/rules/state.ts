/** The state of a Geisha match: plain, immutable JSON. */
import type { PerSide, Side } from '../../sides.ts';
import type { Outcome } from '../../outcome.ts';
import type { How, RoundRecord, Way } from './actions.ts';
import type { Cell, Pattern } from './garden.ts';
import type { Options } from './options.ts';
import type { TileId } from './tiles.ts';

/** The round under way as entered so far. */
export interface Draft {
	readonly way: Way;
	/** In reading order; never 15 tiles, since the sixteenth is laid together with the fifteenth. */
	readonly layout: readonly TileId[];
	/** The places in the order they were taken; none of the moves ends the round. */
	readonly moves: readonly Cell[];
}

/** The result of a round, stored in the state so that no screen computes a rule. */
export interface RoundResult {
	readonly how: How;
	/** `null` if the round was drawn. */
	readonly winner: Side | null;
	/** How many tiles were left in the garden; `null` if it was not asked. */
	readonly left: number | null;
	/** Every pattern the winner holds; empty if only the result was entered. */
	readonly patterns: readonly Pattern[];
}

/** A round that was played. */
export interface RoundPlayed {
	/** Counts from 1. */
	readonly number: number;
	readonly record: RoundRecord;
	readonly result: RoundResult;
	/** By seat, the rounds won so far, this round included. */
	readonly wins: PerSide<number>;
	/** By seat, the points so far in any mode, this round included. */
	readonly points: PerSide<number>;
}

export interface State {
	readonly options: Options;
	/** Who begins or began the round under way. */
	readonly starter: Side;
	readonly draft: Draft;
	/** Oldest first; the round under way is number `rounds.length + 1`. */
	readonly rounds: readonly RoundPlayed[];
	/** By seat, the rounds won. */
	readonly wins: PerSide<number>;
	/** By seat, the tiles left in the rounds won, in any mode; those not asked count 0. */
	readonly points: PerSide<number>;
	readonly outcome?: Outcome<ReasonCode>;
}

/** What can decide a match, each with the rulebook section that explains it. */
export const reasonRules = {
	/** The single round was won. */
	single: 'single',
	/** The single round was drawn. */
	'single-drawn': 'single',
	/** Enough rounds won. */
	rounds: 'rounds',
	/** Enough points reached. */
	points: 'points-mode'
} as const;
export type ReasonCode = keyof typeof reasonRules;
export const reasonCodes = Object.keys(reasonRules) as readonly ReasonCode[];
