/** Matches that were played elsewhere, as a file tells them, before anything is stored. */
import { inDay } from '$lib/i18n/day-only';
import { maxNotedMinutes, maxNoteLength, maxPlaceLength, type Noted } from '$lib/match/entry';
import { foldedName } from '$lib/match/names';
import { digest } from '$lib/share/digest';
import { cutTo, plain, type ToldResult } from './cells';
import type { DateOrder, ToldDate } from './dates';
import type { Problem, ProblemCode, Where } from './problem-words';
import type { Heading, ToldColumns } from './columns';

/** What reading a file has to know of a game. */
export interface KnownGame {
	readonly id: string;
	/** What it is called in its editions, its id among them. */
	readonly names: readonly string[];
	readonly seats: { readonly min: number; readonly max: number };
	/** Its number at BoardGameGeek. */
	readonly bggId: number;
	readonly isTogether: boolean;
	/** The highest score with the usual rules, if the game has one. */
	readonly max: number | undefined;
}

/** @returns the game that a text names, in any spelling. */
export const gameNamed = (text: string, games: readonly KnownGame[]): KnownGame | undefined =>
	games.find(({ names }) => names.some((name) => plain(name) === plain(text)));

/** A player as the file names them. A guest has no name. */
export interface PastPlayer {
	readonly name: string;
	/** The id in the file, where it is one of ours. */
	readonly id?: string;
	readonly isGuest?: true;
}

/** What a file may tell of a match beside its result. */
interface Told {
	/** Empty where there is none, like the note. */
	readonly place: string;
	readonly note: string;
	/** The highest score that could be reached, if the file tells it. */
	readonly max: number | undefined;
	/** The kind of match and its options, if the file tells them. Neither has been checked. */
	readonly kind: string;
	readonly options: unknown;
}

/** A match of the file. */
export interface PastMatch extends Told {
	readonly where: Where;
	/** The same whenever the file is read. */
	readonly id: string;
	/** What it would be called without its label, as version 1.0 called it: that has its scores in it. */
	readonly contentId?: string;
	/** The id of the play in BG Stats, in capitals. */
	readonly play?: string;
	readonly game: string;
	/** In milliseconds since 1970. */
	readonly began: number;
	/** Whether the file tells the time of day, and not only the day. */
	readonly hasTime: boolean;
	/** By seat. */
	readonly players: readonly PastPlayer[];
	/** The result, without what the file may tell of the rules. */
	readonly noted: Noted;
}

/** What had to be asked of a file. */
export interface Answers {
	/** Which of two numbers is the day, where nothing in the file decides it. */
	readonly order?: DateOrder;
	/** Which columns the headings are that nobody could know. */
	readonly columns?: ToldColumns;
}

/** What was read of a file. */
export interface Reading {
	readonly matches: readonly PastMatch[];
	readonly problems: readonly Problem[];
	/** How many plays are of games that the app does not have. */
	readonly others: number;
	/** A date that could mean two days, where nothing in the file decides it. */
	readonly unsure?: string;
	/** Of a table: what stands above its columns. */
	readonly headings?: readonly Heading[];
}

/** The most rows of a table, and the most plays of an export. */
export const maxRows = 50_000;
/** Clocks differ: a match may begin so many milliseconds after now. */
const ahead = 86_400_000;

/** @returns a reading of which nothing can be taken. */
export const refusedReading = (code: ProblemCode): Reading => ({
	matches: [],
	problems: [{ code }],
	others: 0
});

/** @returns an id that is the same for the same text: 32 hexadecimal digits after `past-`. */
export const pastId = (text: string): string =>
	`past-${['a', 'b', 'c', 'd'].map((salt) => digest(salt + text)).join('')}`;

/**
 * Gives the matches of a day without times a place each, as they follow each other.
 *
 * @param matches in the order in which they were played, as far as the file tells it.
 */
export const inPlaces = (matches: readonly PastMatch[]): readonly PastMatch[] => {
	const placed = new Map<number, number>();
	return matches.map((match) => {
		if (match.hasTime) return match;
		const place = placed.get(match.began) ?? 0;
		placed.set(match.began, place + 1);
		return { ...match, began: inDay(match.began, place) };
	});
};

