/** Correcting the counters after a count of the real table (rules: Recount). */
import type { Refusal } from '../../outcome.ts';
import type { ActionOf } from './actions.ts';
import { colours, deckSize, ranks } from './cards.ts';
import { copiesIn } from './facts/copies.ts';
import { withOutcome } from './correct.ts';
import { cardsLaid } from './fireworks.ts';
import { handSize } from './limits.ts';
import { sumOfAll } from './per-colour.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import { playersIn } from './seats.ts';
import type { State } from './state.ts';

type MaybeRefusal = Refusal<RefusalCode> | undefined;

const checkCopies = (state: State): MaybeRefusal => {
	for (const colour of colours)
		for (const rank of ranks) {
			const { all, played, discarded, left } = copiesIn({ colour, rank }, state);
			if (left < 0)
				return refusalOf('recount-copies', { colour, rank, count: played + discarded, copies: all });
		}
	return undefined;
};

const checkHands = ({ hands, seats }: State): MaybeRefusal => {
	const limit = handSize(seats);
	const seat = hands.findIndex((count) => count > limit);
	return seat < 0 ? undefined : refusalOf('recount-hand', { seat, count: hands[seat] ?? 0, limit });
};

/** How many cards of the deck are in each place. */
export interface CardCount {
	readonly pile: number;
	readonly hands: number;
	readonly fireworks: number;
	/** In light mode, the cards that are in no other place. */
	readonly discard: number;
	readonly deck: number;
}

/** @returns how many cards are in each place; in a valid state the four places add up to the deck. */
export const countCards = ({ pile, hands, fireworks, discard, options }: State): CardCount => {
	const deck = deckSize(options);
	const inHands = hands.reduce((sum, count) => sum + count, 0);
	const played = cardsLaid(fireworks);
	const discarded = discard === 'untracked' ? Math.max(0, deck - pile - inHands - played) : sumOfAll(discard);
	return { pile, hands: inHands, fireworks: played, discard: discarded, deck };
};

const checkSum = (state: State): MaybeRefusal => {
	const { pile, hands, fireworks, discard, deck } = countCards(state);
	const count = pile + hands + fireworks + discard;
	return count === deck
		? undefined
		: refusalOf('recount-sum', { pile, hands, fireworks, discard, count, deck });
};

/** A pile counted as empty starts the last round; a pile with cards cancels it. */
const turnsLeftWith = (state: State): number | null => {
	if (state.options.finalBouquet || state.pile > 0) return null;
	return state.turnsLeft ?? playersIn(state);
};

/** @returns the state with the counted values in place of the recorded ones, not yet checked. */
const withCounts = (state: State, counted: ActionOf<'recount'>): State => {
	const merged: State = {
		...state,
		tokens: counted.tokens ?? state.tokens,
		fuses: counted.fuses ?? state.fuses,
		pile: counted.pile ?? state.pile,
		hands: counted.hands?.slice(0, state.seats) ?? state.hands,
		fireworks: counted.fireworks ?? state.fireworks,
		discard: counted.discard ?? state.discard
	};
	return { ...merged, turnsLeft: turnsLeftWith(merged) };
};

/**
 * Sets the counters to what was counted (rules: Recount).
 *
 * @returns the new state, or a refusal if the count is impossible: too many copies of a card, a hand larger
 * than dealt, a seat that the match does not have, or cards that do not add up to the deck
 */
export const recount = (state: State, counted: ActionOf<'recount'>): State | Refusal<RefusalCode> => {
	if (counted.discard !== null && state.discard === 'untracked') return refusalOf('discard-untracked');
	const unknownSeat = counted.hands?.findIndex((count, seat) => seat >= state.seats && count > 0) ?? -1;
	if (unknownSeat >= 0) return refusalOf('no-such-seat', { seats: state.seats });
	const corrected = withCounts(state, counted);
	return (
		checkCopies(corrected) ??
		checkHands(corrected) ??
		checkSum(corrected) ??
		withOutcome(corrected, 'recount')
	);
};
