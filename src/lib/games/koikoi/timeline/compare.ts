/** A match under other rules, beside itself: what changes, how it would have ended, what cannot be told. */
import type { Outcome } from '../../said.ts';
import { judge } from '../rules/end.ts';
import { rulesOf, type Options, type Rules } from '../rules/options.ts';
import type { PerSide } from '../rules/actions.ts';
import { presets, type PresetId } from '../rules/presets.ts';
import { rescore, type Rescored } from '../rules/month/rescore.ts';
import type { MonthPlayed, ReasonCode, State } from '../rules/state.ts';

/** From the least to the most that it can be: twice the same where it is sure. */
export type Range = readonly [number, number];

/** A month as it was played and under the other rules: at the least it can be worth there, and at the most. */
export interface MonthPair {
	readonly played: MonthPlayed;
	readonly other: MonthPlayed;
	readonly most: MonthPlayed;
}

export interface Comparison {
	/** The months that would have been played. */
	readonly pairs: readonly MonthPair[];
	/** Those whose points differ, or may. */
	readonly changed: readonly MonthPair[];
	readonly totals: PerSide<Range>;
	/** How it would have ended; nothing where it would have gone on. */
	readonly outcome: Outcome<ReasonCode> | undefined;
	/** The cards that were not noted decide who would have won: `outcome` is then only one that can be. */
	readonly isOpen: boolean;
	/** The outcome is sure with its figures. */
	readonly isSure: boolean;
	/** It would have ended before the last month that was played. */
	readonly isShorter: boolean;
}

const isSamePoints = (one: MonthPlayed, other: MonthPlayed): boolean =>
	one.points[0] === other.points[0] && one.points[1] === other.points[1];

/** One of the ways the match can have gone, up to the month in which it would have ended. */
const untilEnd = ({ months, totals }: Rescored, under: Options) => {
	const end = months.findIndex(
		(month, index) => judge(months.slice(0, index + 1), month.totals, under) !== undefined
	);
	const kept = end < 0 ? months : months.slice(0, end + 1);
	const last = kept.at(-1);
	return { kept, totals: last?.totals ?? totals, outcome: last && judge(kept, last.totals, under) };
};

/** @returns the match under other scoring and multipliers, up to the month in which it would have ended. */
export const underRules = (state: State, rules: Rules): Comparison => {
	const under: Options = { ...state.options, ...rulesOf(rules) };
	const rescored = rescore(state, rules);
	const [near, far] = [untilEnd(rescored[0], under), untilEnd(rescored[1], under)];
	const count = Math.max(near.kept.length, far.kept.length);
	const pairs = state.months.slice(0, count).flatMap((played, index): readonly MonthPair[] => {
		const months = [rescored[0].months[index], rescored[1].months[index]] as const;
		// What a month is worth at the most is in the way that is best for who won it.
		const [least, most] = played.settlement.winner === 0 ? [months[1], months[0]] : months;
		return least && most ? [{ played, other: least, most }] : [];
	});
	return {
		pairs,
		changed: pairs.filter(
			({ played, other, most }) => !isSamePoints(played, other) || !isSamePoints(played, most)
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

/** @returns whether a month is worth less or more by cards that were not noted. */
export const isUnsure = ({ other, most }: MonthPair): boolean =>
	other.settlement.total !== most.settlement.total;

const isSame = (a: unknown, b: unknown): boolean => {
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
	return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
		isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])
	);
};

/** @returns the published rule set that scores as these rules do, whatever the length of the match. */
export const presetOf = (rules: Rules): PresetId | undefined => {
	const asked = rulesOf(rules);
	return (Object.keys(presets) as PresetId[]).find((id) => isSame(rulesOf(presets[id]), asked));
};
