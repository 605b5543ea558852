/**
 * Corrections of whose turn it is, of who plays and of the counters: entries in the log, but not turns (rules: At the
 * table, Recount).
 */
import type { Refusal } from '../../outcome.ts';
import { refusalOf, type ActionOf, type RefusalCode } from './actions.ts';
import { cardsLaid, copiesIn } from './board.ts';
import { colours, deckSize, fewestPlayers, handSize, ranks, sumOfAll } from './cards.ts';
import { outcomeAfterDraw, outcomeBeforeDraw, type Cause } from './end.ts';
import { nextSeat, playersIn, seatsFrom, type State } from './state.ts';
import { checkSeat } from './turn.ts';

type MaybeRefusal = Refusal<RefusalCode> | undefined;
type Corrected = State | Refusal<RefusalCode>;

/** @returns the state, with its outcome if a correction (`how`) shows that the show is over. */
const withOutcome = (state: State, how: Cause['how']): State => {
	const cause = { how, card: null, announced: null };
	const outcome = outcomeBeforeDraw(state, cause) ?? outcomeAfterDraw(state);
	return outcome ? { ...state, outcome } : state;
};

/**
 * Sets whose turn it is, leaving the turns of a last round as they are. Refuses a seat where nobody plays.
 */
export const setTurn = (state: State, { seat }: ActionOf<'turn'>): Corrected =>
	checkSeat(state, seat) ?? withOutcome({ ...state, turn: seat }, 'turn');

/** The turns left in the last round without a player: one fewer if that player's turn was still to come. */
const turnsLeftWithout = (state: State, seat: number): number | null => {
	if (state.turnsLeft === null) return null;
	const hasTurnLeft = seatsFrom(state, state.turn).indexOf(seat) < state.turnsLeft;
	return hasTurnLeft ? state.turnsLeft - 1 : state.turnsLeft;
};

/**
 * Removes a player from the match. The player's cards stay out of play, counted as a hand, or go into the
 * pile, which cancels a last round as in a recount.
 *
 * @returns the new state, or a refusal if nobody plays at the seat or if fewer than two players would be left
 */
export const leave = (state: State, { seat, hand }: ActionOf<'leave'>): Corrected => {
	const seatRefusal = checkSeat(state, seat);
	if (seatRefusal) return seatRefusal;
	if (playersIn(state) <= fewestPlayers) return refusalOf('too-few-players', { least: fewestPlayers });

	const returned = hand === 'pile' ? (state.hands[seat] ?? 0) : 0;
	const pile = state.pile + returned;
	const withoutPlayer: State = {
		...state,
		left: [...state.left, seat],
		pile,
		hands: state.hands.map((count, place) => (place === seat ? count - returned : count)),
		turnsLeft: pile > 0 ? null : turnsLeftWithout(state, seat)
	};
	return withOutcome(
		{ ...withoutPlayer, turn: seat === state.turn ? nextSeat(withoutPlayer, seat) : state.turn },
		'leave'
	);
};

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

type Recount = ActionOf<'recount'>;

/** A pile counted as empty starts the last round; a pile with cards cancels it. */
const turnsLeftWith = (state: State): number | null => {
	if (state.options.finalBouquet || state.pile > 0) return null;
	return state.turnsLeft ?? playersIn(state);
};

/** @returns the state with the counted values in place of the recorded ones, not yet checked. */
export const withCounts = (state: State, counted: Recount): State => {
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
export const recount = (state: State, counted: Recount): Corrected => {
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

const ifChanged = <T>(counted: T, recorded: unknown): T | null =>
	JSON.stringify(counted) === JSON.stringify(recorded) ? null : counted;

/** @returns the recount that makes one state of the other, of the counters that differ; `undefined` if none differs. */
export const recountBetween = (state: State, counted: State): Recount | undefined => {
	const [one = 0, two = 0, three = 0, four = 0, five = 0] = counted.hands;
	const counts = {
		tokens: ifChanged(counted.tokens, state.tokens),
		fuses: ifChanged(counted.fuses, state.fuses),
		pile: ifChanged(counted.pile, state.pile),
		hands: ifChanged(counted.hands, state.hands) && ([one, two, three, four, five] as Recount['hands']),
		fireworks: ifChanged(counted.fireworks, state.fireworks),
		discard: counted.discard === 'untracked' ? null : ifChanged(counted.discard, state.discard)
	};
	return Object.values(counts).some((count) => count !== null) ? { type: 'recount', ...counts } : undefined;
};
