/** A match under other rules: the same months, cards and calls, settled again. */
import type { PerSide } from './actions.ts';
import { firstTotals, pointsOf, settleMonth } from './month.ts';
import { rulesOf, type Options, type Rules } from './options.ts';
import type { MonthPlayed, State } from './state.ts';

export interface Rescored {
	readonly months: readonly MonthPlayed[];
	readonly totals: PerSide<number>;
}

/**
 * Settles every month played under other scoring and multipliers; who won it, who dealt and the options of
 * the match stay. Judges nothing: a yaku the other rules do not pay is worth nothing there.
 */
export const rescore = ({ options, months }: State, other: Rules): Rescored => {
	const under: Options = { ...options, ...rulesOf(other) };
	const settled: MonthPlayed[] = [];
	let totals = firstTotals(options);
	for (const played of months) {
		const settlement = settleMonth(played.record, under, played.month);
		const points = pointsOf(settlement, played.oya, totals, under);
		totals = [totals[0] + points[0], totals[1] + points[1]];
		settled.push({ ...played, settlement, points, totals });
	}
	return { months: settled, totals };
};
