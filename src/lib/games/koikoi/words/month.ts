/** The words of a month that is entered or looked back on: the chain of factors, what is still asked. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MonthRecord, Side } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import { otherSide } from '../rules/per-side.ts';
import type { Factor } from '../rules/month/settle.ts';
import type { MonthSettlement } from '../rules/state.ts';
import { factorReason, factorValue, handName } from './yaku.ts';

/** A link of the chain in words: "× 2", with why. */
export interface Link {
	readonly value: string;
	readonly reason: string;
}

/** The parts of a chain: the sum it begins with and its links. */
export interface Chain {
	/** "7 points". */
	readonly start: string;
	readonly links: readonly Link[];
	/** Points are added and then multiplied: a bracket stands around the first so many links. */
	readonly bracketed: number;
}

/** @returns the chain of a month that was won by yaku. */
export const chainOf = ({ raw, factors }: Pick<MonthSettlement, 'raw' | 'factors'>): Chain => {
	const added = factors.filter(({ how }) => how === 'plus').length;
	return {
		start: m.koikoi_points({ n: raw }),
		links: factors.map((factor: Factor) => ({ value: factorValue(factor), reason: factorReason(factor) })),
		bracketed: added < factors.length ? added : 0
	};
};

/** @returns the chain in one line: "5 points × 2 (1 koï-koï of the winner) = 10". */
export const chainText = (settlement: Pick<MonthSettlement, 'raw' | 'factors' | 'total'>): string => {
	const { start, links, bracketed } = chainOf(settlement);
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
 * @returns what a month without a chain comes to: the winning hand, or nobody, what the Oya gets and who is Oya next
 */
export const flatText = (
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
