/**
 * The ranking of a game in which persons play against each other: who won which share of their matches. A draw is half
 * a win, as in chess and in most leagues, so that a draw is worth the same to both and nobody gains by refusing one.
 */
import { addOutcome, matchCount, newOutcomes, type Outcomes } from '../outcomes';
import type { CountedPlayers } from '../counted';
import { getOrInsert } from '../tally';
import { byPlay, ratingsOf, type Rating } from './elo';
import { wilsonInterval, type Interval } from './interval';
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
	/** The range of shares that fits these results at 95 %. */
	readonly interval: Interval;
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

/** A person’s line while matches are added to it. */
interface Line {
	readonly outcomes: Outcomes;
	current: number;
	longest: number;
	scores: number;
	scoreSum: number;
}
const newLine = (): Line => ({ outcomes: newOutcomes(), current: 0, longest: 0, scores: 0, scoreSum: 0 });

/** Adds a match, which must be the next one that was played. */
const addMatch = (line: Line, match: CountedPlayers, seat: number): void => {
	const result = match.results[seat] ?? 'lost';
	addOutcome(line.outcomes, result);
	line.current = result === 'won' ? line.current + 1 : 0;
	line.longest = Math.max(line.longest, line.current);
	const score = match.scores[seat];
	if (score === undefined) return;
	line.scores += 1;
	line.scoreSum += score;
};

/**
 * @param matches of one game in which persons play against each other, in any order; those that stay unfinished are
 *   left out.
 */
export const rankingOf = (matches: readonly CountedPlayers[]): Ranking => {
	const played = matches.filter(({ results }) => results.length > 0).sort(byPlay);
	const lines = new Map<string, Line>();
	for (const match of played)
		for (const [seat, person] of match.people.entries())
			if (person !== undefined) addMatch(getOrInsert(lines, person, newLine), match, seat);
	const isOfOneKind = new Set(played.map(({ record }) => record.like)).size <= 1;
	const ratings = ratingsOf(played);
	const standings = [...lines]
		.map(([person, { outcomes, current, longest, scores, scoreSum }]): Omit<Standings, 'place'> => {
			const count = matchCount(outcomes);
			const points = outcomes.won + outcomes.drawn / 2;
			return {
				person,
				outcomes,
				matches: count,
				points,
				share: points / count,
				interval: wilsonInterval(points, count),
				streak: { current, longest },
				meanScore: isOfOneKind && scores > 0 ? scoreSum / scores : undefined,
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
