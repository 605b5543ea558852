/** A ranking as a CSV table, with a row for each person; docs/csv.md describes its columns. */
import type { PersonLabels } from '$lib/matches/played';
import type { Ranking, RankedPerson, ShowsRanking, RankedInShows } from './ranking';
import { byteOrderMark, lineOf, type Cell, type CsvFormat } from '$lib/share/csv';

const versusHead = [
	...['place', 'player', 'player_id', 'matches', 'won', 'drawn', 'lost', 'points', 'share'],
	...['elo', 'rated_matches', 'mean_score']
] as const;
const showsHead = ['place', 'player', 'player_id', 'shows', 'mean_score', 'best_score', 'perfect'] as const;

const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[], format: CsvFormat): string =>
	byteOrderMark + [head, ...rows].map((cells) => lineOf(cells, format)).join('');

/** @returns a share or a mean with four decimals at most. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** @returns the text of the file of a game in which persons play against each other. */
export const rankingCsv = (
	{ ranked, unranked }: Ranking,
	{ nameOf }: PersonLabels,
	format: CsvFormat
): string => {
	const row = (line: RankedPerson): readonly Cell[] => {
		const { person, place, matches, outcomes, points, share, rating, meanScore } = line;
		return [
			...[place ?? '', nameOf(person), person, matches, outcomes.won, outcomes.drawn, outcomes.lost],
			...[points, rounded(share)],
			...[rating ? Math.round(rating.value) : '', rating?.matches ?? 0],
			meanScore === undefined ? '' : rounded(meanScore)
		];
	};
	return csvOf(versusHead, [...ranked, ...unranked].map(row), format);
};

/** @returns the text of the file of a game that all players play together. */
export const showsRankingCsv = (
	{ ranked, unranked }: ShowsRanking,
	{ nameOf }: PersonLabels,
	format: CsvFormat
): string => {
	const row = ({ person, place, shows, meanScore, best, perfect }: RankedInShows): readonly Cell[] => [
		...[place ?? '', nameOf(person), person, shows, rounded(meanScore), best, perfect]
	];
	return csvOf(showsHead, [...ranked, ...unranked].map(row), format);
};
