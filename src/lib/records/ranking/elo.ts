/**
 * Elo ratings. Everybody starts at 1500; after each match the winner takes points from the loser, the more of them the
 * stronger the loser was. Ratings are worked out anew from all matches in the order they were played, so that a match
 * that arrives late, is corrected or deleted, and players who are merged, leave no trace.
 *
 * After A. E. Elo, “The Rating of Chessplayers, Past and Present” (1978), with the logistic curve that chess
 * federations and servers use.
 */
import type { Result } from '$lib/games/outcome';
import { byPlay, type Played } from '$lib/matches/played';

/** The rating that everybody starts with; the mean of all ratings remains this. */
export const startRating = 1500;
/** How much a match can move a rating at most. It is the same for everybody, so that no points appear or vanish. */
export const mostGain = 32;
/** A rating is provisional until so many matches. */
export const fewestRated = 10;

export interface Rating {
	/** Not rounded. */
	readonly value: number;
	/** How many matches it is made of. */
	readonly matches: number;
}

/** What is read of a match. */
export type RatedMatch = Pick<Played, 'id' | 'changed' | 'people' | 'results'> & {
	readonly record: Pick<Played['record'], 'isTogether'>;
};

/**
 * @param lead the player's rating minus the opponent's.
 * @returns which share of wins is expected of the player, from 0 to 1: ten wins to each loss at 400 points more.
 */
export const expectedShare = (lead: number): number => 1 / (1 + 10 ** (-lead / 400));

const worth: Readonly<Record<Result, number>> = { won: 2, drawn: 1, lost: 0 };

/** @returns 1 for the better of two results, 0 for the worse, a half for equal ones. */
const shareAgainst = (result: Result, other: Result): number =>
	(Math.sign(worth[result] - worth[other]) + 1) / 2;

/**
 * Whether a match is rated: one that ended, in which persons played against each other. With a guest, or somebody at
 * two seats, it is not, since nobody knows how strong that seat was.
 */
export const isRated = ({ people, results, record }: RatedMatch): boolean =>
	!record.isTogether &&
	people.length > 1 &&
	results.length === people.length &&
	people.every((person) => person !== undefined);

/**
 * With more than two players, each is compared with each other one, and the gains are averaged.
 *
 * @param ratings by seat, before the match.
 * @param results by seat.
 * @returns what each seat gains; their sum is 0.
 */
const gainsOf = (ratings: readonly number[], results: readonly Result[]): readonly number[] =>
	ratings.map((rating, seat) => {
		const surprise = ratings.reduce(
			(sum, other, place) =>
				place === seat
					? sum
					: sum +
						shareAgainst(results[seat] ?? 'lost', results[place] ?? 'lost') -
						expectedShare(rating - other),
			0
		);
		return (mostGain * surprise) / (ratings.length - 1);
	});

/**
 * @param matches of one game or of several, in any order.
 * @returns the rating of everybody who played a rated match.
 */
export const ratingsOf = (matches: readonly RatedMatch[]): ReadonlyMap<string, Rating> => {
	const ratings = new Map<string, Rating>();
	for (const { people, results } of matches.filter(isRated).sort(byPlay)) {
		const seats = people
			.filter((person) => person !== undefined)
			.map((person) => ({ person, rating: ratings.get(person) ?? { value: startRating, matches: 0 } }));
		const gains = gainsOf(
			seats.map(({ rating }) => rating.value),
			results
		);
		for (const [seat, { person, rating }] of seats.entries())
			ratings.set(person, { value: rating.value + (gains[seat] ?? 0), matches: rating.matches + 1 });
	}
	return ratings;
};
