/**
 * Checks calls and stops: both need a new yaku, and calls are limited by the number of turns (rules: A
 * match).
 */
import { sides, type PerSide, type Side } from '../../../sides.ts';
import type { Refusal } from '../../../outcome.ts';
import { type MonthEvent, type MonthRecord } from '../actions.ts';
import { refusalOf, type RefusalCode } from '../refusals.ts';
import type { PileScore } from '../yaku/score-pile.ts';

/** A player has 8 turns and can call once in each. */
export const maxCallsPerPlayer = 8;

/** @returns the event to log for a call, with the points of each yaku in the caller's pile. */
export const callEvent = (seat: Side, { points, yaku }: PileScore): MonthEvent => ({
	kind: 'call',
	seat,
	points,
	paid: yaku.map((one) => ({ yaku: one.id, points: one.points }))
});

const paidSum = (paid: NonNullable<MonthEvent['paid']>): number =>
	paid.reduce((sum, { points }) => sum + points, 0);

/**
 * @returns the raw sum that a player had at their last call, 0 without a call; a call of unknown points
 *   counts as one point more than the call before it
 */
export const pointsAtLastCall = (events: readonly MonthEvent[], seat: Side): number =>
	events.reduce((last, event) => {
		if (event.seat !== seat) return last;
		return event.paid ? paidSum(event.paid) : (event.points ?? last + 1);
	}, 0);

/**
 * @returns whether a player has a new yaku: some yaku pays more than at their last call, even if the sum is
 *   lower (rules: A match, "New yaku"); if the yaku of that call are unknown, whether the sum is higher
 */
export const hasNewYaku = (
	events: readonly MonthEvent[],
	seat: Side,
	{ yaku, points }: PileScore
): boolean => {
	const paid = events.findLast((event) => event.seat === seat)?.paid;
	if (!paid) return points > pointsAtLastCall(events, seat);
	return yaku.some(({ id, points: now }) => now > (paid.find((one) => one.yaku === id)?.points ?? 0));
};

/**
 * @param points - the raw sum of a pile without a new yaku
 * @returns the lowest raw sum that the pile can have with a new yaku. If the yaku of the last call are known,
 *   one more point than now is enough, even if the rain has cancelled a yaku since that call.
 */
export const leastPointsWithNewYaku = (events: readonly MonthEvent[], seat: Side, points: number): number => {
	const last = events.findLast((event) => event.seat === seat);
	return 1 + (last?.paid ? points : pointsAtLastCall(events, seat));
};

/**
 * @param events - the calls before this one
 * @param score - the caller's pile; `undefined` if it is unknown, which makes the call acceptable
 * @returns why the player cannot call, or `undefined`
 */
export const checkCall = (
	events: readonly MonthEvent[],
	seat: Side,
	score: PileScore | undefined
): Refusal<RefusalCode> | undefined => {
	if (!score) return undefined;
	const { points } = score;
	if (points === 0) return refusalOf('call-without-yaku', { seat });
	return hasNewYaku(events, seat, score)
		? undefined
		: refusalOf('call-without-new-yaku', { seat, points, last: pointsAtLastCall(events, seat) });
};

/** @returns the refusal of a player who called more often than they have turns, or `undefined`. */
export const checkCallCount = (events: readonly MonthEvent[]): Refusal<RefusalCode> | undefined => {
	const seat = sides.find((side) => events.filter((event) => event.seat === side).length > maxCallsPerPlayer);
	return seat === undefined ? undefined : refusalOf('too-many-calls', { seat, limit: maxCallsPerPlayer });
};

/**
 * @returns the caller's score at a call; `undefined` if it is unknown or was lowered by a correction since.
 */
const scoreAtCall = ({ points, paid }: MonthEvent): PileScore | undefined => {
	if (points === null || (paid && paidSum(paid) < points)) return undefined;
	return { points, yaku: (paid ?? []).map((one) => ({ id: one.yaku, points: one.points, count: 0 })) };
};

const checkStop = (events: readonly MonthEvent[], seat: Side, score: PileScore) => {
	const { points } = score;
	if (points === 0) return refusalOf('stop-without-yaku', { seat });
	return hasNewYaku(events, seat, score)
		? undefined
		: refusalOf('stop-without-new-yaku', { seat, points, last: pointsAtLastCall(events, seat) });
};

/**
 * A player with a new yaku at the end must have stopped, so the month is not drawn. A player who called at
 * unknown points may have had the same yaku then.
 */
const checkDrawn = (events: readonly MonthEvent[], scores: PerSide<PileScore>) => {
	for (const seat of sides) {
		const own = events.filter((event) => event.seat === seat);
		const isUnknown = !own.at(-1)?.paid && own.some(({ points }) => points === null);
		if (!isUnknown && hasNewYaku(events, seat, scores[seat]))
			return refusalOf('yaku-at-end', { seat, points: scores[seat].points });
	}
	return undefined;
};

/**
 * @param scores - the scores of both players at the end of the month
 * @returns why the calls or the ending of a month are impossible, or `undefined`
 */
export const checkCallsAndEnding = (
	{ events, ending }: MonthRecord,
	scores: PerSide<PileScore>
): Refusal<RefusalCode> | undefined => {
	for (const [place, event] of events.entries()) {
		const refusal = checkCall(events.slice(0, place), event.seat, scoreAtCall(event));
		if (refusal) return refusal;
	}
	switch (ending.kind) {
		case 'stop':
			return checkStop(events, ending.seat, scores[ending.seat]);
		case 'drawn':
			return checkDrawn(events, scores);
		case 'deal':
		case 'table':
			return undefined;
	}
};
