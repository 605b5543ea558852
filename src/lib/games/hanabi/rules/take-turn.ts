/** The end of every turn: the show may end, a card is drawn, the turn passes (rules: End of the game). */
import { isLastCard, scoreOf } from './fireworks.ts';
import { outcomeBeforeDraw, outcomeAfterDraw, type Cause } from './end.ts';
import { tokenLimit } from './limits.ts';
import { nextSeat, playersIn } from './seats.ts';
import type { State, TurnKind, TurnRecord } from './state.ts';

/** The turn just taken. */
export interface TurnCause extends Cause {
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
export const endTurn = (before: State, changed: State, cause: TurnCause): State => {
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
