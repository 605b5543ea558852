/** Matches that were played elsewhere, as a file tells them, before anything is stored. */
import type { Game } from '$lib/games/game';
import { loadGame, metas } from '$lib/games/registry';
import type { Noted } from '$lib/match/entry';
import type { NotedResult } from '$lib/match/noted-line';
import { digest } from '$lib/match/digest';
import type { CellResult } from './cells';
import type { Head, ChosenColumns } from './columns';
import type { DateOrder } from './dates';
import type { Problem, ProblemCode, Where } from './problem-words';

/** @returns all games, with their rules. */
export const loadGames = async (): Promise<readonly Game[]> =>
	(await Promise.all(metas.map(({ id }) => loadGame(id)))).filter((game) => game !== undefined);

/** A player as the file names them. A guest may have no name. */
export interface PastPlayer {
	readonly name: string;
	/** The id in the file, where it is one of ours. */
	readonly id?: string;
	readonly isGuest?: true;
}

/** A match of the file. */
export interface PastMatch {
	readonly where: Where;
	/** The same whenever the file is read. */
	readonly id: string;
	readonly game: string;
	/** In milliseconds since 1970, or a day alone. */
	readonly began: number;
	/** By seat. */
	readonly players: readonly PastPlayer[];
	/** The result, without what the file may tell of the rules. */
	readonly noted: Noted;
	/** Empty where there is none, like the note. */
	readonly place: string;
	readonly note: string;
	/** The highest score that could be reached, if the file tells it. */
	readonly max: number | undefined;
	/** The kind of match and its options, if the file tells them. Neither has been checked. */
	readonly kind: string;
	readonly options: unknown;
}

/** What had to be asked of a file. */
export interface Answers {
	/** Which of two numbers is the day, where nothing in the file decides it. */
	readonly order?: DateOrder;
	/** Which columns the headings are that nobody could know. */
	readonly columns?: ChosenColumns;
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
	readonly headings?: readonly Head[];
}

/** The most rows of a table, and the most plays of an export. */
export const maxRows = 50_000;

/** @returns an id that is the same for the same text: 32 hexadecimal digits after `past-`. */
export const pastId = (text: string): string =>
	`past-${['a', 'b', 'c', 'd'].map((salt) => digest(salt + text)).join('')}`;

/** What a file says of how a match ended for a player: the score, a word, or both. */
export interface SeatEnd {
	readonly score: number | undefined;
	readonly result: CellResult | undefined;
}
type Scores = readonly number[];
type Results = readonly SeatEnd['result'][];
type Ended = NotedResult | ProblemCode;

/**
 * @param max the highest score that could be reached, if it is known.
 * @returns who won and the scores, or what is wrong. Without a word on who won, the highest score wins; where all play
 *   together, a score of 0 is a lost match.
 */
export const resultOf = (ends: readonly SeatEnd[], isTogether: boolean, max: number | undefined): Ended => {
	const scores = ends.flatMap(({ score }) => score ?? []);
	const results = ends.map(({ result }) => result);
	if (results.includes('unfinished')) return 'unfinished';
	return isTogether ? together(scores, results, max) : against(scores, results);
};

const together = (scores: Scores, results: Results, max: number | undefined): Ended => {
	const [score] = scores;
	if (scores.some((other) => other !== score)) return 'scores-differ';
	const words = new Set(results.filter((result) => result !== undefined));
	if (words.has('drawn') || (words.has('lost') && words.size > 1)) return 'results-clash';
	if (words.has('lost') || (words.size === 0 && score === 0)) return { winners: [], scores: [0], lost: true };
	const reached = score ?? (words.has('perfect') ? max : undefined);
	return reached === undefined ? 'no-result' : { winners: [...results.keys()], scores: [reached] };
};

const against = (scores: Scores, results: Results): Ended => {
	if (scores.length > 0 && scores.length < results.length) return 'scores-partial';
	const seatsWith = (wanted: SeatEnd['result']): readonly number[] =>
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
