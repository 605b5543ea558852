/** Follows whose turn it is: the Oya begins, and a capture or a call hands the turn to the other player. */
import { otherSide, type Side } from '../../../sides.ts';
import type { Action } from '../actions.ts';
import { hasNewYaku } from './calls.ts';
import { cardById, type CardId } from '../cards.ts';
import { draftScores } from './draft.ts';
import { isUntouched } from './entry-checks.ts';
import type { State } from '../state.ts';

const atTurn = (state: State, turn: Side, halfCapture: State['halfCapture'] = null): State => ({
	...state,
	turn,
	halfCapture
});

/**
 * Whether taking these cards completes a capture: several at once, or a second card of the month of the last
 * one.
 */
const isCapture = ({ halfCapture, draft }: State, seat: Side, cards: readonly CardId[]): boolean => {
	const [card] = cards;
	if (cards.length !== 1 || !card) return true;
	if (halfCapture?.seat !== seat || halfCapture.card === card) return false;
	return (
		cardById[halfCapture.card].month === cardById[card].month && draft.piles[seat].includes(halfCapture.card)
	);
};

/** Whether a player has a new yaku, so that the turn stays until they call or stop. */
const mustDecide = (state: State, seat: Side): boolean =>
	hasNewYaku(state.draft.events, seat, draftScores(state)[seat]);

const afterTaking = (before: State, after: State, seat: Side, cards: readonly CardId[]): State => {
	if (after === before) return after;
	const [card] = cards;
	if (card && !isCapture(before, seat, cards)) return atTurn(after, seat, { seat, card });
	const isOver = after.isTurnByTurn && !mustDecide(after, seat);
	return atTurn(after, isOver ? otherSide(seat) : seat);
};

/**
 * @param before - the state before the action
 * @param after - the state after the action, with the turn still as it was before
 * @returns the state after the action, with the turn set
 */
export const withTurn = (before: State, action: Action, after: State): State => {
	switch (action.type) {
		case 'take':
			return afterTaking(before, after, action.seat, [action.card]);
		case 'capture':
			return afterTaking(before, after, action.seat, action.cards);
		case 'untake':
			return atTurn(after, before.turn);
		case 'yaku':
		case 'uncall':
			return atTurn(after, action.seat);
		case 'call':
		case 'late-call':
			return atTurn(after, otherSide(action.seat));
		case 'oya':
			return isUntouched(after.draft) ? atTurn(after, action.seat) : after;
		case 'month':
		case 'void-deal':
			return atTurn(after, after.oya);
		case 'view':
		case 'turns':
			return after;
	}
};
