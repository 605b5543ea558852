/** A turn: playing or discarding a card or giving a clue, and what follows each (rules: Actions, End of the game). */
import type { Refusal, Seat } from '../../outcome.ts';
import { refusalOf, type ActionOf, type RefusalCode } from './actions.ts';
import { copiesIn, isLastCard, isNextCard, scoreOf, withCopies } from './board.ts';
import { coloursOf, isInPlay, stepOf, tokenLimit, type Card, type Colour } from './cards.ts';
import { outcomeAfterDraw, outcomeBeforeDraw, type Cause } from './end.ts';
import type { Options } from './options.ts';
import { nextSeat, playersIn, seatsFrom, type State, type TurnKind, type TurnRecord } from './state.ts';

type MaybeRefusal = Refusal<RefusalCode> | undefined;

/** The turn just taken. */
interface TurnCause extends Cause {
	readonly how: TurnKind;
}

const withHand = (hands: readonly number[], seat: number, change: number): readonly number[] =>
	hands.map((count, place) => (place === seat ? count + change : count));

const recordOf = (before: State, after: State, { how, card, announced }: TurnCause): TurnRecord => ({
	seat: before.turn,
	kind: how,
	card,
	announced,
	gained: after.tokens - before.tokens,
	isBonusLost: how === 'play' && card !== null && isLastCard(card) && before.tokens === tokenLimit,
	score: scoreOf(after),
	tokens: after.tokens,
	fuses: after.fuses,
	pile: after.pile
});

/** Draws a card for the player to move, while the pile has any. */
const draw = (state: State): State =>
	state.pile > 0 ? { ...state, hands: withHand(state.hands, state.turn, 1), pile: state.pile - 1 } : state;

/** The turn that draws the last card starts the last round, and each turn after it counts it down. */
const turnsLeftAfter = (before: State, after: State): number | null => {
	if (before.turnsLeft !== null) return before.turnsLeft - 1;
	const isLastDrawn = before.pile > 0 && after.pile === 0 && !before.options.finalBouquet;
	return isLastDrawn ? playersIn(after) : null;
};

/**
 * Ends the turn of the player to move. A turn that ends the show by the cards and tokens on the table draws
 * nothing.
 *
 * @param before the state before the turn
 * @param changed the state with tokens, fuses, fireworks and discard as the turn left them, but hands and
 * pile as before
 * @returns the state after the turn, with its outcome if the show is over
 */
const endTurn = (before: State, changed: State, cause: TurnCause): State => {
	const usesCard = cause.how !== 'clue';
	const handReduced = usesCard ? { ...changed, hands: withHand(changed.hands, before.turn, -1) } : changed;
	const outcome = outcomeBeforeDraw(handReduced, cause);
	const refilled = usesCard && !outcome ? draw(handReduced) : handReduced;
	const recorded: State = {
		...refilled,
		turnsLeft: turnsLeftAfter(before, refilled),
		turns: [...before.turns, recordOf(before, refilled, cause)]
	};
	if (outcome) return { ...recorded, outcome };
	const passed: State = { ...recorded, turn: nextSeat(recorded, before.turn) };
	const ended = outcomeAfterDraw(passed);
	// After the last round `turn` stays with the player who ended the show; `no-move` names the player who
	// cannot move.
	return ended
		? { ...passed, turn: ended.reason.code === 'no-move' ? passed.turn : before.turn, outcome: ended }
		: passed;
};

/** @returns a refusal if the colour is not in play; `null` stands for no colour and is accepted. */
const checkColour = (colour: Colour | null, { options }: State): MaybeRefusal =>
	colour === null || isInPlay(colour, options)
		? undefined
		: refusalOf(colour === 'black' ? 'no-black' : 'no-such-colour', { colour });

/** Refuses a card that the player to move cannot hold. Light mode accepts an unnamed card (`null`). */
const checkCard = (state: State, card: Card | null): MaybeRefusal => {
	if ((state.hands[state.turn] ?? 0) === 0) return refusalOf('empty-hand', { seat: state.turn });
	if (card === null) return state.discard === 'untracked' ? undefined : refusalOf('card-unnamed');
	const wrongColour = checkColour(card.colour, state);
	if (wrongColour) return wrongColour;
	const { all, played, discarded, left } = copiesIn(card, state);
	return left > 0 ? undefined : refusalOf('no-copy-left', { ...card, copies: all, played, discarded });
};

/** The discard with the card added; unchanged for a card that is not named. */
const withDiscarded = (state: State, card: Card | null): State['discard'] =>
	card ? withCopies(state.discard, card, copiesIn(card, state).discarded + 1) : state.discard;

/** Blue tokens for a card that fits: one for the last card of a firework, and one more if its colour was announced. */
const tokensGained = (card: Card, announced: Colour | null): number =>
	(isLastCard(card) ? 1 : 0) + (announced === null ? 0 : 1);

/**
 * Plays a card: onto its firework if it is the next one and no other colour was announced, otherwise into the
 * discard with a red token (rules: Actions, Timed choreography).
 *
 * @returns the state after the turn, or a refusal if the card or the announced colour is impossible
 */
export const play = (state: State, { card, announced }: ActionOf<'play'>): State | Refusal<RefusalCode> => {
	if (announced !== null && !state.options.choreography) return refusalOf('choreography-off');
	const refusal = checkCard(state, card) ?? checkColour(announced, state);
	if (refusal) return refusal;

	const cause = { card, announced };
	const isRight = announced === null || announced === card?.colour;
	if (card !== null && isRight && isNextCard(card, state.fireworks)) {
		const fireworks = { ...state.fireworks, [card.colour]: stepOf(card) };
		const tokens = Math.min(tokenLimit, state.tokens + tokensGained(card, announced));
		return endTurn(state, { ...state, fireworks, tokens }, { ...cause, how: 'play' });
	}
	const discard = withDiscarded(state, card);
	return endTurn(state, { ...state, discard, fuses: state.fuses + 1 }, { ...cause, how: 'misplay' });
};

/**
 * Discards a card for a blue token (rules: Actions).
 *
 * @returns the state after the turn, or a refusal if all blue tokens are in the lid or the card is impossible
 */
export const discard = (state: State, { card }: ActionOf<'discard'>): State | Refusal<RefusalCode> => {
	if (state.tokens >= tokenLimit) return refusalOf('tokens-full', { limit: tokenLimit });
	const refusal = checkCard(state, card);
	if (refusal) return refusal;
	const changed = { ...state, discard: withDiscarded(state, card), tokens: state.tokens + 1 };
	return endTurn(state, changed, { card, announced: null, how: 'discard' });
};

/* Clues. The app knows no hands, so it never checks whether one is true. */

/** @returns a refusal if the match has no such seat or its player has left; otherwise `undefined`. */
export const checkSeat = ({ seats, left }: State, seat: Seat): MaybeRefusal => {
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
const canName = (colour: Colour, { multicolourClue }: Options): boolean =>
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
	const changed = { ...state, tokens: state.tokens - 1 };
	return endTurn(state, changed, { card: null, announced: null, how: 'clue' });
};
