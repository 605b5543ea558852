/** The state of a Hanamikoji match: plain, immutable JSON. */
import type { PerSide, Side } from '../../sides.ts';
import type { Outcome } from '../../outcome.ts';
import type { Holder, Majority, Marker, PerGeisha, RoundEntry } from './actions.ts';
import type { Options } from './options.ts';

/** The round under way as entered so far, in the chosen way of entry. */
export type Draft =
	| { readonly way: 'counts'; readonly counts: PerSide<PerGeisha<number>> }
	/** `null` where the majority is not entered yet. */
	| { readonly way: 'majorities'; readonly majorities: PerGeisha<Majority | null> }
	| { readonly way: 'tokens'; readonly tokens: PerGeisha<Holder> };

/** What was entered in the other ways, kept until the round is scored in case the players change back. */
export interface Aside {
	/** The drafts in the other ways as they were left, at most one per way. */
	readonly drafts: readonly Draft[];
	/** The majorities that were last converted from counts; `null` where they were unknown. */
	readonly majorities: PerGeisha<Majority | null>;
	/** The tokens that were last converted from counts or majorities. */
	readonly tokens: PerGeisha<Holder>;
}

/** A round that was scored. */
export interface RoundRecord {
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
	readonly aside: Aside;
	/** The scored rounds, oldest first; the round under way is number `rounds.length + 1`. */
	readonly rounds: readonly RoundRecord[];
	readonly outcome?: Outcome<ReasonCode>;
}

/** The goals and tie-breaks that can decide a match. */
export const reasonCodes = [
	/** Eleven charm points. */
	'charm',
	/** Four geishas. */
	'geishas',
	/** The same player reached both goals. */
	'charm-and-geishas',
	/** One player reached eleven charm points, the other four geishas. */
	'charm-over-geishas',
	/** No goal after the last round: more charm points. */
	'limit-points',
	/** No goal, equal charm points: the highest single token. */
	'limit-token',
	/** No goal: a draw, as the option says. */
	'limit-draw',
	/** No goal, equal charm points: a draw, as the option has no further tie-break. */
	'limit-equal',
	/** No goal, equal charm points and equal highest tokens: a draw. */
	'limit-equal-token'
] as const;
export type ReasonCode = (typeof reasonCodes)[number];
