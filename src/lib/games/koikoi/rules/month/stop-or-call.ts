/** The moment of the game: what stopping pays a player now, and what it would after koï-koï. */
import type { Refusal } from '../../../said.ts';
import type { Side } from '../actions.ts';
import { checkCall, hasNewYaku, lastCall, leastNew } from './calls.ts';
import { draftScores } from './draft.ts';
import { no, type RefusalCode } from '../refusals.ts';
import type { PileScore } from '../yaku/score-pile.ts';
import { settle, type Settlement } from './settle.ts';
import type { State } from '../state.ts';
import { otherSide } from '../per-side.ts';

export interface Choice {
	readonly score: PileScore;
	/** What stopping pays now. */
	readonly stop: Settlement;
	/** What the same points with one more at least would pay after a call. */
	readonly afterCall: Settlement;
	/** What the rival could stop with: their pile where it has a new yaku, else the least that would be one. */
	readonly rivalPoints: number;
	readonly isRivalReady: boolean;
	/** What those points would pay the rival after this call. */
	readonly rivalAfterCall: Settlement;
}

/** @returns what each choice pays, or why this player has none to make. */
export const choiceOf = (state: State, seat: Side): Choice | Refusal<RefusalCode> => {
	const { options, draft } = state;
	const scores = draftScores(state);
	const score = scores[seat];
	const { points } = score;
	if (points === 0) return no('stop-without-yaku', { seat });
	const refusal = checkCall(draft.events, seat, score);
	if (refusal) return no('stop-without-new-yaku', { seat, points, last: lastCall(draft.events, seat) });
	const called = [...draft.events, { seat }];
	const rival = otherSide(seat);
	const isRivalReady = hasNewYaku(draft.events, rival, scores[rival]);
	const { points: rivalNow } = scores[rival];
	const rivalPoints = isRivalReady ? rivalNow : leastNew(draft.events, rival, rivalNow);
	return {
		score,
		stop: settle(points, draft.events, seat, options),
		afterCall: settle(points + 1, called, seat, options),
		rivalPoints,
		isRivalReady,
		rivalAfterCall: settle(rivalPoints, called, rival, options)
	};
};
