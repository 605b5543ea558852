/** A match under other rules: the same months, cards and calls, settled again (rules: Rescoring what was said). */
import type { PerSide, Side } from '../actions.ts';
import { firstTotals, pointsOf, settleMonth, settlePile } from './month.ts';
import { rulesOf, type Options, type Rules } from '../options.ts';
import { possiblePiles } from './possible.ts';
import { scoreHoldings, type PileScore } from '../yaku/score-pile.ts';
import type { MonthPlayed, MonthSettlement, State } from '../state.ts';

export interface Rescored {
	readonly months: readonly MonthPlayed[];
	readonly totals: PerSide<number>;
}

/** What a month can be worth: both the same where it is sure. */
interface Bounds {
	readonly least: MonthSettlement;
	readonly most: MonthSettlement;
}

const boundsOf = ({ record, month }: MonthPlayed, played: Rules, under: Options): Bounds => {
	const { ending, events, yaku } = record;
	if (ending.kind !== 'stop' || yaku[ending.seat].length === 0) {
		const sure = settleMonth(record, under, month);
		return { least: sure, most: sure };
	}
	const scores = possiblePiles(record, ending.seat, played, month).map((pile) =>
		scoreHoldings(pile(under), under, month)
	);
	const bound = (isBeyond: (one: PileScore, other: PileScore) => boolean): MonthSettlement =>
		settlePile(
			scores.reduce((found, one) => (isBeyond(one, found) ? one : found)),
			events,
			ending.seat,
			under
		);
	return {
		least: bound((one, found) => one.points < found.points),
		most: bound((one, found) => one.points > found.points)
	};
};

/**
 * Settles every month played under other scoring and multipliers; who won it, who dealt and the options of
 * the match stay. Judges nothing: a yaku the other rules do not pay is worth nothing there.
 *
 * @returns the match as it is best for each player: with the most their own months can be worth and the least the
 *   other's can. Both are the same where all is sure: where no yaku were said, or they leave no doubt.
 */
export const rescore = ({ options, months }: State, other: Rules): PerSide<Rescored> => {
	const under: Options = { ...options, ...rulesOf(other) };
	const bounds = months.map((played) => boundsOf(played, options, under));
	const bestFor = (side: Side): Rescored => {
		const settled: MonthPlayed[] = [];
		let totals = firstTotals(options);
		for (const [place, { least, most }] of bounds.entries()) {
			const played = months[place];
			if (!played) continue;
			const settlement = most.winner === side ? most : least;
			const points = pointsOf(settlement, played.oya, totals, under);
			totals = [totals[0] + points[0], totals[1] + points[1]];
			settled.push({ ...played, settlement, points, totals });
		}
		return { months: settled, totals };
	};
	return [bestFor(0), bestFor(1)];
};
