/**
 * The ranking of matches in which persons play against each other: who won which share of their matches. A draw is half
 * a win, as in chess and in most leagues, so that a draw is worth the same to both and nobody gains by refusing one.
 *
 * In a game that all play together (Hanabi) nobody wins or is rated, and a show's score is everybody's: its ranking says
 * how the shows went that somebody took part in.
 */
import {
	matchCount,
	outcomesOf,
	type Outcomes,
	byPlay,
	groupedBy,
	isFinished,
	showEndingOf,
	type Played
} from '$lib/matches/played';
import { ratingsOf, type Rating } from './elo';

/** With fewer matches, nobody has a place: a single lucky evening would make a champion. */
export const fewestRanked = 5;

/** One person's line. */
export interface RankedPerson {
	readonly person: string;
	/** Equal lines share a place: 1, 2, 2, 4. Undefined below `fewestRanked` matches. */
	readonly place: number | undefined;
	readonly outcomes: Outcomes;
	/** How many matches. */
	readonly matches: number;
	/** A point for each win, half a point for each draw. */
	readonly points: number;
	/** Points for each match, from 0 to 1. */
	readonly share: number;
	/** The mean score; undefined without one, and where the matches are of several kinds, whose scores do not compare. */
	readonly meanScore: number | undefined;
	/** Undefined without a match that is rated. */
	readonly rating: Rating | undefined;
}

export interface Ranking {
	/** By place; of one place, who played more first, then by id. */
	readonly ranked: readonly RankedPerson[];
	/** Those with fewer than `fewestRanked` matches, most matches first. */
	readonly unranked: readonly RankedPerson[];
}

/** @returns the mean; undefined without a number. */
const meanOf = (numbers: readonly number[]): number | undefined =>
	numbers.length === 0 ? undefined : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/**
 * @param matches of one game or of several, in any order, in which persons play against each other; those that stay unfinished are
 *   left out.
 */
export const rankingOf = (matches: readonly Played[]): Ranking => {
	const played = matches.filter(isFinished).sort(byPlay);
	const isOfOneKind = new Set(played.map(({ game, record }) => `${game} ${record.like}`)).size <= 1;
	const ratings = ratingsOf(played);
	const seated = groupedBy(played, ({ people }) => people.filter((person) => person !== undefined));
	const standings = [...seated]
		.map(([person, theirs]): Omit<RankedPerson, 'place'> => {
			const seats = theirs.map(({ people }) => people.indexOf(person));
			const results = theirs.map((match, index) => match.results[seats[index] ?? -1] ?? 'lost');
			const outcomes = outcomesOf(results);
			const count = matchCount(outcomes);
			const points = outcomes.won + outcomes.drawn / 2;
			return {
				...{ person, outcomes, matches: count, points, share: points / count },
				meanScore: isOfOneKind
					? meanOf(theirs.flatMap((match, index) => match.scores[seats[index] ?? -1] ?? []))
					: undefined,
				rating: ratings.get(person)
			};
		})
		.sort((a, b) => b.matches - a.matches || (a.person < b.person ? -1 : 1));
	return {
		ranked: placesOf(
			standings.filter(({ matches }) => matches >= fewestRanked),
			// Compared as whole numbers, since 1/3 and 2/6 must be equal: points are halves.
			(a, b) => 2 * b.points * a.matches - 2 * a.points * b.matches
		),
		unranked: standings
			.filter(({ matches }) => matches < fewestRanked)
			.map((one) => ({ ...one, place: undefined }))
	};
};

/** One person's line. */
export interface RankedInShows {
	readonly person: string;
	/** By mean score; equal ones share a place. Undefined below `fewestRanked` shows. */
	readonly place: number | undefined;
	readonly shows: number;
	readonly meanScore: number;
	readonly best: number;
	/** How many shows had the highest score. */
	readonly perfect: number;
}

export interface ShowsRanking {
	/** By place; of one place, who took part in more shows first, then by id. */
	readonly ranked: readonly RankedInShows[];
	/** Those with fewer than `fewestRanked` shows, most shows first. */
	readonly unranked: readonly RankedInShows[];
}

/**
 * @param shows of one game and of one kind, since scores compare only then; in any order. Shows that were given up
 *   have no score, and are left out.
 */
export const showsRankingOf = (shows: readonly Played[]): ShowsRanking => {
	const counted = shows.filter((show) => isFinished(show) && show.scores.length > 0);
	const seated = groupedBy(counted, ({ people }) => people.filter((person) => person !== undefined));
	const standings = [...seated]
		.map(([person, theirs]) => {
			const scores = theirs.map((show) => show.scores[0] ?? 0);
			const sum = scores.reduce((sum, score) => sum + score, 0);
			return {
				...{ person, sum, shows: theirs.length, meanScore: sum / theirs.length },
				best: Math.max(...scores),
				perfect: theirs.filter((show) => showEndingOf(show) === 'perfect').length
			};
		})
		.sort((a, b) => b.shows - a.shows || (a.person < b.person ? -1 : 1));
	return {
		ranked: placesOf(
			standings.filter(({ shows }) => shows >= fewestRanked),
			// Compared as whole numbers, since means that are equal need not be equal when divided.
			(a, b) => b.sum * a.shows - a.sum * b.shows
		).map(({ sum: _, ...one }) => one),
		unranked: standings
			.filter(({ shows }) => shows < fewestRanked)
			.map(({ sum: _, ...one }) => ({ ...one, place: undefined }))
	};
};

/**
 * Gives lines their places: equal ones share a place, and the next place is left out (1, 2, 2, 4).
 *
 * @param lines in the order in which equal ones stay.
 * @param compare as for sorting; 0 where two lines are equal.
 * @returns the lines in the order of their places.
 */
const placesOf = <Line>(
	lines: readonly Line[],
	compare: (a: Line, b: Line) => number
): readonly (Line & { readonly place: number })[] => {
	const placed: (Line & { readonly place: number })[] = [];
	for (const line of lines.toSorted(compare)) {
		const above = placed.at(-1);
		placed.push({ ...line, place: above && compare(above, line) === 0 ? above.place : placed.length + 1 });
	}
	return placed;
};
