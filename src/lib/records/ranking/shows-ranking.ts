/**
 * The ranking of a game that all players play together (Hanabi). Nobody wins or loses there, and nobody is rated: a
 * show's score is everybody's. The ranking says how the shows went that somebody took part in.
 */
import type { CountedPlayers } from '../counted';
import { showEndingOf } from '../shows';
import { getOrInsert } from '../tally';
import { placesOf } from './places';
import { fewestRanked } from './ranking';

/** One person's line. */
export interface ShowStandings {
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
	readonly ranked: readonly ShowStandings[];
	/** Those with fewer than `fewestRanked` shows, most shows first. */
	readonly unranked: readonly ShowStandings[];
	/** How many shows are counted. */
	readonly matches: number;
	/** The highest score that can be reached; 0 where it is not the same in all shows. */
	readonly max: number;
}

interface Line {
	shows: number;
	sum: number;
	best: number;
	perfect: number;
}
const newLine = (): Line => ({ shows: 0, sum: 0, best: 0, perfect: 0 });

/**
 * @param shows of one game and of one kind, since scores compare only then; in any order. Shows that were given up
 *   have no score, and are left out.
 */
export const showsRankingOf = (shows: readonly CountedPlayers[]): ShowsRanking => {
	const counted = shows.filter(({ results, scores }) => results.length > 0 && scores.length > 0);
	const lines = new Map<string, Line>();
	for (const show of counted) {
		const score = show.scores[0] ?? 0;
		const isPerfect = showEndingOf(show) === 'perfect';
		for (const person of show.people) {
			if (person === undefined) continue;
			const line = getOrInsert(lines, person, newLine);
			line.shows += 1;
			line.sum += score;
			line.best = Math.max(line.best, score);
			if (isPerfect) line.perfect += 1;
		}
	}
	const standings = [...lines]
		.map(([person, { shows, sum, best, perfect }]) => ({
			person,
			shows,
			meanScore: sum / shows,
			best,
			perfect,
			sum
		}))
		.sort((a, b) => b.shows - a.shows || (a.person < b.person ? -1 : 1));
	const highest = new Set(counted.map(({ max }) => max));
	return {
		ranked: placesOf(
			standings.filter(({ shows }) => shows >= fewestRanked),
			// Compared as whole numbers, since means that are equal need not be equal when divided.
			(a, b) => b.sum * a.shows - a.sum * b.shows
		).map(({ sum: _, ...one }) => one),
		unranked: standings
			.filter(({ shows }) => shows < fewestRanked)
			.map(({ sum: _, ...one }) => ({ ...one, place: undefined })),
		matches: counted.length,
		max: highest.size === 1 ? ([...highest][0] ?? 0) : 0
	};
};
