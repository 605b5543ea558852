/** What the table tells when a month is over: who won it and with what, and what to do with the real things now. */
import { m } from '$lib/i18n/paraglide/messages';
import type { RoundEndText } from '../../views.ts';
import { asSentences } from '../../wording.ts';
import { cardIds } from '../rules/cards.ts';
import { currentMonth } from '../rules/month.ts';
import type { MonthPlayed, State } from '../rules/state.ts';
import { monthName, monthTitle } from './months.ts';
import { handName } from './names.ts';
import { pointsPaid } from './timeline.ts';

/** @returns what to do before the next month begins. */
export const nextMonthText = (state: State, names: readonly string[]): string =>
	asSentences([
		m.koikoi_month_end_shuffle({ cards: cardIds.length }),
		m.koikoi_said_month_begins({ month: monthTitle(currentMonth(state)), name: names[state.oya] ?? '' })
	]);

const titleOf = ({ record, settlement, month }: MonthPlayed, names: readonly string[]): string => {
	const { winner } = settlement;
	const { ending } = record;
	if (winner === null) return m.koikoi_month_end_drawn({ month: monthName(month) });
	const said = { name: names[winner] ?? '', month: monthName(month) };
	if (ending.kind === 'table') return m.koikoi_month_end_table(said);
	return ending.kind === 'deal'
		? m.koikoi_month_end_hand({ ...said, hand: handName(ending.hand) })
		: m.koikoi_month_end_won(said);
};

/** @returns what the month paid, and to whom where nobody won it. */
const paidText = (played: MonthPlayed): string => {
	const points = m.koikoi_points({ n: pointsPaid(played) });
	if (pointsPaid(played) === 0) return m.koikoi_month_end_nobody();
	return played.settlement.winner === null ? m.koikoi_month_end_for_oya({ points }) : points;
};

/**
 * @param played the month that is over
 * @param state right after it, while the match goes on
 * @returns what the table tells of it
 */
export const monthEndText = (played: MonthPlayed, state: State, names: readonly string[]): RoundEndText => ({
	title: titleOf(played, names),
	why: paidText(played),
	todo: nextMonthText(state, names)
});
