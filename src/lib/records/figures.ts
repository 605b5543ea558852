/**
 * What matches come to, in words: who leads, how shows went, which matches are worth a second look, and a game's own
 * figures, each with its bars and the sentence that they come to.
 */
import type { Figure, RecordWords, TopBar } from '$lib/games/facts';
import { asBeginning } from '$lib/games/wording';
import { matchHref } from '$lib/i18n/addresses';
import { decimal, duration, joinList, percent, shortDate } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import { type PersonLabels, groupedBy, isFinished, matchCount, type Played } from '$lib/matches/played';
import {
	fewestMatches,
	isEnough,
	lookUpIn,
	mean,
	sortOf,
	tallyOf,
	type Ledger,
	type NumberAt,
	type Tally
} from './ledger';

interface Winner {
	readonly person: string;
	readonly won: number;
	readonly played: number;
}
/** So many names are said where several are level. */
const mostLevel = 3;

/**
 * @param matches of the game, those of one kind.
 * @param nameOf gives the name of a person.
 * @returns who has won the most and who follows, each of how many, or who is level at the top; nothing where too
 *   little was played, nobody has won, or too many are level.
 */
export const winLines = (
	matches: readonly Played[],
	nameOf: (person: string) => string
): readonly string[] => {
	const finished = matches.filter(isFinished);
	if (finished.length < fewestMatches) return [];
	const against = finished.filter(({ record }) => !record.isTogether);
	const winners = [...groupedBy(against, ({ people }) => people.filter((person) => person !== undefined))]
		.map(([person, theirs]): Winner => {
			const won = theirs.filter(({ people, results }) => results[people.indexOf(person)] === 'won');
			return { person, won: won.length, played: theirs.length };
		})
		.filter(({ won }) => won > 0)
		.sort((a, b) => b.won - a.won || nameOf(a.person).localeCompare(nameOf(b.person)));
	const [first, second, third] = winners;
	if (!first) return [];
	const level = winners.filter(({ won }) => won === first.won);
	if (level.length > mostLevel) return [];
	if (level.length > 1)
		return [
			m.records_wins_level({ names: joinList(level.map(({ person }) => nameOf(person))), n: first.won })
		];
	return [
		m.records_wins_lead({ name: nameOf(first.person), won: first.won, played: first.played }),
		...(second && second.won !== third?.won
			? [m.records_wins_next({ name: nameOf(second.person), won: second.won, played: second.played })]
			: [])
	];
};

/** @returns how shows of one kind went, by their scores, since nobody wins them; empty where none has a score. */
export const showsText = (ledger: Ledger): string => {
	const { count, most } = ledger.scores;
	if (count === 0) return '';
	const said = [
		// One score has no mean.
		count > 1
			? m.records_shows_mean({ mean: decimal(mean(ledger.scores)), n: count })
			: m.records_word_points({ n: most }),
		...(isEnough(ledger) ? [m.records_shows_best({ most })] : [])
	];
	return asBeginning(said.join(' · '));
};

export interface Moment {
	readonly title: string;
	/** What there was: “20 points in March”. */
	readonly said: string;
	/** Whose it was, where it was one person's, and when. */
	readonly by: string;
	readonly href: string;
}

const momentAt = (
	{ match, at, person }: NumberAt,
	title: string,
	said: string,
	labels: PersonLabels
): Moment => ({
	title,
	said,
	by: [...(person === undefined ? [] : [labels.nameOf(person)]), shortDate(at)].join(' · '),
	href: matchHref(match)
});

/** @returns the game's own bests; none where too little was played. */
export const momentsOf = (
	ledger: Ledger,
	{ figures }: Pick<RecordWords, 'figures'>,
	labels: PersonLabels
): readonly Moment[] => {
	if (!isEnough(ledger)) return [];
	const lookUp = lookUpIn(ledger);
	return figures.flatMap((figure) => {
		if (figure.kind !== 'best') return [];
		const tally = lookUp(figure.name);
		return tally?.best && tally.most > 0
			? [momentAt(tally.best, figure.title(), figure.say(tally.most, tally.best.of ?? ''), labels)]
			: [];
	});
};

