/** Whose turn it is: the Oya begins, a capture or a koï-koï hands over to the other player (rules: A match). */
import type { Action, Side } from '../actions.ts';
import { hasNewYaku } from './calls.ts';
import { cardById, type CardId } from '../cards.ts';
import { draftScores } from './draft.ts';
import { isUntouched } from './entry-checks.ts';
import { otherSide } from '../per-side.ts';
import type { State } from '../state.ts';

const atTurn = (state: State, turn: Side, half: State['half'] = null): State => ({ ...state, turn, half });

/** Cards that lay together, or the second of a month right after the first. */
const isCapture = ({ half, draft }: State, seat: Side, cards: readonly CardId[]): boolean => {
	const [card] = cards;
	if (cards.length !== 1 || !card) return true;
	if (half?.seat !== seat || half.card === card) return false;
	return cardById[half.card].month === cardById[card].month && draft.piles[seat].includes(half.card);
};

/** Whoever has a new yaku says koï-koï or stop first. */
const hasToSay = (state: State, seat: Side): boolean =>
	hasNewYaku(state.draft.events, seat, draftScores(state)[seat]);

const afterTaking = (before: State, after: State, seat: Side, cards: readonly CardId[]): State => {
	if (after === before) return after;
	const [card] = cards;
	if (card && !isCapture(before, seat, cards)) return atTurn(after, seat, { seat, card });
	const isOver = after.isTurnByTurn && !hasToSay(after, seat);
	return atTurn(after, isOver ? otherSide(seat) : seat);
};

/** @returns the state after an action that was taken, with whose turn it is then. */
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
