/** The state of a Geisha match: plain, immutable JSON. */
import type { Outcome } from '../../said.ts';
import type { How, PerSide, RoundRecord, Side, Way } from './actions.ts';
import type { Cell } from './cells.ts';
import type { Options } from './options.ts';
import type { Pattern } from './patterns.ts';
import type { TileId } from './tiles.ts';

/** The round under way as entered so far. */
export interface Draft {
	readonly way: Way;
	/** In reading order; whole with 16, and never 15. */
	readonly layout: readonly TileId[];
	/** In turn; none of them ends the round. */
	readonly moves: readonly Cell[];
}

/** What came of a round, so that no screen judges again. */
export interface RoundResult {
	readonly how: How;
	/** `null`: drawn. */
	readonly winner: Side | null;
	/** Tiles still in the garden; `null` where it was not asked. */
	readonly left: number | null;
	/** Every pattern the winner holds; none where only the result was noted. */
	readonly patterns: readonly Pattern[];
}

/** A round that was played. */
export interface RoundPlayed {
	/** From 1. */
	readonly number: number;
	readonly record: RoundRecord;
	readonly result: RoundResult;
	/** By seat, rounds won after it. */
	readonly wins: PerSide<number>;
	/** By seat, points after it, whatever the mode. */
	readonly points: PerSide<number>;
}

export interface State {
	readonly options: Options;
	/** Who begins, or began, the round under way. */
	readonly starter: Side;
	readonly draft: Draft;
	/** Oldest first; the round under way is number `rounds.length + 1`. */
	readonly rounds: readonly RoundPlayed[];
	/** By seat, rounds won. */
	readonly wins: PerSide<number>;
	/** By seat, the tiles left in the rounds they won, whatever the mode. */
	readonly points: PerSide<number>;
	readonly outcome?: Outcome<ReasonCode>;
}

/** What decided, with the section of the rulebook that says so. */
export const reasonRules = {
	/** The one round there was. */
	single: 'single',
	/** The one round there was, drawn. */
	'single-drawn': 'single',
	/** Rounds won. */
	rounds: 'rounds',
	/** Points reached or passed. */
	points: 'points-mode'
} as const;
export type ReasonCode = keyof typeof reasonRules;
export const reasonCodes = Object.keys(reasonRules) as readonly ReasonCode[];
