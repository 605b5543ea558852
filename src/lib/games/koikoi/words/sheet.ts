/** The words of a month in the month sheet and the timeline. */
import { m } from '$lib/i18n/paraglide/messages';
import { joinList } from '$lib/i18n/format';
import type { MonthSettlement } from '../rules/settlement.ts';
import type { MonthPlayed } from '../rules/state.ts';
import { handName, yakuName } from './yaku.ts';

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

/**
 * @returns further remarks on a month: a stock that did not suffice, the calls of a drawn month, void deals.
 */
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
