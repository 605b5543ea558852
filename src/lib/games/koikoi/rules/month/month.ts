/** A month as a whole: whether it can have been, and what came of it. */
import type { Refusal } from '../../../said.ts';
import type { Ending, MonthRecord, PerSide, Side } from '../actions.ts';
import { checkCallCount, checkCourse } from './calls.ts';
import type { Month } from '../cards.ts';
import { bothHoldings, checkEntered, isUntouched, type Entered } from './entry-checks.ts';
import type { Options, Rules } from '../options.ts';
import { otherSide, withSide } from '../per-side.ts';
import { no, type RefusalCode } from '../refusals.ts';
import { scoreHoldings, type PileScore } from '../yaku/score-pile.ts';
import { settle } from './settle.ts';
import type { MonthSettlement, State } from '../state.ts';

/** A winning hand pays this much, without multipliers (rules: Deal wins). */
export const dealWinPoints = 6;

/** @returns the month under way as a record, closed by an ending. */
export const recordOf = ({ draft }: State, ending: Ending): MonthRecord => ({
	events: draft.events,
	piles: draft.piles,
	yaku: draft.yaku,
	ending
});

/** @returns by seat, the yaku and raw sum of what was entered. */
export const scoreEntered = (entered: Entered, rules: Rules, month: Month): PerSide<PileScore> => {
	const [near, far] = bothHoldings(entered, rules, month);
	return [scoreHoldings(near, rules, month), scoreHoldings(far, rules, month)];
};

/**
 * @param limits - `off`: however often was called, however many cards are captured
 * @returns why a month cannot have been played like this, or nothing
 */
export const checkMonth = (
	record: MonthRecord,
	rules: Rules,
	month: Month,
	limits?: 'off'
): Refusal<RefusalCode> | undefined => {
	const { ending } = record;
	if (ending.kind === 'deal' && !(isUntouched(record) && record.events.length === 0))
		return no('deal-win-late', { seat: ending.seat });
	return (
		checkEntered(record, rules, month, limits) ??
		checkCourse(record, scoreEntered(record, rules, month)) ??
		(limits === 'off' ? undefined : checkCallCount(record.events))
	);
};

/** @returns what a player who stops gets for a pile, after these calls. */
export const settlePile = (
	{ yaku, points }: PileScore,
	events: MonthRecord['events'],
	winner: Side,
	rules: Rules
): MonthSettlement => ({ winner, yaku, raw: points, ...settle(points, events, winner, rules) });

/** @returns what came of a month: the winner's yaku and the chain of factors. Judges nothing. */
export const settleMonth = (record: MonthRecord, options: Options, month: Month): MonthSettlement => {
	const { ending } = record;
	if (ending.kind === 'drawn')
		return { winner: null, yaku: [], raw: 0, factors: [], total: options.drawnMonth };
	if (ending.kind === 'deal')
		return { winner: ending.seat, yaku: [], raw: dealWinPoints, factors: [], total: dealWinPoints };
	return settlePile(scoreEntered(record, options, month)[ending.seat], record.events, ending.seat, options);
};

/** @returns by seat, what a settled month changes: from a stock, no more is paid than is left. */
export const pointsOf = (
	{ winner, total }: MonthSettlement,
	oya: Side,
	totals: PerSide<number>,
	{ zeroSum }: Options
): PerSide<number> => {
	const side = winner ?? oya;
	if (zeroSum === null) return withSide([0, 0], side, total);
	const paid = Math.min(total, totals[otherSide(side)]);
	return withSide(withSide([0, 0], side, paid), otherSide(side), paid === 0 ? 0 : -paid);
};

/** @returns the totals a match begins with. */
export const firstTotals = ({ zeroSum }: Options): PerSide<number> => [zeroSum ?? 0, zeroSum ?? 0];
