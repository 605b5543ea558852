/**
 * The words of a month's settlement: the chain of factors, or the result of the deal or of a drawn month.
 */
import { otherSide, type Side } from '../../sides.ts';
import { m } from '$lib/i18n/paraglide/messages';
import type { MonthRecord } from '../rules/actions.ts';
import type { Month } from '../rules/cards.ts';
import type { Options } from '../rules/options.ts';
import type { Factor, MonthSettlement } from '../rules/settlement.ts';
import { monthName } from './month-names.ts';
import { factorReason, factorValue, handName } from './yaku.ts';

/** A factor of the chain in words. */
export interface ChainLink {
	/** The factor, such as "× 2". */
	readonly value: string;
	/** Why the factor applies. */
	readonly reason: string;
}

/** A chain of factors in words. */
export interface FactorChain {
	/** The raw points, such as "7 points". */
	readonly start: string;
	readonly links: readonly ChainLink[];
	/**
	 * How many links share a bracket with the start, because they add points before the rest multiplies;
	 * undefined without a bracket.
	 */
	readonly bracketed: number | undefined;
}

/**
 * @param isMore - whether the raw points are those with at least one more, which the start then says
 * @returns the chain of factors of a month that was won with yaku
 */
export const factorChainOf = (
	{ raw, factors }: Pick<MonthSettlement, 'raw' | 'factors'>,
	isMore = false
): FactorChain => {
	const added = factors.filter(({ how }) => how === 'plus').length;
	const isBracketed = (added > 0 || isMore) && added < factors.length;
	return {
		start: isMore
			? m.koikoi_table_one_more({ points: m.koikoi_points({ n: raw - 1 }) })
			: m.koikoi_points({ n: raw }),
		links: factors.map((factor: Factor) => ({ value: factorValue(factor), reason: factorReason(factor) })),
		bracketed: isBracketed ? added : undefined
	};
};

/**
 * @param month - the month of the year
 * @param oya - who dealt the month
 * @returns the result of a month without a chain of factors: the winning hand or table and its points, or for a
 *   drawn month the points of the Oya and who is Oya next
 */
export const handOrDrawText = (
	{ ending }: Pick<MonthRecord, 'ending'>,
	{ total }: MonthSettlement,
	month: Month,
	oya: Side,
	{ passes }: Pick<Options, 'passes'>,
	names: readonly string[]
): string => {
	const points = m.koikoi_points({ n: total });
	if (ending.kind === 'deal') return m.koikoi_month_hand({ hand: handName(ending.hand), points });
	const name = names[oya] ?? '';
	if (ending.kind === 'table') return m.koikoi_month_table_won({ name, points });
	const next = names[otherSide(oya)] ?? '';
	const said = { month: monthName(month), name, next, points };
	if (total === 0) return passes ? m.koikoi_month_drawn_passes(said) : m.koikoi_month_drawn_nothing(said);
	return passes ? m.koikoi_month_drawn_oya_passes(said) : m.koikoi_month_drawn_oya(said);
};
