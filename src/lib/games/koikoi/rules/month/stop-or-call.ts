/** Compares what stopping pays a player now with what could be paid after a call. */
import { otherSide, type Side } from '../../../sides.ts';
import type { Refusal } from '../../../outcome.ts';
import { checkCall, hasNewYaku, pointsAtLastCall, leastPointsWithNewYaku } from './calls.ts';
import { draftScores } from './draft.ts';
import { refusalOf, type RefusalCode } from '../refusals.ts';
import type { PileScore } from '../yaku/score-pile.ts';
import { settle, type Settlement } from './settle.ts';
import type { State } from '../state.ts';

export interface StopOrCall {
	/** The pile of the player who decides. */
	readonly score: PileScore;
	/** The settlement if the player stops now. */
	readonly stop: Settlement;
	/** The lowest settlement if the player calls and stops later, with one point more. */
	readonly afterCall: Settlement;
	/**
	 * The raw sum with which the rival could stop: of their pile with a new yaku, or else the lowest possible.
	 */
	readonly rivalPoints: number;
	/** Whether the rival has a new yaku already. */
	readonly isRivalReady: boolean;
	/** What `rivalPoints` would pay the rival if they stopped after this call. */
	readonly rivalAfterCall: Settlement;
}

/** @returns what stopping and calling pay a player, or why that player can do neither. */
export const stopOrCallOf = (state: State, seat: Side): StopOrCall | Refusal<RefusalCode> => {
	const { options, draft } = state;
	const scores = draftScores(state);
	const score = scores[seat];
	const { points } = score;
	if (points === 0) return refusalOf('stop-without-yaku', { seat });
	const refusal = checkCall(draft.events, seat, score);
	if (refusal)
		return refusalOf('stop-without-new-yaku', { seat, points, last: pointsAtLastCall(draft.events, seat) });
	const called = [...draft.events, { seat }];
	const rival = otherSide(seat);
	const isRivalReady = hasNewYaku(draft.events, rival, scores[rival]);
	const { points: rivalNow } = scores[rival];
	const rivalPoints = isRivalReady ? rivalNow : leastPointsWithNewYaku(draft.events, rival, rivalNow);
	return {
		score,
		stop: settle(points, draft.events, seat, options),
		afterCall: settle(points + 1, called, seat, options),
		rivalPoints,
		isRivalReady,
		rivalAfterCall: settle(rivalPoints, called, rival, options)
	};
};
