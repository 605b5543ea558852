/**
 * The ranking of matches in which persons play against each other: who won which share of their matches. A draw is half
 * a win, as in chess and in most leagues, so that a draw is worth the same to both and nobody gains by refusing one.
 */
import type { Result } from '$lib/games/outcome';
import { groupedBy } from '../grouped';
import { matchCount, outcomesOf, type Outcomes } from '../outcomes';
import { byPlay, isFinished, type Played } from '../played';
import { ratingsOf, type Rating } from './elo';
import { placesOf } from './places';

/** With fewer matches, nobody has a place: a single lucky evening would make a champion. */
export const fewestRanked = 5;

/** One person's line. */
export interface Standings {
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
	readonly streak: Streak;
	/** The mean score; undefined without one, and where the matches are of several kinds, whose scores do not compare. */
	readonly meanScore: number | undefined;
	/** Undefined without a match that is rated. */
	readonly rating: Rating | undefined;
}

/** Wins in a row; matches with guests count, those left unfinished neither count nor end it. */
export interface Streak {
	/** Up to the last match. */
	readonly current: number;
	readonly longest: number;
}

export interface Ranking {
	/** By place; of one place, who played more first, then by id. */
	readonly ranked: readonly Standings[];
	/** Those with fewer than `fewestRanked` matches, most matches first. */
	readonly unranked: readonly Standings[];
	/** How many matches are counted. */
	readonly matches: number;
}

/** @param results in the order they were played. */
const streakOf = (results: readonly Result[]): Streak => {
	let [current, longest] = [0, 0];
	for (const result of results) {
		current = result === 'won' ? current + 1 : 0;
		longest = Math.max(longest, current);
	}
	return { current, longest };
};

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
		.map(([person, theirs]): Omit<Standings, 'place'> => {
			const seats = theirs.map(({ people }) => people.indexOf(person));
			const results = theirs.map((match, index) => match.results[seats[index] ?? -1] ?? 'lost');
			const outcomes = outcomesOf(results);
			const count = matchCount(outcomes);
			const points = outcomes.won + outcomes.drawn / 2;
			return {
				...{ person, outcomes, matches: count, points, share: points / count },
				streak: streakOf(results),
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
			.map((one) => ({ ...one, place: undefined })),
		matches: played.length
	};
};
