/** When a player may call and stop: only with a new yaku (rules: Koï-koï, New yaku). */
import type { Refusal } from '../game.ts';
import type { MonthEvent, MonthRecord, PerSide, Side } from './actions.ts';
import { no, type RefusalCode } from './refusals.ts';

/** The points a player is known to have had at their last call: a call of unknown points had one more at least. */
export const lastCall = (events: readonly MonthEvent[], seat: Side): number =>
	events.reduce((last, event) => (event.seat === seat ? (event.points ?? last + 1) : last), 0);

/** @returns why a player with these points cannot call after these events. */
export const checkCall = (
	events: readonly MonthEvent[],
	seat: Side,
	points: number | null
): Refusal<RefusalCode> | undefined => {
	const last = lastCall(events, seat);
	if (points === 0) return no('call-without-yaku', { seat });
	return points !== null && points <= last ? no('call-without-new-yaku', { seat, points, last }) : undefined;
};

const checkStop = (events: readonly MonthEvent[], seat: Side, points: number) => {
	if (points === 0) return no('stop-without-yaku', { seat });
	const last = lastCall(events, seat);
	return points <= last ? no('stop-without-new-yaku', { seat, points, last }) : undefined;
};

/** Whoever made a yaku with the last card stops; one who called before may have made none since. */
const checkDrawn = (events: readonly MonthEvent[], points: PerSide<number>) => {
	for (const seat of [0, 1] as const) {
		const hasUnknown = events.some((event) => event.seat === seat && event.points === null);
		if (!hasUnknown && points[seat] > lastCall(events, seat))
			return no('yaku-at-end', { seat, points: points[seat] });
	}
	return undefined;
};

/**
 * @param points - by seat, the raw sums at the end of the month
 * @returns why the calls and the ending of a month cannot be, or nothing
 */
export const checkCourse = (
	{ events, ending }: MonthRecord,
	points: PerSide<number>
): Refusal<RefusalCode> | undefined => {
	for (const [place, event] of events.entries()) {
		const refusal = checkCall(events.slice(0, place), event.seat, event.points);
		if (refusal) return refusal;
	}
	switch (ending.kind) {
		case 'stop':
			return checkStop(events, ending.seat, points[ending.seat]);
		case 'drawn':
			return checkDrawn(events, points);
		case 'deal':
			return undefined;
	}
};
