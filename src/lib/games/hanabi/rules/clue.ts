/** Giving a clue (rules: Actions). What it says is never judged: the companion sees no hands. */
import type { Refusal, Seat } from '../../said.ts';
import type { ActionOf } from './actions.ts';
import { checkColour } from './play.ts';
import { no, type RefusalCode } from './refusals.ts';
import { seatsFrom } from './seats.ts';
import type { State } from './state.ts';
import { endTurn } from './take-turn.ts';

type Checked = Refusal<RefusalCode> | undefined;

/** @returns why nobody who plays sits there, or nothing. */
export const checkSeat = ({ seats, left }: Pick<State, 'seats' | 'left'>, seat: Seat): Checked => {
	if (seat >= seats) return no('no-such-seat', { seats });
	return left.includes(seat) ? no('player-left', { seat }) : undefined;
};

const checkGiver = (state: State, giver: Seat | null): Checked => {
	if (giver === null) return undefined;
	const nobody = checkSeat(state, giver);
	if (nobody) return nobody;
	return giver === state.turn ? undefined : no('not-their-turn', { seat: giver, turn: state.turn });
};

const checkReceiver = (state: State, receiver: Seat | null): Checked => {
	const others = seatsFrom(state, state.turn).filter((seat) => seat !== state.turn);
	if (others.every((seat) => state.hands[seat] === 0)) return no('nobody-to-clue', { seat: state.turn });
	if (receiver === null) return undefined;
	const nobody = checkSeat(state, receiver);
	if (nobody) return nobody;
	if (receiver === state.turn) return no('clue-to-self', { seat: receiver });
	return state.hands[receiver] === 0 ? no('clue-to-empty-hand', { seat: receiver }) : undefined;
};

/** Takes a blue token for a clue. */
export const clue = (
	state: State,
	{ giver, receiver, about }: ActionOf<'clue'>
): State | Refusal<RefusalCode> => {
	if (state.tokens === 0) return no('no-token');
	const refusal =
		checkGiver(state, giver) ??
		checkReceiver(state, receiver) ??
		checkColour(about?.by === 'colour' ? about.colour : null, state);
	if (refusal) return refusal;
	const taken = { seat: state.turn, card: null, announced: null, how: 'clue' } as const;
	return endTurn(state, { ...state, tokens: state.tokens - 1 }, taken);
};
