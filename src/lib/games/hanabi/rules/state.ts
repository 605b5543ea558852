/** The state of a Hanabi match: plain, immutable JSON. */
import type { Outcome, Seat } from '../../said.ts';
import type { Card, Colour } from './cards.ts';
import type { Aid, Options } from './options.ts';
import type { PerColour, PerRank } from './per-colour.ts';

/** How often each card lies in the discard. */
export type Discard = PerColour<PerRank<number>>;

export const turnKinds = ['clue', 'discard', 'play', 'misplay'] as const;
export type TurnKind = (typeof turnKinds)[number];

/** A turn that was taken, with the counters after it: what the timeline and the chart are drawn from. */
export interface TurnRecord {
	readonly seat: Seat;
	readonly kind: TurnKind;
	/** `null` for a clue, and for a card that light mode did not name. */
	readonly card: Card | null;
	readonly announced: Colour | null;
	/** How many blue tokens it brought, or took: what a recount sets right before or after it is not its own. */
	readonly gained: number;
	/** A five laid down while all eight blue tokens were there. */
	readonly isBonusLost: boolean;
	readonly score: number;
	readonly tokens: number;
	readonly fuses: number;
	readonly pile: number;
}

export interface State {
	readonly options: Options;
	/** How many the match began with; seats are numbered round the table. */
	readonly seats: number;
	/** Who has left since. */
	readonly left: readonly Seat[];
	/** Whose turn it is; once the match is over, whose it was. */
	readonly turn: Seat;
	/** Blue tokens in the lid. */
	readonly tokens: number;
	/** Red tokens in the lid. */
	readonly fuses: number;
	/** Cards left in the pile. */
	readonly pile: number;
	/** By seat: how many cards each holds. */
	readonly hands: readonly number[];
	/** The highest rank of each firework, 0 before its first card. */
	readonly fireworks: PerColour<number>;
	/** Light mode tracks none. */
	readonly discard: Discard | 'untracked';
	/** Turns left in the last round; `null` before it. */
	readonly turnsLeft: number | null;
	readonly aids: Readonly<Record<Aid, boolean>>;
	/** Oldest first; the turn under way is number `turns.length + 1`. */
	readonly turns: readonly TurnRecord[];
	readonly outcome?: Outcome<ReasonCode>;
}

/** What ended the show, with the section of the rulebook that says so. */
export const reasonRules = {
	/** Lost: the third red token. */
	'three-fuses': 'three-fuses',
	/** The third red token, and the house rule counts the fireworks. */
	'fuses-counted': 'count-fireworks',
	/** Every firework is complete. */
	perfect: 'perfect',
	/** Final bouquet, lost: the last copy of a card that is needed. */
	'perfection-lost': 'final-bouquet',
	/** Final bouquet, lost: the player to move can do nothing. */
	'no-move': 'final-bouquet',
	/** Final bouquet in light mode, lost: the table says that it has become impossible. */
	'given-up': 'final-bouquet',
	/** Everybody had a last turn. */
	'last-round': 'last-round',
	/** Ended by the table where nothing more could be gained. */
	finished: 'finish-now'
} as const;
export type ReasonCode = keyof typeof reasonRules;
export const reasonCodes = Object.keys(reasonRules) as readonly ReasonCode[];
