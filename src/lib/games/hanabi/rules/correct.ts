/** Corrections of who plays: entries of their own, no turns (rules: At the table). */
import type { Refusal } from '../../said.ts';
import type { ActionOf } from './actions.ts';
import { checkSeat } from './clue.ts';
import { judgeTable, judgeTurn, type Cause } from './end.ts';
import { fewestPlayers } from './limits.ts';
import { no, type RefusalCode } from './refusals.ts';
import { nextSeat, playersIn, seatsFrom } from './seats.ts';
import type { State } from './state.ts';

type Corrected = State | Refusal<RefusalCode>;

/** @returns the state, ended where a correction shows that the show is over. */
export const judged = (state: State, how: Cause['how']): State => {
	const cause = { how, seat: state.turn, card: null, announced: null };
	const outcome = judgeTable(state, cause) ?? judgeTurn(state);
	return outcome ? { ...state, outcome } : state;
};

/** Says whose turn it is. How many turns are left in the last round stays as it is. */
export const setTurn = (state: State, { seat }: ActionOf<'turn'>): Corrected =>
	checkSeat(state, seat) ?? judged({ ...state, turn: seat }, 'turn');

/** The turns of the last round once a player has gone: one less where theirs was still to come. */
const turnsLeftWithout = (state: State, seat: number): number | null => {
	if (state.turnsLeft === null) return null;
	const isAwaited = seatsFrom(state, state.turn).indexOf(seat) < state.turnsLeft;
	return isAwaited ? state.turnsLeft - 1 : state.turnsLeft;
};

/**
 * Lets a player go. Their cards stay counted as their hand, out of play, or go into the pile; a last round
 * that finds cards in the pile again is taken back, as in a recount.
 */
export const leave = (state: State, { seat, hand }: ActionOf<'leave'>): Corrected => {
	const nobody = checkSeat(state, seat);
	if (nobody) return nobody;
	if (playersIn(state) <= fewestPlayers) return no('too-few-players', { least: fewestPlayers });

	const returned = hand === 'pile' ? (state.hands[seat] ?? 0) : 0;
	const pile = state.pile + returned;
	const after: State = {
		...state,
		left: [...state.left, seat],
		pile,
		hands: state.hands.map((count, place) => (place === seat ? count - returned : count)),
		turnsLeft: pile > 0 ? null : turnsLeftWithout(state, seat)
	};
	return judged({ ...after, turn: seat === state.turn ? nextSeat(after, seat) : state.turn }, 'leave');
};
