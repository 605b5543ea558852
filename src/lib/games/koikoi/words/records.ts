/** The words of the records: the names of kinds of matches, and the figures and moments of matches. */
import { m } from '$lib/i18n/paraglide/messages';
import { decimal, joinList } from '$lib/i18n/format';
import type { Fact, MatchFacts, RecordWords, TallyOf } from '../../facts.ts';
import { wordByCode, asBeginning, asContinuation } from '../../wording.ts';
import { winningHands, type WinningHand } from '../rules/actions.ts';
import { monthNumbers, type Month } from '../rules/cards.ts';
import { monthName, monthTitle } from './months.ts';
import { type FactName, kindParts, type KindParts } from '../rules/records.ts';
import { handName, yakuName } from './names.ts';
import { yakuIds, type YakuId } from '../rules/yaku.ts';
import type { PresetId } from '../rules/options.ts';
import { optionName, valueWord } from './setup.ts';

const editions: Readonly<Record<PresetId, () => string>> = {
	seed: m.koikoi_records_like_seed,
	nintendo: m.koikoi_preset_nintendo,
	'fuda-wiki': m.koikoi_preset_fuda_wiki,
	classic: m.koikoi_preset_classic,
	'one-counter': m.koikoi_preset_one_counter
};
const editionName = wordByCode(editions);

const lengthName = ({ unit, count }: KindParts['length']): string =>
	unit === 'months'
		? m.koikoi_months({ n: count })
		: m.koikoi_records_like_to({ points: m.koikoi_points({ n: count }) });

const changeName = ({ key, value }: KindParts['changes'][number]): string => {
	const option = asContinuation(optionName(key));
	// A rule that is simply on is named alone: “sake cup counts for Kasu”.
	if (value === true) return option;
	return m.koikoi_records_like_change({ option, value: asContinuation(valueWord(key, value)) });
};

/**
 * What house rules change comes before their edition, since a narrow screen cuts a name at its end.
 *
 * @returns the name of a kind of match (`kindOf`); “Other” for a code of another version
 */
export const kindName = (kind: string): string => {
	const parts = kindParts(kind);
	if (!parts) return m.other_word();
	const { length, stock, preset, changes } = parts;
	const points = stock === undefined ? undefined : m.koikoi_points({ n: stock });
	const edition = [
		editionName(preset),
		...(points === undefined ? [] : [m.koikoi_records_like_stock({ points })])
	].join(' · ');
	const rules =
		changes.length === 0
			? edition
			: m.koikoi_records_like_house({ edition, changes: changes.map(changeName).join(', ') });
	return `${asBeginning(lengthName(length))} · ${rules}`;
};

const months = monthNumbers.map(String);
const monthOf = (of: string): Month => monthNumbers.find((month) => String(month) === of) ?? 1;
const yakuTitle = (of: string): string => {
	const yaku = yakuIds.find((id) => id === of);
	return yaku ? yakuName(yaku) : m.other_word();
};
const callWords: Readonly<Record<string, () => string>> = {
	won: m.koikoi_records_call_won,
	lost: m.koikoi_records_call_lost,
	drawn: m.koikoi_records_call_drawn
};
const isHand = (of: string): of is WinningHand => (winningHands as readonly string[]).includes(of);

const dealTitle = (of: string): string => {
	if (isHand(of)) return handName(of);
	return of === 'table' ? m.koikoi_winning_table() : m.other_word();
};

const named = (name: FactName): { readonly name: FactName } => ({ name });

const isOf = (fact: Fact, name: FactName): boolean => fact.name === name;

/** @returns the names of the yaku that made the points of a month won; they follow its fact. */
const yakuOf = (own: readonly Fact[], month: Fact): readonly string[] => {
	const next = own.slice(own.indexOf(month) + 1);
	const end = next.findIndex((fact) => isOf(fact, 'month'));
	return next
		.slice(0, end === -1 ? undefined : end)
		.filter((fact) => isOf(fact, 'yaku'))
		.map(({ of = '' }) => yakuTitle(of));
};

