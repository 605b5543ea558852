/** Where the copies of a card are (rules: Actions, Derived facts). */
import { copiesOf, stepOf, type Card } from '../cards.ts';
import { atRank } from '../per-colour.ts';
import type { Discard, State } from '../state.ts';

/** The part of the state from which copies are counted. */
export type Board = Pick<State, 'options' | 'fireworks' | 'discard'>;

export interface Copies {
	/** In the deck. */
	readonly all: number;
	/** On its firework: 0 or 1. */
	readonly played: number;
	/** In the discard; 0 in light mode, where the discard is unknown. */
	readonly discarded: number;
	/** In hands or in the pile. */
	readonly left: number;
}

/** @returns how many copies of the card are in the discard; 0 in light mode. */
const discardedCopiesOf = ({ colour, rank }: Card, discard: State['discard']): number =>
	discard === 'untracked' ? 0 : atRank(discard[colour], rank);

/** @returns where the copies of the card are; in light mode, discarded copies count as left. */
export const copiesIn = (card: Card, { options, fireworks, discard }: Board): Copies => {
	const all = copiesOf(card, options);
	const played = fireworks[card.colour] >= stepOf(card) ? 1 : 0;
	const discarded = discardedCopiesOf(card, discard);
	return { all, played, discarded, left: all - played - discarded };
};

/** @returns the discard with the card added; unchanged in light mode and for an unnamed card (`null`). */
export const withDiscarded = (discard: State['discard'], card: Card | null): State['discard'] => {
	if (discard === 'untracked' || card === null) return discard;
	const { colour, rank } = card;
	const [one, two, three, four, five] = discard[colour];
	const more = (place: number): number => (place === rank ? 1 : 0);
	const counts = [one + more(1), two + more(2), three + more(3), four + more(4), five + more(5)] as const;
	return { ...discard, [colour]: counts } satisfies Discard;
};
