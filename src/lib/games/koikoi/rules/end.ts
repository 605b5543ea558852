/** Decides when a match ends and who won it (rules: A match). */
import { otherSide, sides, type PerSide, type Side } from '../../sides.ts';
import type { Outcome, Params, Score } from '../../outcome.ts';
import { targetOf, type Options } from './options.ts';
import { reasonRules, type MonthPlayed, type ReasonCode } from './state.ts';

export const lineCodes = ['stock', 'month', 'deal', 'table', 'drawn', 'paid'] as const;
export type LineCode = (typeof lineCodes)[number];

const lineCodeOf = ({ record, points }: MonthPlayed, side: Side): LineCode => {
	if (points[side] < 0) return 'paid';
	return record.ending.kind === 'stop' ? 'month' : record.ending.kind;
};

/** @returns for each side, the total with the stock and the months that make it up. */
const scoresOf = (months: readonly MonthPlayed[], { zeroSum }: Options): readonly Score[] =>
	sides.map((side) => {
		const stock =
			zeroSum === null ? [] : [{ said: { code: 'stock' as LineCode, params: {} }, value: zeroSum }];
		const lines = months
			.filter(({ points }) => points[side] !== 0)
			.map((played) => ({
				said: { code: lineCodeOf(played, side), params: { month: played.month, number: played.number } },
				value: played.points[side]
			}));
		const all = [...stock, ...lines];
		return { total: all.reduce((sum, { value }) => sum + value, 0), lines: all };
	});

/**
 * @param months - all months played so far
 * @param totals - the totals after these months
 * @returns the outcome of the match, or `undefined` while it goes on
 */
export const outcomeAfter = (
	months: readonly MonthPlayed[],
	totals: PerSide<number>,
	options: Options
): Outcome<ReasonCode> | undefined => {
	const [near, far] = totals;
	const leader: Side = near >= far ? 0 : 1;
	const rival = otherSide(leader);
	const count = months.length;
	const end = (code: ReasonCode, params: Params = {}): Outcome<ReasonCode> => ({
		winners: code === 'tie' ? sides : [leader],
		...(code === 'tie' && { shared: true }),
		reason: {
			code,
			params:
				code === 'tie'
					? { months: count, points: near }
					: {
							winner: leader,
							loser: rival,
							months: count,
							points: totals[leader],
							rival: totals[rival],
							...params
						}
		},
		rule: reasonRules[code],
		scores: scoresOf(months, options)
	});

	const target = targetOf(options);
	if (target !== null) return totals[leader] >= target ? end('target', { target }) : undefined;
	if (options.zeroSum !== null && totals[rival] === 0) return end('stock-empty');
	if (count < options.months) return undefined;
	if (near !== far) return end(count > options.months ? 'extra-month' : 'total');
	// With the option `extra-month` another month is played for as long as the totals stay equal.
	return options.finalTie === 'shared' ? end('tie') : undefined;
};
