/** The state of a Hanamikoji match: plain, immutable JSON. */
import type { PerSide, Side } from '../../sides.ts';
import type { Outcome } from '../../outcome.ts';
import type { Holder, Majority, Marker, RoundEntry, Way } from './actions.ts';
import type { PerGeisha } from './geishas.ts';
import type { Options } from './options.ts';

/**
 * The round under way as entered so far. It has three faces, of which the players see and change the one of the
 * chosen way; what was entered in another way stays, in case they change back.
 */
export interface Draft {
	readonly way: Way;
	/** `counts[side][geisha]`: the item cards counted. */
	readonly counts: PerSide<PerGeisha<number>>;
	/** `null` where the majority is not entered yet. */
	readonly majorities: PerGeisha<Majority | null>;
	readonly tokens: PerGeisha<Holder>;
	/** What majorities and tokens took over from another face last, which tells what was corrected since. */
	readonly takenOver: {
		readonly majorities: PerGeisha<Majority | null>;
		readonly tokens: PerGeisha<Holder>;
	};
}

/** A round that was scored. */
export interface RoundPlayed {
	readonly starter: Side;
	readonly entry: RoundEntry;
	/** Where the tokens lay after the round. */
	readonly tokens: PerGeisha<Holder>;
}

export interface State {
	readonly options: Options;
	/** Who begins the round under way. */
	readonly starter: Side;
	/** Where the tokens lie since the last scored round. */
	readonly tokens: PerGeisha<Holder>;
	/** The markers that each side has used in the round under way, in the order of their numbers. */
	readonly used: PerSide<readonly Marker[]>;
	readonly draft: Draft;
	/** The scored rounds, oldest first; the round under way is number `rounds.length + 1`. */
	readonly rounds: readonly RoundPlayed[];
	readonly outcome?: Outcome<ReasonCode>;
}

/** The goals and tie-breaks that can decide a match, each with the section of the rulebook that explains it. */
export const reasonRules = {
	/** Eleven charm points. */
	charm: 'goals',
	/** Four geishas. */
	geishas: 'goals',
	/** The same player reached both goals. */
	'charm-and-geishas': 'goals',
	/** One player reached eleven charm points, the other four geishas. */
	'charm-over-geishas': 'clash',
	/** No goal after the last round: more charm points. */
	'limit-points': 'at-limit',
	/** No goal, equal charm points: the highest single token. */
	'limit-token': 'at-limit',
	/** No goal: a draw, as the option says. */
	'limit-draw': 'at-limit',
	/** No goal, equal charm points: a draw, as the option has no further tie-break. */
	'limit-equal': 'at-limit',
	/** No goal, equal charm points and equal highest tokens: a draw. */
	'limit-equal-token': 'at-limit'
} as const;
export type ReasonCode = keyof typeof reasonRules;
export const reasonCodes = Object.keys(reasonRules) as readonly ReasonCode[];
