/** Makes the result of a match of what a file says of each player. */
import type { Noted } from '$lib/match/entry';
import type { ToldResult } from './cells';
import type { KnownGame, ProblemCode } from './past-match';

/** What a file says of a player: the score, how the match ended, or both. */
export interface ToldSeat {
	readonly score: number | undefined;
	readonly result: ToldResult | undefined;
}

/**
 * @param seats by seat.
 * @param max the highest score that could be reached, if it is known.
 * @returns who won and the scores, or what is wrong. Without a word on who won, the highest score wins; where all play
 *   together, a score of 0 is a lost match.
 */
export const resultOfSeats = (
	game: Pick<KnownGame, 'isTogether'>,
	seats: readonly ToldSeat[],
	max: number | undefined
): Pick<Noted, 'winners' | 'scores' | 'lost'> | ProblemCode => {
	if (seats.some(({ result }) => result === 'unfinished')) return 'unfinished';
	return game.isTogether ? together(seats, max) : against(seats);
};

const together = (
	seats: readonly ToldSeat[],
	max: number | undefined
): Pick<Noted, 'winners' | 'scores' | 'lost'> | ProblemCode => {
	const scores = new Set(seats.flatMap(({ score }) => (score === undefined ? [] : [score])));
	const results = new Set(seats.flatMap(({ result }) => (result === undefined ? [] : [result])));
	if (scores.size > 1) return 'scores-differ';
	const [score] = scores;
	if (results.has('drawn') || (results.has('lost') && results.size > 1)) return 'results-clash';
	if (results.has('lost') || (results.size === 0 && score === 0))
		return { winners: [], scores: [0], lost: true };
	const reached = score ?? (results.has('perfect') ? max : undefined);
	if (reached === undefined) return 'no-result';
	return { winners: seats.map((_, seat) => seat), scores: [reached] };
};

const against = (seats: readonly ToldSeat[]): Pick<Noted, 'winners' | 'scores'> | ProblemCode => {
	const scores = seats.flatMap(({ score }) => (score === undefined ? [] : [score]));
	if (scores.length > 0 && scores.length < seats.length) return 'scores-partial';
	const results = seats.map(({ result }) => result);
	const seatsWith = (wanted: ToldResult | undefined): readonly number[] =>
		results.flatMap((result, seat) => (result === wanted ? [seat] : []));
	if (results.every((result) => result === undefined)) {
		const most = Math.max(...scores);
		const winners = scores.flatMap((score, seat) => (score === most ? [seat] : []));
		return scores.length === 0 ? 'no-result' : { winners, scores };
	}
	const [won, drawn, open] = [seatsWith('won'), seatsWith('drawn'), seatsWith(undefined)];
	const isOfAll = seatsWith('perfect').length + seatsWith('finished').length > 0;
	if (isOfAll || (won.length > 0 && drawn.length > 0)) return 'results-clash';
	// Where the file says it of one player only, the rest follows: who is left has won, drawn or lost too.
	const winners = won.length > 0 ? won : drawn.length > 0 ? [...drawn, ...open].sort() : open;
	const isDraw = drawn.length > 0;
	if (winners.length === 0 || (isDraw && winners.length < 2)) return 'results-clash';
	return { winners, scores };
};