/** @returns a line about the month that paid the most, with its yaku; empty if no month paid. */
const bestMonth = ({ own }: MatchFacts, names: readonly string[]): readonly string[] => {
	const paid = own.filter((fact) => isOf(fact, 'month'));
	const [first] = paid;
	if (!first) return [];
	const best = paid.reduce((most, fact) => (fact.value > most.value ? fact : most), first);
	const yaku = yakuOf(own, best);
	const said = { name: names[best.seat ?? 0] ?? '', n: best.value, month: monthName(monthOf(best.of ?? '')) };
	return [
		yaku.length > 0
			? m.koikoi_records_moment({ ...said, yaku: joinList(yaku) })
			: m.koikoi_records_moment_plain(said)
	];
};

const gainSaid = (n: number): string => {
	if (n === 0) return m.koikoi_records_gain_best_same();
	return n > 0 ? m.koikoi_records_gain_best_said({ n }) : m.koikoi_records_gain_best_less({ n: -n });
};

/** How many months with a koï-koï there were, and how many of them were won by whoever called. */
const callsIn = (tally: TallyOf): { readonly won: number; readonly whole: number } => ({
	won: tally('call', 'won')?.count ?? 0,
	whole: tally('call')?.count ?? 0
});

export const recordWords: RecordWords = {
	figures: [
		{ ...named('month'), kind: 'mean', title: m.koikoi_records_month },
		{
			...named('points-in-month'),
			kind: 'bars',
			measure: 'mean',
			title: m.koikoi_records_month_of_year,
			order: months,
			label: (of) => monthTitle(monthOf(of)),
			sentence: (_, top) =>
				top && m.koikoi_records_month_said({ month: top.label, mean: decimal(top.value), n: top.count }),
			isInScene: true
		},
		{
			...named('month'),
			kind: 'best',
			title: m.koikoi_records_month_best,
			say: (n, of) => m.koikoi_records_month_best_said({ n, month: monthName(monthOf(of)) })
		},
		{
			...named('yaku'),
			kind: 'bars',
			measure: 'count',
			title: m.koikoi_records_yaku,
			label: yakuTitle,
			sentence: (tally, top) =>
				top &&
				m.koikoi_records_yaku_said({ yaku: top.label, n: top.value, whole: tally('yaku')?.count ?? 0 }),
			isInScene: true
		},
		{
			...named('yaku-in-month'),
			kind: 'heat',
			title: m.koikoi_records_year,
			rows: yakuIds satisfies readonly YakuId[],
			columns: months,
			row: yakuTitle,
			column: (of) => monthName(monthOf(of))
		},
		{
			...named('call'),
			kind: 'bars',
			measure: 'count',
			title: m.koikoi_records_call,
			order: Object.keys(callWords),
			label: wordByCode(callWords),
			sentence: (tally) => m.koikoi_records_call_said(callsIn(tally))
		},
		{ ...named('call-gain'), kind: 'mean', title: m.koikoi_records_gain },
		{
			...named('call-gain'),
			kind: 'best',
			title: m.koikoi_records_gain_best,
			say: gainSaid
		},
		{
			...named('deal'),
			kind: 'bars',
			measure: 'count',
			title: m.koikoi_records_deal,
			label: dealTitle
		}
	],
	kindName,
	standing: ({ scores: [near = 0, far = 0] }) => m.koikoi_records_standing({ near, far }),
	moments: (facts, names) => [
		...bestMonth(facts, names),
		...facts.own
			.filter((fact) => isOf(fact, 'deal'))
			.map(({ of = '', seat = 0 }) => {
				const name = names[seat] ?? '';
				return of === 'table'
					? m.koikoi_records_moment_table({ name })
					: m.koikoi_records_moment_deal({ name, hand: dealTitle(of) });
			})
	],
	rounds: (n) => m.koikoi_months({ n }),
	roundsPerMatch: m.koikoi_records_per_match
};
