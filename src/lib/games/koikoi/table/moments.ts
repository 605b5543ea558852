/** What is shown large for a moment: a call, a stop, a month that was won by its deal. */
import type { Action, Side } from '../rules/actions.ts';
import type { CardId, Month } from '../rules/cards.ts';
import { draftScores, monthOf } from '../rules/month/draft.ts';
import type { State } from '../rules/state.ts';
import type { MomentKind } from '../words/moment.ts';
import type { YakuScore } from '../rules/yaku/score-pile.ts';

export interface MomentShown {
	readonly kind: MomentKind;
	/** Nothing for a month that nobody won. */
	readonly seat: Side | undefined;
	readonly yaku: readonly YakuScore[];
	readonly pile: readonly CardId[];
	readonly month: Month;
	/** What the pile has at a call, or what the month pays. */
	readonly points: number;
}

/** @returns what an action that was taken gives to see; nothing for most. */
export const momentOf = (before: State, action: Action, after: State): MomentShown | undefined => {
	const month = monthOf(before);
	if (action.type === 'call' || action.type === 'late-call') {
		const { seat } = action;
		const { yaku, points } = draftScores(after)[seat];
		return { kind: 'call', seat, yaku, pile: after.draft.piles[seat], month, points };
	}
	const played = action.type === 'month' && after.months.at(-1);
	if (!played) return undefined;
	const { record, settlement } = played;
	const { ending } = record;
	const seat = ending.kind === 'drawn' ? undefined : ending.seat;
	return {
		kind: ending.kind === 'deal' ? ending.hand : ending.kind,
		seat,
		yaku: settlement.yaku,
		pile: seat === undefined ? [] : record.piles[seat],
		month,
		points: settlement.total
	};
};
