/** The words of the table: its status line, the end of a month, the decision, the refusals and the lines of a score. */
import type { Side } from '../../sides.ts';
import { m } from '$lib/i18n/paraglide/messages';
import { isUntouched } from '../rules/entry.ts';
import { monthName, monthTitle } from './months.ts';
import { handOrDrawText, pointsPaid } from './timeline.ts';
import { targetOf, type Options } from '../rules/options.ts';
import type { MonthPlayed, State } from '../rules/state.ts';
import { currentMonth, type StopOrCall } from '../rules/month.ts';
import { cardName, handName, yakuName } from './names.ts';
import type { Game } from '../../game.ts';
import { asSentences, sentenceByCode, wordByCode, type ParamReader } from '../../wording.ts';
import { cardIds, type CardId, type Month } from '../rules/cards.ts';
import type { RoundEndText } from '../../views.ts';
import type { LineCode } from '../rules/match.ts';
import type { Action, RefusalCode } from '../rules/actions.ts';
import type { YakuId } from '../rules/yaku.ts';

/** @returns who deals next and the result of a month; its working stands in the month sheet. */
const recap = (played: MonthPlayed, next: Side, options: Options, names: readonly string[]): string => {
	const { record, oya, settlement } = played;
	const month = monthName(played.month);
	const { winner } = settlement;
	if (winner === null) return handOrDrawText(record, settlement, played.month, oya, options, names);
	const points = m.koikoi_points({ n: pointsPaid(played) });
	const name = names[winner] ?? '';
	if (winner !== next) return m.koikoi_table_recap_other({ next: names[next] ?? '', month, points, name });
	return winner === oya
		? m.koikoi_table_recap_same({ month, points, name })
		: m.koikoi_table_recap({ month, points, name });
};

/** @returns a player's last call, with its points as far as they are known. */
export const calledText = (
	events: State['draft']['events'],
	seat: Side,
	names: readonly string[]
): string => {
	const points = events.findLast((event) => event.seat === seat)?.points ?? null;
	const name = names[seat] ?? '';
	return points === null
		? m.koikoi_table_called_bare({ name })
		: m.koikoi_table_called({ name, points: m.koikoi_points({ n: points }) });
};

/** @returns to whom the next cards go, if that is another than the one who has just called. */
export const nextCardsText = (caller: Side, turn: Side, names: readonly string[]): string =>
	caller === turn ? '' : m.koikoi_table_next_cards({ name: names[turn] ?? '' });

/**
 * @param names - the players' names by seat, as sentences use them
 * @param last - the last action
 * @returns the last call of the current month, or, before anything is entered, the result of the month
 *   before; may be empty
 */
export const statusText = (
	{ draft, months, oya, options, turn }: State,
	names: readonly string[],
	last?: Action
): string => {
	const call = draft.events.at(-1);
	if (call) {
		const next = last?.type === 'call' ? nextCardsText(last.seat, turn, names) : '';
		return asSentences([calledText(draft.events, call.seat, names), next]);
	}
	const before = months.at(-1);
	return before && isUntouched(draft) ? recap(before, oya, options, names) : '';
};

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

/** @returns the progress of the match: "month 6 of 12", "month 4, target 50". */
export const progressText = ({ months, options }: State): string => {
	const number = months.length + 1;
	const target = targetOf(options);
	if (target !== null) return m.koikoi_table_progress_target({ number, target });
	return number > options.months
		? m.koikoi_table_progress_extra()
		: m.koikoi_table_progress({ number, of: options.months });
};

/**
 * @param lead - by how much the player who stops is ahead at the end of the match, negative if behind
 * @returns how the match ends by the stop; undefined where it goes on
 */
export const stopEndText = (
	lead: number | undefined,
	{ months, target, zeroSum }: Options
): string | undefined => {
	if (lead === undefined) return undefined;
	const isYear = months === 12 && target === null && zeroSum === null;
	const match = isYear ? m.koikoi_table_the_year() : m.koikoi_table_the_match();
	const said = { match, points: m.koikoi_points({ n: Math.abs(lead) }) };
	if (lead === 0) return m.koikoi_table_stop_level(said);
	return lead > 0 ? m.koikoi_table_stop_won(said) : m.koikoi_table_stop_lost(said);
};

/** @returns what the rival, named as sentences do, would be paid after the call, or that no factor would raise it. */
export const callRiskText = (
	{ rivalAfterCall, rivalPoints, isRivalReady }: StopOrCall,
	rival: string
): string => {
	const { factors, total } = rivalAfterCall;
	if (factors.length === 0) return m.koikoi_table_risk_none({ name: rival });
	const said = { name: rival, points: m.koikoi_points({ n: rivalPoints }), total };
	return isRivalReady ? m.koikoi_table_risk_now(said) : m.koikoi_table_risk(said);
};

