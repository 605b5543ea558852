/**
 * The records of a set of matches: what a page of statistics is made of. Matches are counted in any order, and
 * books of parts are joined to the book of the whole; nothing of a match is kept but its numbers, so that a
 * hundred thousand take no more room than a hundred.
 */
import type { Counted, Played } from './counted';
import { eveningOf } from './evening';
import { addToGame, joinGames, newGameLedger, type GameLedger } from './game-ledger';
import { addToPerson, joinPersons, newPersonLedger, type PersonLedger } from './person-ledger';
import { under } from './tally';

export interface Book {
	matches: number;
	/** By game and, within it, by what is compared with each other. */
	readonly games: Map<string, Map<string, GameLedger>>;
	readonly people: Map<string, PersonLedger>;
	/** How many matches there were on each evening, by its day; not of a list of players. */
	readonly evenings: Map<string, number>;
}

export const newBook = (): Book => ({ matches: 0, games: new Map(), people: new Map(), evenings: new Map() });

/**
 * Counts a match in, by who played it alone: a list of players asks for no more.
 *
 * @param whose only as this person had it, where one is given.
 */
export const addPeople = (book: Book, match: Played, whose?: string): void => {
	book.matches += 1;
	for (const [seat, person] of match.people.entries())
		if (person !== undefined && (whose === undefined || person === whose))
			addToPerson(under(book.people, person, newPersonLedger), match, seat);
};

/**
 * Counts a match in.
 *
 * @param whose of people and facts only this person and theirs, where one is given.
 */
export const addToBook = (book: Book, match: Counted, whose?: string): void => {
	addPeople(book, match, whose);
	const evening = eveningOf(match.at);
	book.evenings.set(evening, (book.evenings.get(evening) ?? 0) + 1);
	const likes = under(book.games, match.game, () => new Map<string, GameLedger>());
	addToGame(under(likes, match.record.like, newGameLedger), match, whose);
};

/** Counts in what another book has. */
export const joinBooks = (book: Book, other: Book): void => {
	book.matches += other.matches;
	for (const [game, likes] of other.games) {
		const own = under(book.games, game, () => new Map<string, GameLedger>());
		for (const [like, ledger] of likes) joinGames(under(own, like, newGameLedger), ledger);
	}
	for (const [person, ledger] of other.people)
		joinPersons(under(book.people, person, newPersonLedger), ledger);
	for (const [evening, matches] of other.evenings)
		book.evenings.set(evening, (book.evenings.get(evening) ?? 0) + matches);
};

/** @returns a game's matches that were lately, whatever they are compared with. */
export const wholeGame = (book: Book, game: string): GameLedger => {
	const whole = newGameLedger();
	for (const ledger of book.games.get(game)?.values() ?? []) joinGames(whole, ledger);
	return whole;
};
