/** A ranking in words: its columns and lines, as the page, the paper, the picture and the message show them. */
import { decimal, percent } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import { getLocale } from '$lib/i18n/paraglide/runtime';
import type { PersonLabels } from '$lib/matches/played';
import { fewestRated, type Rating } from './elo';
import type { Ranking, ShowsRanking, RankedInShows, RankedPerson } from './ranking';

export interface RankingColumn {
	readonly id: string;
	readonly label: string;
}

/** A number of a line, in words and as it is sorted; both are empty where the line has none. */
export interface RankingCell {
	readonly text: string;
	readonly value: number | undefined;
}

/** One person’s line, with a cell for each column. */
export interface RankingLine {
	readonly person: string;
	readonly name: string;
	/** Undefined where the person has played too little for a place. */
	readonly place: number | undefined;
	readonly cells: readonly RankingCell[];
	/** What the first number is made of: “3 wins in 8 matches”. */
	readonly told: string;
	/** The line as a message has it, after the name: “38% · 3 wins in 8 matches”. */
	readonly whole: string;
}

export interface RankingTable {
	/** The column that gives the places is the first one. */
	readonly columns: readonly RankingColumn[];
	readonly ranked: readonly RankingLine[];
	readonly unranked: readonly RankingLine[];
	/** How many matches or shows a place takes, in a sentence. */
	readonly unrankedHint: string;
	/** How everything is counted, a sentence or two each. */
	readonly notes: readonly string[];
}

/** What the page of a ranking shows, for whoever shares it. */
export interface ShownRanking {
	/** Which matches it is of: the game, the kind of match, the period, and how many. */
	readonly caption: string;
	readonly table: RankingTable;
	readonly ranking: { readonly versus: Ranking } | { readonly shows: ShowsRanking };
}

/** A column of a ranking: what it is called, and what it says of a person. */
interface Column<Line> extends RankingColumn {
	readonly cell: (line: Line) => RankingCell;
}

const count = (value: number): RankingCell => ({ text: String(value), value });
const none: RankingCell = { text: '', value: undefined };
const mean = (value: number | undefined): RankingCell =>
	value === undefined ? none : { text: decimal(value), value };
const ratingCell = (rating: Rating | undefined): RankingCell =>
	rating === undefined
		? none
		: {
				// So few matches say where it lies only roughly.
				text: `${rating.matches < fewestRated ? '≈' : ''}${Math.round(rating.value)}`,
				value: rating.value
			};

/** The one that gives the places stands first. */
const versusColumns = (lines: readonly RankedPerson[]): readonly Column<RankedPerson>[] => {
	const where = (isThere: boolean, column: Column<RankedPerson>): readonly Column<RankedPerson>[] =>
		isThere ? [column] : [];
	const has = (field: 'rating' | 'meanScore'): boolean => lines.some((line) => line[field] !== undefined);
	return [
		{
			id: 'share',
			label: m.ranking_share(),
			cell: ({ share }) => ({ text: percent(share), value: share })
		},
		{ id: 'matches', label: m.ranking_matches(), cell: ({ matches }) => count(matches) },
		{ id: 'won', label: m.ranking_won(), cell: ({ outcomes }) => count(outcomes.won) },
		...where(
			lines.some(({ outcomes }) => outcomes.drawn > 0),
			{ id: 'drawn', label: m.ranking_drawn(), cell: ({ outcomes }) => count(outcomes.drawn) }
		),
		...where(has('rating'), {
			id: 'elo',
			label: m.ranking_elo(),
			cell: ({ rating }) => ratingCell(rating)
		}),
		...where(has('meanScore'), {
			id: 'mean',
			label: m.ranking_mean(),
			cell: ({ meanScore }) => mean(meanScore)
		})
	];
};

const showColumns = (): readonly Column<RankedInShows>[] => [
	{
		id: 'mean',
		label: m.ranking_mean(),
		cell: ({ meanScore }) => mean(meanScore)
	},
	{ id: 'shows', label: m.ranking_shows(), cell: ({ shows }) => count(shows) },
	{ id: 'perfect', label: m.ranking_perfect(), cell: ({ perfect }) => count(perfect) },
	{ id: 'best', label: m.ranking_best(), cell: ({ best }) => count(best) }
];

