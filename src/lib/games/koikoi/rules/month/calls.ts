/** When a player may call and stop: only with a new yaku, and no more often than there are turns (rules: Koï-koï). */
import type { Refusal } from '../../../said.ts';
import { sides, type MonthEvent, type MonthRecord, type PerSide, type Side } from '../actions.ts';
import { no, type RefusalCode } from '../refusals.ts';
import type { PileScore } from '../yaku/score-pile.ts';

/** Each player has 8 turns. */
export const mostCalls = 8;

/** @returns the call as it is noted, with what each yaku of the pile pays at that moment. */
export const callOf = (seat: Side, { points, yaku }: PileScore): MonthEvent => ({
	kind: 'call',
	seat,
	points,
	paid: yaku.map((one) => ({ yaku: one.id, points: one.points }))
});

const paidSum = (paid: NonNullable<MonthEvent['paid']>): number =>
	paid.reduce((sum, { points }) => sum + points, 0);

/** The points a player is known to have had at their last call: a call of unknown points had one more at least. */
export const lastCall = (events: readonly MonthEvent[], seat: Side): number =>
	events.reduce((last, event) => {
		if (event.seat !== seat) return last;
		return event.paid ? paidSum(event.paid) : (event.points ?? last + 1);
	}, 0);

/**
 * Whether a player has a new yaku after these events: since their last call some yaku pays more than it did at the
 * call, though the sum need not have risen. Of a call whose yaku are not known only the sum can tell.
 */
export const hasNewYaku = (
	events: readonly MonthEvent[],
	seat: Side,
	{ yaku, points }: PileScore
): boolean => {
	const paid = events.findLast((event) => event.seat === seat)?.paid;
	if (!paid) return points > lastCall(events, seat);
	return yaku.some(({ id, points: now }) => now > (paid.find((one) => one.yaku === id)?.points ?? 0));
};

/**
 * @param points - what a pile pays that holds no new yaku
 * @returns the least that a new yaku makes of it: one more, whatever the rain has taken since the call
 */
export const leastNew = (events: readonly MonthEvent[], seat: Side, points: number): number => {
	const last = events.findLast((event) => event.seat === seat);
	return 1 + (last?.paid ? points : lastCall(events, seat));
};

/** @returns why a player whose pile pays this cannot call after these events; `undefined`: it is not known. */
export const checkCall = (
	events: readonly MonthEvent[],
	seat: Side,
	score: PileScore | undefined
): Refusal<RefusalCode> | undefined => {
	if (!score) return undefined;
	const { points } = score;
	if (points === 0) return no('call-without-yaku', { seat });
	return hasNewYaku(events, seat, score)
		? undefined
		: no('call-without-new-yaku', { seat, points, last: lastCall(events, seat) });
};

/** @returns why a player called too often, or nothing. */
export const checkCallCount = (events: readonly MonthEvent[]): Refusal<RefusalCode> | undefined => {
	const seat = sides.find((side) => events.filter((event) => event.seat === side).length > mostCalls);
	return seat === undefined ? undefined : no('too-many-calls', { seat, limit: mostCalls });
};

/** What a call was made with; nothing where that is not known, or was lowered by a correction since. */
const scoreAt = ({ points, paid }: MonthEvent): PileScore | undefined => {
	if (points === null || (paid && paidSum(paid) < points)) return undefined;
	return { points, yaku: (paid ?? []).map((one) => ({ id: one.yaku, points: one.points, count: 0 })) };
};

const checkStop = (events: readonly MonthEvent[], seat: Side, score: PileScore) => {
	const { points } = score;
	if (points === 0) return no('stop-without-yaku', { seat });
	return hasNewYaku(events, seat, score)
		? undefined
		: no('stop-without-new-yaku', { seat, points, last: lastCall(events, seat) });
};

/** Whoever made a yaku with the last card stops; one who called before may have made none since. */
const checkDrawn = (events: readonly MonthEvent[], scores: PerSide<PileScore>) => {
	for (const seat of sides) {
		const own = events.filter((event) => event.seat === seat);
		const isUnknown = !own.at(-1)?.paid && own.some(({ points }) => points === null);
		if (!isUnknown && hasNewYaku(events, seat, scores[seat]))
			return no('yaku-at-end', { seat, points: scores[seat].points });
	}
	return undefined;
};

/**
 * @param scores - by seat, the yaku and raw sums at the end of the month
 * @returns why the calls and the ending of a month cannot be, or nothing
 */
export const checkCourse = (
	{ events, ending }: MonthRecord,
	scores: PerSide<PileScore>
): Refusal<RefusalCode> | undefined => {
	for (const [place, event] of events.entries()) {
		const refusal = checkCall(events.slice(0, place), event.seat, scoreAt(event));
		if (refusal) return refusal;
	}
	switch (ending.kind) {
		case 'stop':
			return checkStop(events, ending.seat, scores[ending.seat]);
		case 'drawn':
			return checkDrawn(events, scores);
		case 'deal':
			return undefined;
	}
};
