/** Decides what the table announces after an action: a call, a stop, a month won by the deal, a drawn month. */
import type { Side } from '../../sides.ts';
import type { Action } from '../rules/actions.ts';
import type { CardId, Month } from '../rules/cards.ts';
import { draftScores, currentMonth } from '../rules/month.ts';
import type { State } from '../rules/state.ts';
import type { AnnouncementKind } from '../words/table.ts';
import type { YakuScore } from '../rules/pile.ts';

export interface AnnouncementContent {
	readonly kind: AnnouncementKind;
	/** The player whom the announcement is about; `undefined` for a drawn month. */
	readonly seat: Side | undefined;
	readonly yaku: readonly YakuScore[];
	readonly pile: readonly CardId[];
	readonly month: Month;
	/** The raw sum of the pile at a call, or the points that the month pays. */
	readonly points: number;
}

/**
 * @param before - the state before the action
 * @param after - the state after the action
 * @returns the announcement of an action; `undefined` for any but a call or the end of a month
 */
export const announcementOf = (
	before: State,
	action: Action,
	after: State
): AnnouncementContent | undefined => {
	const month = currentMonth(before);
	if (action.type === 'call' || action.type === 'late-call') {
		const { seat } = action;
		const { yaku, points } = draftScores(after)[seat];
		return { kind: 'call', seat, yaku, pile: after.draft.piles[seat], month, points };
	}
	const played = action.type === 'month' && after.months.at(-1);
	if (!played) return undefined;
	const { record, settlement } = played;
	const { ending } = record;
	const seat = settlement.winner ?? undefined;
	return {
		kind: ending.kind === 'deal' ? ending.hand : ending.kind,
		seat,
		yaku: settlement.yaku,
		pile: seat === undefined ? [] : record.piles[seat],
		month,
		points: settlement.total
	};
};
