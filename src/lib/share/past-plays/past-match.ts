/** Matches that were played elsewhere, as a file tells them, before anything is stored. */
import { inDay } from '$lib/i18n/day-only';
import type { Noted } from '$lib/match/entry';
import { digest } from '$lib/share/digest';
import { plain } from './cells';
import type { Heading, ToldColumns } from './columns';
import type { DateOrder } from './dates';
import type { Problem, ProblemCode, Where } from './problem-words';

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

/** A match of the file. */
export interface PastMatch {
	readonly where: Where;
	/** The same whenever the file is read. */
	readonly id: string;
	/** The id that version 1.0 gave it, which had its scores in it. */
	readonly earlierId?: string;
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

// Ids follow from what the file says, so that a second reading adds nothing.

/** The device that the entries of such matches carry, on every phone that reads the file. */
export const pastDevice = 'past-plays';

/** @returns an id that is the same for the same text: 32 hexadecimal digits after `past-`. */
export const pastId = (text: string): string =>
	`past-${['a', 'b', 'c', 'd'].map((salt) => digest(salt + text)).join('')}`;

/** Whether a text is the id of a match that the app has made, and not just a number in somebody's table. */
export const isOwnId = (text: string): boolean => /^(?:past-)?[0-9a-f]{32}$/.test(text);

/** In bytes: more than fifty thousand matches with long notes. */
export const maxFileSize = 30_000_000;
/** The most rows of a table, and the most plays of an export. */
export const maxRows = 50_000;

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

/** @returns a reading of which nothing can be taken. */
export const refusedReading = (code: ProblemCode, text?: string): Reading => ({
	matches: [],
	problems: [{ code, ...(text !== undefined && { text }) }],
	others: 0
});
