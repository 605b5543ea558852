/** Checks and settles a whole month. */
import { otherSide, withSide, type PerSide, type Side } from '../../../sides.ts';
import type { Refusal } from '../../../outcome.ts';
import type { Ending, MonthRecord } from '../actions.ts';
import { checkCallCount, checkCallsAndEnding } from './calls.ts';
import type { Month } from '../cards.ts';
import { bothHoldings, checkEntered, isUntouched, type EnteredCaptures } from './entry-checks.ts';
import type { Options, Rules } from '../options.ts';
import { refusalOf, type RefusalCode } from '../refusals.ts';
import { scoreHoldings, type PileScore } from '../yaku/score-pile.ts';
import { settle } from './settle.ts';
import type { MonthSettlement, State } from '../state.ts';

/** The points for a winning hand or a winning table, to which no multipliers apply (rules: A match). */
const dealWinPoints = 6;

/** @returns the record of the current month, closed with this ending. */
export const recordOf = ({ draft }: State, ending: Ending): MonthRecord => ({
	events: draft.events,
	piles: draft.piles,
	yaku: draft.yaku,
	ending
});

/** @returns the scores of both players from what was entered. */
export const scoreEntered = (entered: EnteredCaptures, rules: Rules, month: Month): PerSide<PileScore> => {
	const [near, far] = bothHoldings(entered, rules, month);
	return [scoreHoldings(near, rules, month), scoreHoldings(far, rules, month)];
};

/** A month that the deal has decided knows no card, yaku or call. */
const checkDealt = (record: MonthRecord, { tableDeal }: Options): Refusal<RefusalCode> | undefined => {
	const { ending, events } = record;
	const isLate = !isUntouched(record) || events.length > 0;
	if (ending.kind === 'deal' && isLate) return refusalOf('deal-win-late', { seat: ending.seat });
	if (ending.kind !== 'table') return undefined;
	if (tableDeal !== 'oya') return refusalOf('table-rule', { rule: tableDeal });
	return isLate ? refusalOf('table-late') : undefined;
};

/**
 * @param limits - `off` lifts the limits of calls and of captured cards
 * @returns why the month cannot have been played as recorded, or `undefined`
 */
export const checkMonth = (
	record: MonthRecord,
	options: Options,
	month: Month,
	limits?: 'off'
): Refusal<RefusalCode> | undefined =>
	checkDealt(record, options) ??
	checkEntered(record, options, month, limits) ??
	checkCallsAndEnding(record, scoreEntered(record, options, month)) ??
	(limits === 'off' ? undefined : checkCallCount(record.events));

/**
 * @param events - the calls of the month
 * @returns the settlement of a month that the winner stopped with this score
 */
export const settlePile = (
	{ yaku, points }: PileScore,
	events: MonthRecord['events'],
	winner: Side,
	rules: Rules
): MonthSettlement => ({ winner, yaku, raw: points, ...settle(points, events, winner, rules) });

/**
 * @param oya - who dealt the month, and so wins it with a winning table
 * @returns the settlement of a month; the record is not checked, so use `checkMonth` first where it can be
 *   wrong.
 */
export const settleMonth = (
	record: MonthRecord,
	options: Options,
	month: Month,
	oya: Side
): MonthSettlement => {
	const { ending } = record;
	if (ending.kind === 'drawn')
		return { winner: null, yaku: [], raw: 0, factors: [], total: options.drawnMonth };
	if (ending.kind !== 'stop') {
		const winner = ending.kind === 'deal' ? ending.seat : oya;
		return { winner, yaku: [], raw: dealWinPoints, factors: [], total: dealWinPoints };
	}
	return settlePile(scoreEntered(record, options, month)[ending.seat], record.events, ending.seat, options);
};

/**
 * @param oya - who dealt the month, and so gets the points of a drawn one
 * @param totals - the totals before the month
 * @returns how the month changes each total; with a stock, the loser pays no more than is left
 */
export const pointChangesOf = (
	{ winner, total }: Pick<MonthSettlement, 'winner' | 'total'>,
	oya: Side,
	totals: PerSide<number>,
	{ zeroSum }: Options
): PerSide<number> => {
	const side = winner ?? oya;
	if (zeroSum === null) return withSide([0, 0], side, total);
	const paid = Math.min(total, totals[otherSide(side)]);
	return withSide(withSide([0, 0], side, paid), otherSide(side), paid === 0 ? 0 : -paid);
};

/** @returns the totals at the start of a match: the stock, or 0 without one. */
export const startingTotals = ({ zeroSum }: Options): PerSide<number> => [zeroSum ?? 0, zeroSum ?? 0];
