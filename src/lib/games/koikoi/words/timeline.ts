/** The words of months that were played: in the sheet of all months, at the table and in the timeline. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MilestoneWords } from '../../views.ts';
import type { Action, MonthRecord } from '../rules/actions.ts';
import { monthAt, type Month } from '../rules/cards.ts';
import type { Options } from '../rules/options.ts';
import type { State, MonthPlayed } from '../rules/state.ts';
import { monthName, monthTitle } from './months.ts';
import { joinList } from '$lib/i18n/format';
import type { MonthSettlement, Factor } from '../rules/settlement.ts';
import { handName, yakuName, factorReason, factorValue } from './names.ts';
import { otherSide, type Side } from '../../sides.ts';

/** @returns the yaku with their points: "Sankō 5 · Tane 2". */
export const yakuText = ({ yaku }: Pick<MonthSettlement, 'yaku'>): string =>
	yaku.length === 0
		? m.koikoi_sheet_no_yaku()
		: yaku.map(({ id, points }) => m.koikoi_sheet_priced({ yaku: yakuName(id), points })).join(' · ');

/** @returns what decided a month: the yaku, the winning hand or table, or that nobody won. */
export const decidedText = ({ record, settlement }: MonthPlayed): string => {
	const { ending } = record;
	if (ending.kind === 'stop') return yakuText(settlement);
	if (ending.kind === 'deal') return m.koikoi_sheet_hand({ hand: handName(ending.hand) });
	if (ending.kind === 'table') return m.koikoi_winning_table();
	return settlement.total === 0
		? m.koikoi_sheet_drawn()
		: m.koikoi_sheet_drawn_oya({ points: m.koikoi_points({ n: settlement.total }) });
};

/** @returns the points that went to a player; from a stock, no more than was left. */
export const pointsPaid = ({ points }: MonthPlayed): number => Math.max(...points, 0);

/** @returns further remarks on a month: a stock that did not suffice, the calls of a drawn month, void deals. */
export const monthNotes = (played: MonthPlayed, names: readonly string[]): readonly string[] => {
	const { record, settlement, voids } = played;
	const notes: string[] = [];
	const paid = pointsPaid(played);
	if (paid < settlement.total) notes.push(m.koikoi_sheet_paid({ points: m.koikoi_points({ n: paid }) }));
	if (settlement.winner === null && record.events.length > 0)
		notes.push(m.koikoi_sheet_calls({ calls: joinList(record.events.map(({ seat }) => names[seat] ?? '')) }));
	if (voids.length > 0) notes.push(m.koikoi_sheet_voids({ n: voids.length }));
	return notes;
};

/** @returns a change of points with its sign: "+14", "−6", "—" for none. */
export const signedPoints = (points: number): string =>
	points === 0 ? '—' : points > 0 ? `+${points}` : `−${-points}`;

/** A factor of the chain in words. */
interface ChainLink {
	/** The factor, such as "× 2". */
	readonly value: string;
	/** Why the factor applies. */
	readonly reason: string;
}

/** A chain of factors in words. */
interface FactorChain {
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

export const milestoneWords: MilestoneWords<Options, State, Action> = {
	title: m.koikoi_milestones,
	none: m.koikoi_sheet_empty,
	heading: (number) => m.koikoi_milestone({ number }),
	line: ({ before, after, names }) => {
		const played = after.months[before.months.length];
		if (!played) return '';
		const { winner } = played.settlement;
		const what =
			winner === null
				? decidedText(played)
				: `${names[winner] ?? ''}\u00a0${signedPoints(pointsPaid(played))}`;
		return `${monthTitle(played.month)}\u00a0· ${what}`;
	},
	edit: (number) => {
		const month = monthName(monthAt(number));
		// A match to a points target can last longer than a year; its later months are told apart by number.
		return number > 12
			? m.koikoi_milestone_edit_later({ month, number })
			: m.koikoi_milestone_edit({ month });
	},
	lost: (count) => m.koikoi_milestones_lost({ count })
};
