/** Playing and discarding a card (rules: Actions, Timed choreography). */
import type { Refusal } from '../../outcome.ts';
import type { ActionOf } from './actions.ts';
import { isInPlay, stepOf, type Card, type Colour } from './cards.ts';
import { copiesIn, withDiscarded } from './facts/copies.ts';
import { isLastCard, isNextCard } from './fireworks.ts';
import { tokenLimit } from './limits.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import type { State } from './state.ts';
import { endTurn } from './take-turn.ts';

type Played = State | Refusal<RefusalCode>;

/** @returns a refusal if the colour is not in play; `null` stands for no colour and is accepted. */
export const checkColour = (
	colour: Colour | null,
	{ options }: Pick<State, 'options'>
): Refusal<RefusalCode> | undefined =>
	colour === null || isInPlay(colour, options)
		? undefined
		: refusalOf(colour === 'black' ? 'no-black' : 'no-such-colour', { colour });

/** Refuses a card that the player to move cannot hold. Light mode accepts an unnamed card (`null`). */
const checkCard = (state: State, card: Card | null): Refusal<RefusalCode> | undefined => {
	if ((state.hands[state.turn] ?? 0) === 0) return refusalOf('empty-hand', { seat: state.turn });
	if (card === null) return state.discard === 'untracked' ? undefined : refusalOf('card-unnamed');
	const wrongColour = checkColour(card.colour, state);
	if (wrongColour) return wrongColour;
	const { all, played, discarded, left } = copiesIn(card, state);
	return left > 0 ? undefined : refusalOf('no-copy-left', { ...card, copies: all, played, discarded });
};

/** Blue tokens for a card that fits: one for the last card of a firework, and one more if its colour was announced. */
const tokensGained = (card: Card, announced: Colour | null): number =>
	(isLastCard(card) ? 1 : 0) + (announced === null ? 0 : 1);

/**
 * Plays a card: onto its firework if it is the next one and no other colour was announced, otherwise into the
 * discard with a red token (rules: Actions, Timed choreography).
 *
 * @returns the state after the turn, or a refusal if the card or the announced colour is impossible
 */
export const play = (state: State, { card, announced }: ActionOf<'play'>): Played => {
	if (announced !== null && !state.options.choreography) return refusalOf('choreography-off');
	const refusal = checkCard(state, card) ?? checkColour(announced, state);
	if (refusal) return refusal;

	const cause = { seat: state.turn, card, announced };
	const isRight = announced === null || announced === card?.colour;
	if (card !== null && isRight && isNextCard(card, state.fireworks)) {
		const fireworks = { ...state.fireworks, [card.colour]: stepOf(card) };
		const tokens = Math.min(tokenLimit, state.tokens + tokensGained(card, announced));
		return endTurn(state, { ...state, fireworks, tokens }, { ...cause, how: 'play' });
	}
	const discard = withDiscarded(state.discard, card);
	return endTurn(state, { ...state, discard, fuses: state.fuses + 1 }, { ...cause, how: 'misplay' });
};

/**
 * Discards a card for a blue token (rules: Actions).
 *
 * @returns the state after the turn, or a refusal if all blue tokens are in the lid or the card is impossible
 */
export const discard = (state: State, { card }: ActionOf<'discard'>): Played => {
	if (state.tokens >= tokenLimit) return refusalOf('tokens-full', { limit: tokenLimit });
	const refusal = checkCard(state, card);
	if (refusal) return refusal;
	const changed = { ...state, discard: withDiscarded(state.discard, card), tokens: state.tokens + 1 };
	return endTurn(state, changed, { seat: state.turn, card, announced: null, how: 'discard' });
};
