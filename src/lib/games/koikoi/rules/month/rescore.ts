/** Settles the months of a match again under other rules (rules: Rescoring what was said). */
import type { PerSide, Side } from '../../../sides.ts';
import { startingTotals, pointChangesOf, settleMonth, settlePile } from './month.ts';
import { rulesOf, type Options, type Rules } from '../options.ts';
import { possiblePiles } from './possible-piles.ts';
import { scoreHoldings, type PileScore } from '../yaku/score-pile.ts';
import type { MonthPlayed, MonthSettlement, State } from '../state.ts';

export interface Rescored {
	readonly months: readonly MonthPlayed[];
	readonly totals: PerSide<number>;
}

/** The lowest and the highest settlement that a month can have; both are the same if there is no doubt. */
interface Bounds {
	readonly least: MonthSettlement;
	readonly most: MonthSettlement;
}

const boundsOf = ({ record, month, oya }: MonthPlayed, played: Rules, under: Options): Bounds => {
	const { ending, events, yaku } = record;
	if (ending.kind !== 'stop' || yaku[ending.seat].length === 0) {
		const sure = settleMonth(record, under, month, oya);
		return { least: sure, most: sure };
	}
	const scores = possiblePiles(record, ending.seat, played, month).map((pile) =>
		scoreHoldings(pile(under), under, month)
	);
	const bound = (isBetter: (one: PileScore, other: PileScore) => boolean): MonthSettlement =>
		settlePile(
			scores.reduce((found, one) => (isBetter(one, found) ? one : found)),
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
 * Settles every month under other scoring and multiplier rules. Who won and who dealt each month and the
 * other options of the match stay. Nothing is refused: a yaku that the other rules do not play pays nothing.
 *
 * @returns for each side, the match at its best for that player: the highest settlements of their own months
 *   and the lowest of the other player's. Both are the same if the declared yaku leave no doubt about their
 *   cards.
 */
export const rescore = ({ options, months }: State, other: Rules): PerSide<Rescored> => {
	const under: Options = { ...options, ...rulesOf(other) };
	const bounds = months.map((played) => boundsOf(played, options, under));
	const bestFor = (side: Side): Rescored => {
		const settled: MonthPlayed[] = [];
		let totals = startingTotals(options);
		for (const [place, { least, most }] of bounds.entries()) {
			const played = months[place];
			if (!played) continue;
			const settlement = most.winner === side ? most : least;
			const points = pointChangesOf(settlement, played.oya, totals, under);
			totals = [totals[0] + points[0], totals[1] + points[1]];
			settled.push({ ...played, settlement, points, totals });
		}
		return { months: settled, totals };
	};
	return [bestFor(0), bestFor(1)];
};
