/** What every turn has in common: it is judged, a card is drawn and the turn passes (rules: End of the game). */
import { isComplete, scoreOf } from './fireworks.ts';
import { judgeTable, judgeTurn, type Cause } from './end.ts';
import { tokenLimit } from './limits.ts';
import { nextSeat, playersIn } from './seats.ts';
import type { State, TurnKind, TurnRecord } from './state.ts';

/** A turn as it was taken. */
export interface Taken extends Cause {
	readonly how: TurnKind;
}

const withHand = (hands: readonly number[], seat: number, change: number): readonly number[] =>
	hands.map((count, place) => (place === seat ? count + change : count));

const recordOf = (before: State, after: State, { how, card, announced }: Taken): TurnRecord => ({
	seat: before.turn,
	kind: how,
	card,
	announced,
	gained: after.tokens - before.tokens,
	isBonusLost: how === 'play' && card !== null && isComplete(card.rank) && before.tokens === tokenLimit,
	score: scoreOf(after.fireworks),
	tokens: after.tokens,
	fuses: after.fuses,
	pile: after.pile
});

/** The card that takes the place of the one that left the hand, while the pile has any. */
const draw = (state: State): State =>
	state.pile > 0 ? { ...state, hands: withHand(state.hands, state.turn, 1), pile: state.pile - 1 } : state;

/** The action that draws the last card gives everybody one more turn; each turn of them is one less. */
const turnsLeftAfter = (before: State, after: State): number | null => {
	if (before.turnsLeft !== null) return before.turnsLeft - 1;
	const isLastDrawn = before.pile > 0 && after.pile === 0 && !before.options.finalBouquet;
	return isLastDrawn ? playersIn(after) : null;
};

/**
 * Ends the turn of the player to move. A turn that ends the show by what it laid on the table draws nothing.
 *
 * @param before the turn
 * @param changed the state with tokens, fuses, fireworks and discard as the turn left them
 */
export const endTurn = (before: State, changed: State, taken: Taken): State => {
	const usesCard = taken.how !== 'clue';
	const laid = usesCard ? { ...changed, hands: withHand(changed.hands, before.turn, -1) } : changed;
	const outcome = judgeTable(laid, taken);
	const drawn = usesCard && !outcome ? draw(laid) : laid;
	const after: State = {
		...drawn,
		turnsLeft: turnsLeftAfter(before, drawn),
		turns: [...before.turns, recordOf(before, drawn, taken)]
	};
	if (outcome) return { ...after, outcome };
	const passed: State = { ...after, turn: nextSeat(after, before.turn) };
	const ended = judgeTurn(passed);
	// Nobody is to move any more: the turn stays with who ended the show.
	return ended
		? { ...passed, turn: ended.reason.code === 'no-move' ? passed.turn : before.turn, outcome: ended }
		: passed;
};