const card = ({ text }: ParamReader): string => cardName(text('card') as CardId);
const yaku = ({ text }: ParamReader, key = 'yaku'): string => yakuName(text(key) as YakuId);
const points = ({ number }: ParamReader, key = 'points'): string => m.koikoi_points({ n: number(key) });

const kindNames: Readonly<Record<string, () => string>> = {
	hikari: m.koikoi_kind_hikari,
	dryHikari: m.koikoi_kind_dry,
	tane: m.koikoi_kind_tane,
	tanzaku: m.koikoi_kind_tanzaku,
	kasu: m.koikoi_kind_kasu
};

const range = (filling: ParamReader): string => {
	const { number } = filling;
	const said = { yaku: yaku(filling), cards: m.koikoi_cards({ n: number('count') }), min: number('min') };
	return number('min') === number('max')
		? m.koikoi_refusal_count_exact(said)
		: m.koikoi_refusal_count_range({ ...said, max: number('max') });
};

const sinceCall = (filling: ParamReader) => ({
	name: filling.name('seat'),
	points: filling.number('points'),
	last: points(filling, 'last')
});

const tableRule = wordByCode({
	void: m.koikoi_refusal_table_void,
	oya: m.koikoi_refusal_table_oya,
	play: m.koikoi_refusal_table_play
} satisfies Readonly<Record<Options['tableDeal'], () => string>>);

const refusal = sentenceByCode<RefusalCode>({
	'match-over': m.koikoi_refusal_match_over,
	'card-twice': (filling) =>
		filling.number('seat') === filling.number('other')
			? m.koikoi_refusal_card_twice_own({ card: card(filling), name: filling.name('seat') })
			: m.koikoi_refusal_card_twice({ card: card(filling) }),
	'too-many-cards': ({ number, text }) =>
		m.koikoi_refusal_too_many_cards({
			count: number('count'),
			kind: kindNames[text('kind')]?.() ?? '',
			limit: number('limit')
		}),
	'too-many-captured': ({ number }) =>
		m.koikoi_refusal_too_many_captured({ count: number('count'), limit: number('limit') }),
	'brights-together': (filling) =>
		m.koikoi_refusal_brights_together({ yaku: yaku(filling), by: yaku(filling, 'by') }),
	'yaku-off': (filling) => m.koikoi_refusal_yaku_off({ yaku: yaku(filling) }),
	'tane-blocked': m.koikoi_refusal_tane_blocked,
	'tan-blocked': (filling) => m.koikoi_refusal_tan_blocked({ by: yaku(filling, 'by') }),
	'rain-cancels': (filling) =>
		m.koikoi_refusal_rain_cancels({
			name: filling.name('seat'),
			card: card(filling),
			yaku: yaku(filling)
		}),
	'count-range': range,
	'call-without-yaku': ({ name }) => m.koikoi_refusal_call_without_yaku({ name: name('seat') }),
	'too-many-calls': ({ name, number }) =>
		m.koikoi_refusal_too_many_calls({ name: name('seat'), limit: number('limit') }),
	'call-without-new-yaku': (filling) => m.koikoi_refusal_call_without_new_yaku(sinceCall(filling)),
	'stop-without-yaku': ({ name }) => m.koikoi_refusal_stop_without_yaku({ name: name('seat') }),
	'stop-without-new-yaku': (filling) => m.koikoi_refusal_stop_without_new_yaku(sinceCall(filling)),
	'yaku-at-end': (filling) =>
		m.koikoi_refusal_yaku_at_end({ name: filling.name('seat'), points: points(filling) }),
	'deal-win-late': m.koikoi_refusal_deal_win_late,
	'void-late': m.koikoi_refusal_void_late,
	'hands-play-on': m.koikoi_refusal_hands_play_on,
	'table-rule': ({ text }) => tableRule(text('rule')),
	'table-late': m.koikoi_refusal_table_late
});

const month = ({ number }: ParamReader): string => monthTitle(number('month') as Month);

const line = sentenceByCode<LineCode>({
	stock: m.koikoi_line_stock,
	month: (filling) => m.koikoi_line_month({ month: month(filling) }),
	deal: (filling) => m.koikoi_line_deal({ month: month(filling) }),
	table: (filling) => m.koikoi_line_table({ month: month(filling) }),
	drawn: (filling) => m.koikoi_line_drawn({ month: month(filling) }),
	paid: (filling) => m.koikoi_line_paid({ month: month(filling) })
});

export const matchWords: Game['words'] = { refusal, line };
