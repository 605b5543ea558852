/** Compares a match with the same match under other rules: what changes, and how it would have ended. */
import type { PerSide } from '../../sides.ts';
import type { Outcome } from '../../outcome.ts';
import { outcomeAfter } from '../rules/end.ts';
import { rulesOf, type Options, type Rules } from '../rules/options.ts';
import { presets, type PresetId } from '../rules/presets.ts';
import { rescore, type Rescored } from '../rules/month/rescore.ts';
import type { MonthPlayed, ReasonCode, State } from '../rules/state.ts';

/** The lowest and the highest possible points; both are the same if there is no doubt. */
export type PointsRange = readonly [least: number, most: number];

/**
 * A month as it was played, and under the other rules with its lowest and its highest possible settlement.
 */
export interface MonthPair {
	readonly played: MonthPlayed;
	readonly least: MonthPlayed;
	readonly most: MonthPlayed;
}

export interface Comparison {
	/** The months that would have been played under the other rules. */
	readonly pairs: readonly MonthPair[];
	/** The months whose points differ, or may differ. */
	readonly changed: readonly MonthPair[];
	readonly totals: PerSide<PointsRange>;
	/** The outcome under the other rules; `undefined` if the match would have gone on. */
	readonly outcome: Outcome<ReasonCode> | undefined;
	/**
	 * Whether who would have won depends on cards that were not entered; `outcome` is then only one of the
	 * possible.
	 */
	readonly isOpen: boolean;
	/** Whether the outcome is certain, with all its figures. */
	readonly isSure: boolean;
	/** Whether the match would have ended before its last month. */
	readonly isShorter: boolean;
}

const isSamePoints = (one: MonthPlayed, other: MonthPlayed): boolean =>
	one.points[0] === other.points[0] && one.points[1] === other.points[1];

/** Cuts a rescored match off after the month in which it would have ended. */
const untilEnd = ({ months, totals }: Rescored, under: Options) => {
	const end = months.findIndex(
		(month, index) => outcomeAfter(months.slice(0, index + 1), month.totals, under) !== undefined
	);
	const played = end < 0 ? months : months.slice(0, end + 1);
	const last = played.at(-1);
	return {
		played,
		totals: last?.totals ?? totals,
		outcome: last && outcomeAfter(played, last.totals, under)
	};
};

/**
 * @returns the comparison of a match with itself under other scoring and multiplier rules, up to its end
 *   there.
 */
export const compareUnder = (state: State, rules: Rules): Comparison => {
	const under: Options = { ...state.options, ...rulesOf(rules) };
	const rescored = rescore(state, rules);
	const [near, far] = [untilEnd(rescored[0], under), untilEnd(rescored[1], under)];
	const count = Math.max(near.played.length, far.played.length);
	const pairs = state.months.slice(0, count).flatMap((played, index): readonly MonthPair[] => {
		const months = [rescored[0].months[index], rescored[1].months[index]] as const;
		// `rescored` holds the match at its best for each side: a month's highest settlement is in that of its
		// winner.
		const [least, most] = played.settlement.winner === 0 ? [months[1], months[0]] : months;
		return least && most ? [{ played, least, most }] : [];
	});
	return {
		pairs,
		changed: pairs.filter(
			({ played, least, most }) => !isSamePoints(played, least) || !isSamePoints(played, most)
		),
		totals: [
			[far.totals[0], near.totals[0]],
			[near.totals[1], far.totals[1]]
		],
		outcome: near.outcome,
		isOpen: near.outcome?.winners.join() !== far.outcome?.winners.join(),
		isSure: isSame(near.outcome, far.outcome),
		isShorter: count < state.months.length
	};
};

/** @returns whether the points of a month depend on cards that were not entered. */
export const isUnsure = ({ least, most }: MonthPair): boolean =>
	least.settlement.total !== most.settlement.total;

const isSame = (a: unknown, b: unknown): boolean => {
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
	return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
		isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])
	);
};

/**
 * @returns the published rule set with the same scoring and multiplier rules; `undefined` if there is none.
 */
export const presetOf = (rules: Rules): PresetId | undefined => {
	const asked = rulesOf(rules);
	return (Object.keys(presets) as PresetId[]).find((id) => isSame(rulesOf(presets[id]), asked));
};
