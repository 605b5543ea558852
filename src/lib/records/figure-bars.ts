/** The bars of a chart and what they say, from the facts of a ledger. */
import type { Figure } from '$lib/games/facts';
import { decimal } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import { groupedBy } from './grouped';
import { isEnough, lookUpIn, sortOf, type Ledger } from './ledger';
import { mean, tallyOf, type NumberAt } from './tally';

type BarsFigure = Extract<Figure, { kind: 'bars' }>;
type HeatFigure = Extract<Figure, { kind: 'heat' }>;

export interface FigureBar {
	readonly of: string;
	readonly label: string;
	readonly short?: string;
	readonly value: number;
	/** How many facts it is made of. */
	readonly count: number;
}

const factsOf = ({ facts }: Ledger, { name }: Figure): readonly NumberAt[] => facts.get(name) ?? [];

/** @returns the bars of a figure in the order in which they are drawn. */
export const barsOf = (ledger: Ledger, figure: BarsFigure): readonly FigureBar[] => {
	const sorts = groupedBy(factsOf(ledger, figure), sortOf);
	const valueOf = (of: string): number => {
		const tally = tallyOf(sorts.get(of) ?? []);
		return figure.measure === 'mean' ? mean(tally) : figure.measure === 'sum' ? tally.sum : tally.count;
	};
	const order = figure.order ?? [...sorts.keys()].sort((a, b) => valueOf(b) - valueOf(a) || (a < b ? -1 : 1));
	// A value that never occurred has no bar, except among standing bars, whose position identifies them.
	return order
		.filter((of) => figure.short !== undefined || sorts.has(of))
		.map((of) => ({
			of,
			label: figure.label(of),
			...(figure.short && { short: figure.short(of) }),
			value: valueOf(of),
			count: sorts.get(of)?.length ?? 0
		}));
};

interface Bar {
	readonly label: string;
	readonly value: number;
	/** How many facts it is made of. */
	readonly count: number;
}

/**
 * What a bar chart says in a sentence.
 *
 * @param bars at least one
 * @param measure whether the bars are numbers of times, sums or means
 * @returns the sentence, and the highest bar; none where several are equally high, since none of them leads
 */
export const barsText = <OneBar extends Bar>(
	bars: readonly OneBar[],
	measure: 'count' | 'sum' | 'mean'
): { readonly text: string; readonly top: OneBar | undefined } => {
	const highest = Math.max(...bars.map(({ value }) => value));
	const [top, ...others] = bars.filter(({ value }) => value === highest);
	const value = decimal(highest);
	const whole = decimal(bars.reduce((sum, bar) => sum + bar.value, 0));
	if (!top || others.length > 0)
		return {
			text: measure === 'mean' ? m.records_bars_tied_mean({ value }) : m.records_bars_tied({ value, whole }),
			top: undefined
		};
	const { label, count } = top;
	return {
		text:
			measure === 'mean'
				? m.records_bars_mean({ label, value, n: count })
				: m.records_bars_most({ label, value, whole }),
		top
	};
};

/** @returns who did what the highest bar is of most often; nobody where two did it as often. */
const leaderOf = (facts: readonly NumberAt[]): readonly [person: string, count: number] | undefined => {
	const [first, second] = [...groupedBy(facts, ({ person }) => person ?? [])]
		.map(([person, { length }]) => [person, length] as const)
		.sort(([, one], [, other]) => other - one);
	return first && first[1] >= 2 && first[1] !== second?.[1] ? first : undefined;
};

/**
 * @param nameOf gives the name of a person; without it, nobody is said to lead.
 * @returns what the bars say: in the game's own words where it has some. With few matches only how many there are.
 */
export const barsSentence = (
	ledger: Ledger,
	figure: BarsFigure,
	nameOf?: (person: string) => string
): string => {
	const bars = barsOf(ledger, figure);
	if (bars.length === 0) return '';
	if (!isEnough(ledger)) return m.records_so_far({ whole: bars.reduce((sum, { count }) => sum + count, 0) });
	const { text, top } = barsText(bars, figure.measure);
	const said = figure.sentence?.(lookUpIn(ledger), top) ?? text;
	const leader =
		top && nameOf && figure.measure !== 'mean'
			? leaderOf(factsOf(ledger, figure).filter((fact) => sortOf(fact) === top.of))
			: undefined;
	return leader && nameOf
		? `${said} ${m.records_bars_by({ name: nameOf(leader[0]), value: leader[1] })}`
		: said;
};

/** @returns the rows of a heat map that have something, and their counts by column. */
export const heatOf = (ledger: Ledger, figure: HeatFigure) => {
	const cells = groupedBy(factsOf(ledger, figure), sortOf);
	const countAt = (row: string, column: string): number => cells.get(`${row}.${column}`)?.length ?? 0;
	const rows = figure.rows.filter((row) => figure.columns.some((column) => countAt(row, column) > 0));
	return { rows, counts: rows.map((row) => figure.columns.map((column) => countAt(row, column))) };
};

/** @returns which field of a heat map is the darkest; with few matches, or two as dark, how many are counted. */
export const heatSentence = (ledger: Ledger, figure: HeatFigure): string => {
	const { rows, counts } = heatOf(ledger, figure);
	const cells = counts.flatMap((line, row) =>
		line.map((value, column) => ({ row: rows[row] ?? '', column: figure.columns[column] ?? '', value }))
	);
	const [top, next] = cells.toSorted((a, b) => b.value - a.value);
	if (!top || !isEnough(ledger) || top.value === next?.value)
		return m.records_so_far({ whole: cells.reduce((sum, { value }) => sum + value, 0) });
	return m.records_heat({ row: figure.row(top.row), column: figure.column(top.column), value: top.value });
};