const linesOf = <Line extends { readonly person: string; readonly place: number | undefined }>(
	lines: readonly Line[],
	columns: readonly Column<Line>[],
	{ nameOf }: PersonLabels,
	playedBy: (line: Line) => number,
	inWords: (line: Line) => Pick<RankingLine, 'told' | 'whole'>
): readonly RankingLine[] => {
	/** Equal ones stand by name. */
	const inOrder = lines.toSorted(
		(a, b) =>
			(a.place ?? 0) - (b.place ?? 0) ||
			playedBy(b) - playedBy(a) ||
			nameOf(a.person).localeCompare(nameOf(b.person))
	);
	return inOrder.map((line) => ({
		person: line.person,
		name: nameOf(line.person),
		place: line.place,
		cells: columns.map(({ cell }) => cell(line)),
		...inWords(line)
	}));
};

const headOf = (columns: readonly RankingColumn[]): readonly RankingColumn[] =>
	columns.map(({ id, label }) => ({ id, label }));

/** @returns the table of matches in which persons play against each other, of one game or of several. */
export const rankingTableOf = ({ ranked, unranked }: Ranking, labels: PersonLabels): RankingTable => {
	const playedBy = ({ matches }: RankedPerson): number => matches;
	const columns = versusColumns([...ranked, ...unranked]);
	const inWords = ({ outcomes, matches, share }: RankedPerson) => {
		const told = m.ranking_wins_in({ won: outcomes.won, n: matches });
		return { told, whole: `${percent(share)} · ${told}` };
	};
	return {
		columns: headOf(columns),
		ranked: linesOf(ranked, columns, labels, playedBy, inWords),
		unranked: linesOf(unranked, columns, labels, playedBy, inWords),
		unrankedHint: m.ranking_unranked_hint(),
		notes: [
			m.ranking_how_share(),
			...(columns.some(({ id }) => id === 'elo') ? [m.ranking_how_elo(), m.ranking_how_order()] : [])
		]
	};
};

/** @returns the table of a game that all players play together. */
export const showsRankingTableOf = (
	{ ranked, unranked }: ShowsRanking,
	labels: PersonLabels
): RankingTable => {
	const playedBy = ({ shows }: RankedInShows): number => shows;
	const columns = showColumns();
	const inWords = ({ meanScore, shows }: RankedInShows) => ({
		told: m.evening_shows({ n: shows }),
		whole: m.ranking_mean_over({ mean: decimal(meanScore), n: shows })
	});
	return {
		columns: headOf(columns),
		ranked: linesOf(ranked, columns, labels, playedBy, inWords),
		unranked: linesOf(unranked, columns, labels, playedBy, inWords),
		unrankedHint: m.ranking_unranked_shows_hint(),
		notes: [m.ranking_how_shows()]
	};
};

/** The order in which the lines are listed; the places stay what they are. */
export interface Sorting {
	/** A column's id, or `name`. */
	readonly by: string;
	readonly isDescending: boolean;
}

/** @returns the sorting after a column's head is pressed: names begin with A, numbers with the greatest. */
export const nextSorting = (current: Sorting, by: string): Sorting => ({
	by,
	isDescending: current.by === by ? !current.isDescending : by !== 'name'
});

/** @returns the lines in that order; equal ones stay as they are, and those without a number come last. */
export const sorted = (
	lines: readonly RankingLine[],
	columns: readonly RankingColumn[],
	{ by, isDescending }: Sorting
): readonly RankingLine[] => {
	const direction = isDescending ? -1 : 1;
	if (by === 'name') {
		const { compare } = new Intl.Collator(getLocale());
		return lines.toSorted((a, b) => direction * compare(a.name, b.name));
	}
	const column = columns.findIndex(({ id }) => id === by);
	const missing = isDescending ? -Infinity : Infinity;
	const valueOf = ({ cells }: RankingLine): number => cells[column]?.value ?? missing;
	return lines.toSorted((a, b) => {
		const [one, other] = [valueOf(a), valueOf(b)];
		return one === other ? 0 : direction * (one < other ? -1 : 1);
	});
};