type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;

/** A bar: what it is of, how long it is, and what is added in small letters. */
export interface FigureRow {
	readonly label: string;
	readonly value: number;
	readonly note?: string;
}
export interface DrawnFigure {
	readonly title: string;
	readonly sentence: string;
	/** What the bars measure. */
	readonly measure: string;
	readonly rows: readonly FigureRow[];
}

const factsOf = ({ facts }: Ledger, { name }: Figure): readonly NumberAt[] => facts.get(name) ?? [];
const soFar = (whole: number): string => m.records_so_far({ whole });

/** @returns the bars of a figure in the order in which they are drawn. */
const barsOf = (ledger: Ledger, figure: FigureOf<'bars'>): readonly TopBar[] => {
	const sorts = groupedBy(factsOf(ledger, figure), sortOf);
	const valueOf = (of: string): number => {
		const tally = tallyOf(sorts.get(of) ?? []);
		return figure.measure === 'mean' ? mean(tally) : figure.measure === 'sum' ? tally.sum : tally.count;
	};
	const order = figure.order ?? [...sorts.keys()].sort((a, b) => valueOf(b) - valueOf(a) || (a < b ? -1 : 1));
	// A value that never occurred has no bar.
	return order
		.filter((of) => sorts.has(of))
		.map((of) => ({
			...{ of, label: figure.label(of), value: valueOf(of) },
			count: sorts.get(of)?.length ?? 0
		}));
};

/**
 * What bars say in a sentence.
 *
 * @param bars at least one
 * @param measure whether the bars are numbers of times, sums or means
 * @returns the sentence, and the highest bar; none where several are equally high, since none of them leads
 */
