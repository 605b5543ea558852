/**
 * The ranking of a game that all players play together (Hanabi). Nobody wins or loses there, and nobody is rated: a
 * show's score is everybody's. The ranking says how the shows went that somebody took part in.
 */
import { groupedBy } from '../grouped';
import { isFinished, showEndingOf, type Played } from '../played';
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
			.map(({ sum: _, ...one }) => ({ ...one, place: undefined })),
		matches: counted.length
	};
};
