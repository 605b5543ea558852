/** Playing and discarding a card (rules: Actions, Timed choreography). */
import type { Refusal } from '../../said.ts';
import type { ActionOf } from './actions.ts';
import { coloursOf, type Card, type Colour } from './cards.ts';
import { copiesIn, withDiscarded } from './facts/copies.ts';
import { fits, isComplete } from './fireworks.ts';
import { tokenLimit } from './limits.ts';
import { no, type RefusalCode } from './refusals.ts';
import type { State } from './state.ts';
import { endTurn } from './take-turn.ts';

type Played = State | Refusal<RefusalCode>;

/** @returns why there is no such colour, or nothing. */
export const checkColour = (
	colour: Colour | null,
	{ options }: Pick<State, 'options'>
): Refusal<RefusalCode> | undefined =>
	colour === null || coloursOf(options.multicolour).includes(colour)
		? undefined
		: no('no-such-colour', { colour });

/** Which card a player can have laid down. Light mode takes one without a name. */
const checkCard = (state: State, card: Card | null): Refusal<RefusalCode> | undefined => {
	if ((state.hands[state.turn] ?? 0) === 0) return no('empty-hand', { seat: state.turn });
	if (card === null) return state.discard === 'untracked' ? undefined : no('card-unnamed');
	const wrongColour = checkColour(card.colour, state);
	if (wrongColour) return wrongColour;
	const { all, played, discarded, left } = copiesIn(card, state);
	return left > 0 ? undefined : no('no-copy-left', { ...card, copies: all, played, discarded });
};

/** Blue tokens that a card brings which fits: one for a five, and one more for its announced colour. */
const tokensFor = (card: Card, announced: Colour | null): number =>
	(isComplete(card.rank) ? 1 : 0) + (announced === null ? 0 : 1);

/**
 * Plays a card: onto its firework where it is the next one and its colour was not announced wrong,
 * otherwise into the discard for a red token.
 */
export const play = (state: State, { card, announced }: ActionOf<'play'>): Played => {
	if (announced !== null && !state.options.choreography) return no('choreography-off');
	const refusal = checkCard(state, card) ?? checkColour(announced, state);
	if (refusal) return refusal;

	const taken = { seat: state.turn, card, announced };
	const isRight = announced === null || announced === card?.colour;
	if (card !== null && isRight && fits(card, state.fireworks)) {
		const fireworks = { ...state.fireworks, [card.colour]: card.rank };
		const tokens = Math.min(tokenLimit, state.tokens + tokensFor(card, announced));
		return endTurn(state, { ...state, fireworks, tokens }, { ...taken, how: 'play' });
	}
	const discard = withDiscarded(state.discard, card);
	return endTurn(state, { ...state, discard, fuses: state.fuses + 1 }, { ...taken, how: 'misplay' });
};

/** Puts a card away for a blue token: only while one lies beside the lid. */
export const discard = (state: State, { card }: ActionOf<'discard'>): Played => {
	if (state.tokens >= tokenLimit) return no('tokens-full', { limit: tokenLimit });
	const refusal = checkCard(state, card);
	if (refusal) return refusal;
	const after = { ...state, discard: withDiscarded(state.discard, card), tokens: state.tokens + 1 };
	return endTurn(state, after, { seat: state.turn, card, announced: null, how: 'discard' });
};
