/** The state of a Hanamikoji match: plain, immutable JSON. */
import type { Outcome } from '../../said.ts';
import type { Holder, Majority, Marker, PerGeisha, PerSide, RoundEntry, Side } from './actions.ts';
import type { Options } from './options.ts';

/** The round under way as entered so far, in the way the table chose. */
export type Draft =
	| { readonly way: 'counts'; readonly counts: PerSide<PerGeisha<number>> }
	/** `null`: not said yet. */
	| { readonly way: 'majorities'; readonly majorities: PerGeisha<Majority | null> }
	| { readonly way: 'tokens'; readonly tokens: PerGeisha<Holder> };

/** What waits in the other ways of entry until the round is scored. */
export interface Aside {
	/** What was entered in a way before the table changed to another, at most one of each. */
	readonly drafts: readonly Draft[];
	/** What was last carried over to majorities; `null`: nothing was known. */
	readonly majorities: PerGeisha<Majority | null>;
	/** What was last carried over to tokens. */
	readonly tokens: PerGeisha<Holder>;
}

/** A round that was scored. */
export interface RoundRecord {
	readonly starter: Side;
	readonly entry: RoundEntry;
	/** Where the tokens lie after it. */
	readonly tokens: PerGeisha<Holder>;
}

export interface State {
	readonly options: Options;
	/** Who begins the round under way. */
	readonly starter: Side;
	/** Where the tokens lie: as the last scored round left them. */
	readonly tokens: PerGeisha<Holder>;
	/** Markers flipped this round. */
	readonly used: PerSide<readonly Marker[]>;
	readonly draft: Draft;
	readonly aside: Aside;
	/** The scored rounds, oldest first; the round under way is number `rounds.length + 1`. */
	readonly rounds: readonly RoundRecord[];
	readonly outcome?: Outcome<ReasonCode>;
}

/** Which goal or tie-break decided. */
export const reasonCodes = [
	/** Eleven charm points. */
	'charm',
	/** Four geishas. */
	'geishas',
	/** The same player reached both goals. */
	'charm-and-geishas',
	/** Each player reached another goal. */
	'charm-over-geishas',
	/** No goal in the last round: more charm points. */
	'limit-points',
	/** Equal points: the highest single token. */
	'limit-token',
	/** A draw by the option. */
	'limit-draw',
	/** Equal points, and the option asks no more. */
	'limit-equal',
	/** Equal points and equal highest tokens. */
	'limit-equal-token'
] as const;
export type ReasonCode = (typeof reasonCodes)[number];
