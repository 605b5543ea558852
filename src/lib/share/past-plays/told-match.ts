/** Makes a match, and its result, of what a file says of each player. */
import { maxNotedMinutes, maxNoteLength, maxPlaceLength, type Noted } from '$lib/match/entry';
import { foldedName } from '$lib/match/names';
import { cutTo, type ToldResult } from './cells';
import type { ToldDate } from './dates';
import type { KnownGame, PastMatch, PastPlayer } from './past-match';
import type { ProblemCode, Problem } from './problem-words';

/** How the match ended for a player: the score, a word, or both. */
interface ToldEnd {
	readonly score: number | undefined;
	readonly result: ToldResult | undefined;
}

/** What a file says of a player. */
export interface ToldSeat extends ToldEnd {
	readonly player: PastPlayer;
	/** The place at the table, counted from 1. */
	readonly seat: number | undefined;
	readonly began: boolean;
}

/** What a file says of a match. */
export interface ToldMatch extends Pick<PastMatch, 'place' | 'note' | 'max' | 'kind' | 'options'> {
	readonly date: ToldDate;
	readonly minutes: number | undefined;
	/** As they stand in the file. */
	readonly seats: readonly ToldSeat[];
}

/** @returns the seats in their order at the table, if each has a place of its own; else as they stand. */
const inSeats = (seats: readonly ToldSeat[]): readonly ToldSeat[] => {
	const places = new Set(seats.map(({ seat }) => seat));
	const areTold = !places.has(undefined) && places.size === seats.length;
	return areTold ? seats.toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0)) : seats;
};

/** @returns the match, or what is wrong with it. */
export const matchTold = (
	game: KnownGame,
	{ date, minutes = 0, place, note, max, kind, options, ...told }: ToldMatch
): Omit<PastMatch, 'id' | 'where'> | Omit<Problem, 'where'> => {
	const seats = inSeats(told.seats);
	const players = seats.map(({ player }) => player);
	if (seats.length < game.seats.min || seats.length > game.seats.max)
		return { code: 'players', text: game.id };
	const names = players.map(({ name }) => foldedName(name));
	const twice = players.find(({ name }, seat) => name !== '' && names.indexOf(names[seat] ?? '') < seat);
	if (twice) return { code: 'same-player', text: twice.name };
	const result = resultOfSeats(game, seats, max ?? game.max);
	if (typeof result === 'string') return { code: result };
	const starter = seats.findIndex(({ began }) => began);
	return {
		game: game.id,
		began: date.at,
		hasTime: date.hasTime,
		players,
		noted: {
			...result,
			...(minutes >= 1 && minutes <= maxNotedMinutes && { minutes }),
			...(starter >= 0 && { starter })
		},
		place: cutTo(place, maxPlaceLength),
		note: cutTo(note, maxNoteLength),
		...{ max, kind, options }
	};
};

/**
 * @param seats by seat.
 * @param max the highest score that could be reached, if it is known.
 * @returns who won and the scores, or what is wrong. Without a word on who won, the highest score wins; where all play
 *   together, a score of 0 is a lost match.
 */
const resultOfSeats = (
	game: Pick<KnownGame, 'isTogether'>,
	seats: readonly ToldEnd[],
	max: number | undefined
): Pick<Noted, 'winners' | 'scores' | 'lost'> | ProblemCode => {
	if (seats.some(({ result }) => result === 'unfinished')) return 'unfinished';
	return game.isTogether ? together(seats, max) : against(seats);
};

const together = (
	seats: readonly ToldEnd[],
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

const against = (seats: readonly ToldEnd[]): Pick<Noted, 'winners' | 'scores'> | ProblemCode => {
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
