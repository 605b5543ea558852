/** The state of a Hanabi match: plain, immutable JSON; and the order of the turns at its table. */
import type { Outcome, Seat } from '../../outcome.ts';
import type { Card, Colour, PerColour, PerRank } from './cards.ts';
import type { Aid, Options } from './options.ts';

/** How many copies of each card are in the discard. */
export type Discard = PerColour<PerRank<number>>;

export type TurnKind = 'clue' | 'discard' | 'play' | 'misplay';

/** A turn that was taken, with the counters after it, for the timeline and the chart. */
export interface TurnRecord {
	readonly seat: Seat;
	readonly kind: TurnKind;
	/** `null` for a clue, and for a card that light mode did not name. */
	readonly card: Card | null;
	readonly announced: Colour | null;
	/** Blue tokens that the turn itself brought (negative: took), without those that a recount set. */
	readonly gained: number;
	/** Whether a firework was completed while all eight blue tokens were in the lid, so that its token was lost. */
	readonly isBonusLost: boolean;
	readonly score: number;
	readonly tokens: number;
	readonly fuses: number;
	readonly pile: number;
}

export interface State {
	readonly options: Options;
	/** The number of players at the start of the match; seats are numbered clockwise from 0. */
	readonly seats: number;
	/** The seats whose players have left. */
	readonly left: readonly Seat[];
	/** Whose turn it is; once the match is over, whose turn it was last. */
	readonly turn: Seat;
	/** Blue tokens in the lid. */
	readonly tokens: number;
	/** Red tokens in the lid. */
	readonly fuses: number;
	/** Cards in the pile. */
	readonly pile: number;
	/** How many cards each player holds, by seat. */
	readonly hands: readonly number[];
	/** How many cards of each firework are laid: 0 to 5. */
	readonly fireworks: PerColour<number>;
	/** `untracked` in light mode. */
	readonly discard: Discard | 'untracked';
	/** Turns left in the last round; `null` while there is none. */
	readonly turnsLeft: number | null;
	readonly aids: Readonly<Record<Aid, boolean>>;
	/** The turns taken, oldest first; the turn under way is number `turns.length + 1`. */
	readonly turns: readonly TurnRecord[];
	readonly outcome?: Outcome<ReasonCode>;
}

/** The reasons for which a show ends, each with the rulebook section that explains it. */
export const reasonRules = {
	/** Lost: the third red token. */
	'three-fuses': 'three-fuses',
	/** The third red token, where the house rule counts the fireworks. */
	'fuses-counted': 'count-fireworks',
	/** Every firework is complete. */
	perfect: 'perfect',
	/** Final bouquet, lost: the last copy of a needed card was discarded. */
	'perfection-lost': 'final-bouquet',
	/** Final bouquet, lost: the player to move has no legal action. */
	'no-move': 'final-bouquet',
	/** Final bouquet in light mode, lost: the players say that a perfect show has become impossible. */
	'given-up': 'final-bouquet',
	/** Every player has had a last turn. */
	'last-round': 'last-round',
	/** The players ended the show because no more points could be gained. */
	finished: 'finish-now',
	/** The players gave up although more points could be gained. */
	stopped: 'finish-now'
} as const;
export type ReasonCode = keyof typeof reasonRules;
export const reasonCodes = Object.keys(reasonRules) as readonly ReasonCode[];

type Table = Pick<State, 'seats' | 'left'>;

/** @returns the seats of the players who have not left, in the order of the turns from `first`. */
export const seatsFrom = ({ seats, left }: Table, first: Seat): readonly Seat[] =>
	Array.from({ length: seats }, (_, place) => (first + place) % seats).filter((seat) => !left.includes(seat));

/** @returns how many players have not left: P in the formulas. */
export const playersIn = ({ seats, left }: Table): number => seats - left.length;

/** @returns the seat that plays after this one. */
export const nextSeat = (table: Table, seat: Seat): Seat =>
	seatsFrom(table, (seat + 1) % table.seats)[0] ?? seat;