export const barsText = (
	bars: readonly TopBar[],
	measure: 'count' | 'sum' | 'mean'
): { readonly text: string; readonly top: TopBar | undefined } => {
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

/** In the game's own words where it has some. With few matches only how many there are. */
const drawnBars = (ledger: Ledger, figure: FigureOf<'bars'>): Omit<DrawnFigure, 'title'> => {
	const rows = barsOf(ledger, figure);
	const { text, top } = barsText(rows, figure.measure);
	return {
		rows,
		measure: figure.measure === 'mean' ? m.records_on_average() : m.records_how_often(),
		sentence: isEnough(ledger)
			? (figure.sentence?.(lookUpIn(ledger), top) ?? text)
			: soFar(rows.reduce((sum, { count }) => sum + count, 0))
	};
};

/** With more numbers than this, several share a bar. */
const mostRows = 12;
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;

/** @returns how often each number occurred, or each range of them where they lie far apart. */
export const spreadOf = (values: readonly number[]): readonly FigureRow[] => {
	const [least, most] = [Math.min(...values), Math.max(...values)];
	const step = steps.find((one) => Math.floor(most / one) - Math.floor(least / one) < mostRows) ?? 1000;
	return [...groupedBy(values, (value) => String(Math.floor(value / step) * step))]
		.map(([from, { length }]) => ({ from: Number(from), value: length }))
		.sort((a, b) => a.from - b.from)
		.map(({ from, value }) => ({
			label: step === 1 ? decimal(from) : `${decimal(from)} – ${decimal(from + step - 1)}`,
			value
		}));
};

const drawnSpread = (ledger: Ledger, figure: FigureOf<'spread'>): Omit<DrawnFigure, 'title'> => {
	const tally = tallyOf(factsOf(ledger, figure));
	const { least, most, count: n } = tally;
	return {
		rows: spreadOf(factsOf(ledger, figure).map(({ value }) => value)),
		measure: m.records_how_often(),
		sentence:
			least === most
				? m.records_spread_one({ value: least })
				: m.records_spread({ least, most, mean: decimal(mean(tally)), n })
	};
};

/** A bar for each row, with the column in which it is most often; none where two columns are level. */
const drawnHeat = (ledger: Ledger, figure: FigureOf<'heat'>): Omit<DrawnFigure, 'title'> => {
	const cells = groupedBy(factsOf(ledger, figure), sortOf);
	const lines = figure.rows.map((row) => {
		const counts = figure.columns
			.map((column) => ({ row, column, value: cells.get(`${row}.${column}`)?.length ?? 0 }))
			.sort((a, b) => b.value - a.value);
		const [top, next] = counts;
		return {
			...{ row, top: top && top.value > (next?.value ?? 0) ? top : undefined },
			value: counts.reduce((sum, { value }) => sum + value, 0)
		};
	});
	const [first, second] = lines.flatMap(({ top }) => top ?? []).sort((a, b) => b.value - a.value);
	return {
		rows: lines
			.filter(({ value }) => value > 0)
			.map(({ row, value, top }) => ({
				...{ label: figure.row(row), value },
				...(top && { note: m.records_mostly({ column: figure.column(top.column) }) })
			})),
		measure: m.records_how_often(),
		sentence:
			first && isEnough(ledger) && first.value !== second?.value
				? m.records_heat({
						...{ row: figure.row(first.row), column: figure.column(first.column), value: first.value }
					})
				: soFar(lines.reduce((sum, { value }) => sum + value, 0))
	};
};

/** Whether a figure has bars. */
export const isDrawn = ({ kind }: Figure): boolean => kind === 'bars' || kind === 'spread' || kind === 'heat';

/** @returns the figures that have bars, in the order of the game's words. */
export const drawnOf = (ledger: Ledger, figures: readonly Figure[]): readonly DrawnFigure[] =>
	figures.flatMap((figure) => {
		const drawn =
			figure.kind === 'bars'
				? drawnBars(ledger, figure)
				: figure.kind === 'spread'
					? drawnSpread(ledger, figure)
					: figure.kind === 'heat'
						? drawnHeat(ledger, figure)
						: undefined;
		return drawn ? [{ title: figure.title(), ...drawn }] : [];
	});

/** A number with what it is made of. */
export interface NumberFigure {
	readonly title: string;
	readonly value: string;
	readonly note: string;
}

/** Over how many a mean is; numbers of which a match may have several are counted for themselves. */
const overWords = (numbers: readonly NumberAt[]): string => {
	const { length: n } = numbers;
	const matches = new Set(numbers.map(({ match }) => match));
	return matches.size === n ? m.records_over({ n }) : m.records_over_all({ n });
};

/** @returns what is said in a number: how long matches are, whether starting helps, and the game's own. One number has no mean. */
export const numbersOf = (
	ledger: Ledger,
	words: Pick<RecordWords, 'figures' | 'roundsPerMatch'>
): readonly NumberFigure[] => {
	const { minutes, rounds, began } = ledger;
	const lookUp = lookUpIn(ledger);
	const begun = matchCount(began);
	const meanOf = (title: string, all: Tally, value: string): readonly NumberFigure[] =>
		all.count > 1 && all.sum > 0 ? [{ title, value, note: m.records_over({ n: all.count }) }] : [];
	const shareOf = (title: string, part: number, whole: number): readonly NumberFigure[] =>
		whole > 1 ? [{ title, value: percent(part / whole), note: m.records_of({ part, whole }) }] : [];
	return [
		...meanOf(m.records_length_mean(), minutes, duration(Math.round(mean(minutes)))),
		...meanOf(words.roundsPerMatch(), rounds, decimal(mean(rounds))),
		...shareOf(m.records_began_won(), began.won, begun),
		...words.figures.flatMap((figure) => {
			const { kind, name, title } = figure;
			const all = lookUp(name);
			if (!all || all.count <= 1) return [];
			if (kind === 'share') return shareOf(title(), all.sum, all.count);
			return kind === 'mean'
				? [{ title: title(), value: decimal(mean(all)), note: overWords(factsOf(ledger, figure)) }]
				: [];
		})
	];
};
