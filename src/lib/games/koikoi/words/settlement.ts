/**
 * The words of a month's settlement: the chain of factors, or the result of a winning hand or a drawn month.
 */
import { otherSide, type Side } from '../../sides.ts';
import { m } from '$lib/i18n/paraglide/messages';
import type { MonthRecord } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import type { Factor } from '../rules/month/settle.ts';
import type { MonthSettlement } from '../rules/state.ts';
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
	 * How many links share a bracket with the start, because they add points before the rest multiplies; 0 for
	 * none.
	 */
	readonly bracketed: number;
}

/** @returns the chain of factors of a month that was won with yaku. */
export const factorChainOf = ({ raw, factors }: Pick<MonthSettlement, 'raw' | 'factors'>): FactorChain => {
	const added = factors.filter(({ how }) => how === 'plus').length;
	return {
		start: m.koikoi_points({ n: raw }),
		links: factors.map((factor: Factor) => ({ value: factorValue(factor), reason: factorReason(factor) })),
		bracketed: added < factors.length ? added : 0
	};
};

/** @returns the chain with its total in one line: "5 points × 2 (1 koï-koï of the winner) = 10". */
export const chainText = (settlement: Pick<MonthSettlement, 'raw' | 'factors' | 'total'>): string => {
	const { start, links, bracketed } = factorChainOf(settlement);
	const parts = links.map((link) => m.koikoi_month_factor({ ...link }));
	const first = [start, ...parts.slice(0, bracketed)].join(' ');
	const opening = bracketed > 0 ? `(${first})` : first;
	return m.koikoi_month_chain({
		links: [opening, ...parts.slice(bracketed)].join(' '),
		total: settlement.total
	});
};

/**
 * @param oya - who dealt the month
 * @returns the result of a month without a chain of factors: the winning hand and its points, or for a drawn
 *   month the points of the Oya and who is Oya next
 */
export const handOrDrawText = (
	{ ending }: Pick<MonthRecord, 'ending'>,
	{ total }: MonthSettlement,
	oya: Side,
	{ passes }: Pick<Options, 'passes'>,
	names: readonly string[]
): string => {
	const points = m.koikoi_points({ n: total });
	if (ending.kind === 'deal') return m.koikoi_month_hand({ hand: handName(ending.hand), points });
	const name = names[oya] ?? '';
	const next = names[otherSide(oya)] ?? '';
	if (total === 0)
		return passes ? m.koikoi_month_drawn_passes({ next }) : m.koikoi_month_drawn_nothing({ name });
	return passes
		? m.koikoi_month_drawn_oya_passes({ points, name, next })
		: m.koikoi_month_drawn_oya({ name, points });
};