/** What a file says of a player. */
export interface ToldSeat {
	readonly player: PastPlayer;
	/** How the match ended for them: the score, a word, or both. */
	readonly score: number | undefined;
	readonly result: ToldResult | undefined;
	readonly began: boolean;
}

/** What a file says of a match. */
export interface ToldMatch extends Told {
	readonly date: ToldDate;
	readonly minutes: number | undefined;
	readonly seats: readonly ToldSeat[];
}

/** @param now in milliseconds since 1970. */
export const isAhead = ({ at }: ToldDate, now: number): boolean => at > now + ahead;

/** @returns the match, or what is wrong with it. */
export const matchTold = (
	game: KnownGame,
	{ date, minutes = 0, seats, place, note, ...told }: ToldMatch
): Omit<PastMatch, 'id' | 'where'> | Omit<Problem, 'where'> => {
	if (seats.length < game.seats.min || seats.length > game.seats.max)
		return { code: 'players', text: game.id };
	const players = seats.map(({ player }) => player);
	const names = players.map(({ name }) => foldedName(name));
	const twice = players.find(({ name }, seat) => name !== '' && names.indexOf(names[seat] ?? '') < seat);
	if (twice) return { code: 'same-player', text: twice.name };
	const result = resultOfSeats(game, seats, told.max ?? game.max);
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
		...told
	};
};

type ResultOrProblem = Pick<Noted, 'winners' | 'scores' | 'lost'> | ProblemCode;

/**
 * @param max the highest score that could be reached, if it is known.
 * @returns who won and the scores, or what is wrong. Without a word on who won, the highest score wins; where all play
 *   together, a score of 0 is a lost match.
 */
const resultOfSeats = (
	{ isTogether }: KnownGame,
	seats: readonly ToldSeat[],
	max: number | undefined
): ResultOrProblem => {
	const scores = seats.flatMap(({ score }) => score ?? []);
	const results = seats.map(({ result }) => result);
	if (results.includes('unfinished')) return 'unfinished';
	return isTogether ? together(scores, results, max) : against(scores, results);
};

const together = (
	scores: readonly number[],
	results: ToldSeat['result'][],
	max: number | undefined
): ResultOrProblem => {
	const [score] = scores;
	if (scores.some((other) => other !== score)) return 'scores-differ';
	const words = new Set(results.filter((result) => result !== undefined));
	if (words.has('drawn') || (words.has('lost') && words.size > 1)) return 'results-clash';
	if (words.has('lost') || (words.size === 0 && score === 0)) return { winners: [], scores: [0], lost: true };
	const reached = score ?? (words.has('perfect') ? max : undefined);
	if (reached === undefined) return 'no-result';
	return { winners: [...results.keys()], scores: [reached] };
};

const against = (scores: readonly number[], results: readonly ToldSeat['result'][]): ResultOrProblem => {
	if (scores.length > 0 && scores.length < results.length) return 'scores-partial';
	const seatsWith = (wanted: ToldSeat['result']): readonly number[] =>
		results.flatMap((result, seat) => (result === wanted ? seat : []));
	const [won, drawn, open] = [seatsWith('won'), seatsWith('drawn'), seatsWith(undefined)];
	if (open.length === results.length) {
		const most = Math.max(...scores);
		const winners = scores.flatMap((score, seat) => (score === most ? seat : []));
		return scores.length === 0 ? 'no-result' : { winners, scores };
	}
	// Where the file says it of one player only, the rest follows: who is left has won, drawn or lost too.
	const winners = won.length > 0 ? won : drawn.length > 0 ? [...drawn, ...open].sort() : open;
	const isOfAll = results.includes('perfect') || results.includes('finished');
	const areEqual = scores.every((score) => score === scores[0]);
	const clash =
		isOfAll ||
		winners.length === 0 ||
		(drawn.length > 0 ? won.length > 0 || winners.length < 2 : won.length === results.length && !areEqual);
	return clash ? 'results-clash' : { winners, scores };
};
