/** Setting the counters right against the real table (rules: Recount). */
import type { Refusal } from '../../said.ts';
import type { ActionOf } from './actions.ts';
import { colours, deckSize, ranks } from './cards.ts';
import { copiesIn } from './facts/copies.ts';
import { judged } from './correct.ts';
import { scoreOf } from './fireworks.ts';
import { handSize } from './limits.ts';
import { sumOfAll } from './per-colour.ts';
import { no, type RefusalCode } from './refusals.ts';
import { playersIn } from './seats.ts';
import type { State } from './state.ts';

type Checked = Refusal<RefusalCode> | undefined;

const checkCopies = (state: State): Checked => {
	for (const colour of colours)
		for (const rank of ranks) {
			const { all, played, discarded, left } = copiesIn({ colour, rank }, state);
			if (left < 0) return no('recount-copies', { colour, rank, count: played + discarded, copies: all });
		}
	return undefined;
};

const checkHands = ({ hands, seats }: State): Checked => {
	const limit = handSize(seats);
	const seat = hands.findIndex((count) => count > limit);
	return seat < 0 ? undefined : no('recount-hand', { seat, count: hands[seat] ?? 0, limit });
};

/** Where the cards of the deck are, as far as the companion counts them. */
export interface CardCount {
	readonly pile: number;
	readonly hands: number;
	readonly fireworks: number;
	/** In light mode, what is nowhere else. */
	readonly discard: number;
	readonly deck: number;
}

/** @returns where the cards are: the four together make the deck. */
export const countCards = ({ pile, hands, fireworks, discard, options }: State): CardCount => {
	const deck = deckSize(options.multicolour);
	const inHands = hands.reduce((sum, count) => sum + count, 0);
	const played = scoreOf(fireworks);
	const away = discard === 'untracked' ? Math.max(0, deck - pile - inHands - played) : sumOfAll(discard);
	return { pile, hands: inHands, fireworks: played, discard: away, deck };
};

const checkSum = (state: State): Checked => {
	const { pile, hands, fireworks, discard, deck } = countCards(state);
	const count = pile + hands + fireworks + discard;
	return count === deck ? undefined : no('recount-sum', { pile, hands, fireworks, discard, count, deck });
};

/** A pile counted empty begins the last round; one that has cards after all takes it back. */
const turnsLeftWith = (state: State): number | null => {
	if (state.options.finalBouquet || state.pile > 0) return null;
	return state.turnsLeft ?? playersIn(state);
};

/** @returns the state with what was counted in place of what was noted; not checked yet. */
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

/** Sets the counters. Refuses what no table can show: the cards together are always the deck. */
export const recount = (state: State, counted: ActionOf<'recount'>): State | Refusal<RefusalCode> => {
	if (counted.discard !== null && state.discard === 'untracked') return no('discard-untracked');
	const beyond = counted.hands?.findIndex((count, seat) => seat >= state.seats && count > 0) ?? -1;
	if (beyond >= 0) return no('no-such-seat', { seats: state.seats });
	const after = withCounts(state, counted);
	return checkCopies(after) ?? checkHands(after) ?? checkSum(after) ?? judged(after, 'recount');
};
