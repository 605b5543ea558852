/** What a correction does to the calls before it (rules: A match, New yaku). */
import { sides, type MonthEvent, type PerSide, type Side } from '../actions.ts';
import type { Entered } from './entry-checks.ts';
import type { PileScore } from '../yaku/score-pile.ts';

/** Whether a player has less than before: a card that is no longer on the pile, a yaku said with fewer. */
const hasLost = (before: Entered, after: Entered, seat: Side): boolean =>
	before.piles[seat].some((card) => !after.piles[seat].includes(card)) ||
	before.yaku[seat].some(
		({ yaku, count }) => !after.yaku[seat].some((one) => one.yaku === yaku && one.count >= count)
	);

const paidBy = ({ yaku }: PileScore, id: string): number => yaku.find((one) => one.id === id)?.points ?? 0;

/** A call remembers of a yaku no more than the pile still makes, where the correction took from that yaku. */
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
 * @param before - what was entered before and after a change
 * @param scores - what that makes, of both players, before and after
 * @returns the calls as they are remembered after it: a card taken away lowers them, a further one never does
 */
export const callsAfter = (
	events: readonly MonthEvent[],
	[before, after]: readonly [Entered, Entered],
	[scored, scores]: readonly [PerSide<PileScore>, PerSide<PileScore>]
): readonly MonthEvent[] => {
	const losing = sides.filter((seat) => hasLost(before, after, seat));
	return losing.length === 0
		? events
		: events.map((event) =>
				losing.includes(event.seat) ? lowered(event, scored[event.seat], scores[event.seat]) : event
			);
};
