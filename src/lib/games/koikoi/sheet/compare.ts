/** A match under other rules, beside itself: what changes, how it would have ended, what cannot be told. */
import type { Outcome } from '../../game.ts';
import { judge } from '../end.ts';
import { rulesOf, type Options, type Rules } from '../options.ts';
import type { PerSide } from '../actions.ts';
import { presets, type PresetId } from '../presets.ts';
import { rescore } from '../rescore.ts';
import type { MonthPlayed, ReasonCode, State } from '../state.ts';

/** A month as it was played and under the other rules. */
export interface MonthPair {
	readonly played: MonthPlayed;
	readonly other: MonthPlayed;
}

export interface Comparison {
	/** The months that would have been played, each twice. */
	readonly pairs: readonly MonthPair[];
	/** Those whose points differ. */
	readonly changed: readonly MonthPair[];
	readonly totals: PerSide<number>;
	/** How it would have ended; nothing where it would have gone on. */
	readonly outcome: Outcome<ReasonCode> | undefined;
	/** It would have ended before the last month that was played. */
	readonly isShorter: boolean;
}

const isSamePoints = ({ played, other }: MonthPair): boolean =>
	played.points[0] === other.points[0] && played.points[1] === other.points[1];

/** @returns the match under other scoring and multipliers, up to the month in which it would have ended. */
export const underRules = (state: State, rules: Rules): Comparison => {
	const { months, totals } = rescore(state, rules);
	const under: Options = { ...state.options, ...rulesOf(rules) };
	const ends = months.findIndex(
		(month, index) => judge(months.slice(0, index + 1), month.totals, under) !== undefined
	);
	const kept = ends < 0 ? months : months.slice(0, ends + 1);
	const last = kept.at(-1);
	const pairs = state.months
		.slice(0, kept.length)
		.flatMap((played, index) => (kept[index] ? [{ played, other: kept[index] }] : []));
	return {
		pairs,
		changed: pairs.filter((pair) => !isSamePoints(pair)),
		totals: last?.totals ?? totals,
		outcome: last && judge(kept, last.totals, under),
		isShorter: kept.length < months.length
	};
};

/** @returns whether a won month was entered with yaku said: the cards it stands on are not all known. */
export const lacksCards = ({ record }: MonthPlayed): boolean =>
	record.ending.kind === 'stop' && record.yaku[record.ending.seat].length > 0;

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
