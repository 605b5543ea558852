/** Adjusts the calls of a month after a correction of what was entered (rules: A match, "New yaku"). */
import { sides, type PerSide, type Side } from '../../../sides.ts';
import { type MonthEvent } from '../actions.ts';
import type { EnteredCaptures } from './entry-checks.ts';
import type { PileScore } from '../yaku/score-pile.ts';

/** Whether a player has lost something: a card of the pile, a declared yaku, or a card of a declared yaku. */
const hasLost = (before: EnteredCaptures, after: EnteredCaptures, seat: Side): boolean =>
	before.piles[seat].some((card) => !after.piles[seat].includes(card)) ||
	before.yaku[seat].some(
		({ yaku, count }) => !after.yaku[seat].some((one) => one.yaku === yaku && one.count >= count)
	);

const paidBy = ({ yaku }: PileScore, id: string): number => yaku.find((one) => one.id === id)?.points ?? 0;

/**
 * Lowers the points that a call holds for a yaku to what the pile still makes, if the correction lowered that
 * yaku.
 */
const lowered = (event: MonthEvent, before: PileScore, after: PileScore): MonthEvent => {
	if (!event.paid) return event;
	const paid = event.paid.flatMap((one) => {
		const now = paidBy(after, one.yaku);
		if (now >= paidBy(before, one.yaku) || now >= one.points) return [one];
		return now === 0 ? [] : [{ ...one, points: now }];
	});
	return { ...event, paid };
};

/**
 * @param entered - what was entered before and after the correction
 * @param scored - the scores of both players before and after the correction
 * @returns the calls after the correction; only taking something away lowers the points they hold, adding
 *   never does
 */
export const callsAfterCorrection = (
	events: readonly MonthEvent[],
	entered: readonly [before: EnteredCaptures, after: EnteredCaptures],
	scored: readonly [before: PerSide<PileScore>, after: PerSide<PileScore>]
): readonly MonthEvent[] => {
	const [before, after] = entered;
	const [scoresBefore, scoresAfter] = scored;
	const losing = sides.filter((seat) => hasLost(before, after, seat));
	return losing.length === 0
		? events
		: events.map((event) =>
				losing.includes(event.seat)
					? lowered(event, scoresBefore[event.seat], scoresAfter[event.seat])
					: event
			);
};
