/** Giving a clue (rules: Actions). The app knows no hands, so it never checks whether a clue is true. */
import type { Refusal, Seat } from '../../outcome.ts';
import type { ActionOf } from './actions.ts';
import { coloursOf, type Colour } from './cards.ts';
import type { Options } from './options.ts';
import { checkColour } from './play.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import { seatsFrom } from './seats.ts';
import type { State } from './state.ts';
import { endTurn } from './take-turn.ts';

type MaybeRefusal = Refusal<RefusalCode> | undefined;

/** @returns a refusal if the match has no such seat or its player has left; otherwise `undefined`. */
export const checkSeat = ({ seats, left }: Pick<State, 'seats' | 'left'>, seat: Seat): MaybeRefusal => {
	if (seat >= seats) return refusalOf('no-such-seat', { seats });
	return left.includes(seat) ? refusalOf('player-left', { seat }) : undefined;
};

const checkGiver = (state: State, giver: Seat | null): MaybeRefusal => {
	if (giver === null) return undefined;
	const seatRefusal = checkSeat(state, giver);
	if (seatRefusal) return seatRefusal;
	return giver === state.turn ? undefined : refusalOf('not-their-turn', { seat: giver, turn: state.turn });
};

const checkReceiver = (state: State, receiver: Seat | null): MaybeRefusal => {
	const others = seatsFrom(state, state.turn).filter((seat) => seat !== state.turn);
	if (others.every((seat) => state.hands[seat] === 0))
		return refusalOf('nobody-to-clue', { seat: state.turn });
	if (receiver === null) return undefined;
	const seatRefusal = checkSeat(state, receiver);
	if (seatRefusal) return seatRefusal;
	if (receiver === state.turn) return refusalOf('clue-to-self', { seat: receiver });
	return state.hands[receiver] === 0 ? refusalOf('clue-to-empty-hand', { seat: receiver }) : undefined;
};

/** Whether a clue can name the colour; whether the colour is in play is not asked. */
const canName = (colour: Colour, { multicolourClue }: Pick<Options, 'multicolourClue'>): boolean =>
	colour !== 'black' && (colour !== 'multi' || multicolourClue === 'own');

/** @returns the colours that a clue can name, in display order (rules: Multicolour as every colour, Black powder). */
export const coloursToName = (options: Options): readonly Colour[] =>
	coloursOf(options).filter((colour) => canName(colour, options));

const checkNamed = (colour: Colour | null, state: State): MaybeRefusal => {
	const absent = checkColour(colour, state);
	if (absent || colour === null || canName(colour, state.options)) return absent;
	return refusalOf(colour === 'black' ? 'black-not-named' : 'multicolour-not-named');
};

/**
 * Gives a clue for one blue token (rules: Actions).
 *
 * @returns the state after the turn, or a refusal if no token is left, if nobody else holds cards, or if the
 * giver, the receiver or the colour is impossible or may not be named
 */
export const clue = (
	state: State,
	{ giver, receiver, about }: ActionOf<'clue'>
): State | Refusal<RefusalCode> => {
	if (state.tokens === 0) return refusalOf('no-token');
	const refusal =
		checkGiver(state, giver) ??
		checkReceiver(state, receiver) ??
		checkNamed(about?.by === 'colour' ? about.colour : null, state);
	if (refusal) return refusal;
	const cause = { seat: state.turn, card: null, announced: null, how: 'clue' } as const;
	return endTurn(state, { ...state, tokens: state.tokens - 1 }, cause);
};
