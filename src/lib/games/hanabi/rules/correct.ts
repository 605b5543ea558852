/**
 * Corrections of whose turn it is and of who plays: entries in the log, but not turns (rules: At the table).
 */
import type { Refusal } from '../../outcome.ts';
import type { ActionOf } from './actions.ts';
import { checkSeat } from './clue.ts';
import { outcomeBeforeDraw, outcomeAfterDraw, type Cause } from './end.ts';
import { fewestPlayers } from './limits.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import { nextSeat, playersIn, seatsFrom } from './seats.ts';
import type { State } from './state.ts';

type Corrected = State | Refusal<RefusalCode>;

/** @returns the state, with its outcome if a correction (`how`) shows that the show is over. */
export const withOutcome = (state: State, how: Cause['how']): State => {
	const cause = { how, seat: state.turn, card: null, announced: null };
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
