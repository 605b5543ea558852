/**
 * The records of a set of matches, from which a page of statistics is drawn. Matches are counted in any
 * order. A book holds sums instead of matches, so that a hundred
 * thousand take no more room than a hundred.
 */
import type { CountedMatch, CountedPlayers } from './counted';
import { eveningOf } from './evening';
import { addToGame, joinGames, newGameLedger, type GameLedger } from './game-ledger';
import { matchCount } from './outcomes';
import { addToPerson, newPersonLedger, type PersonLedger } from './person-ledger';
import { getOrInsert } from './tally';

export interface Book {
	matches: number;
	/** Matches that were left unfinished, which are not among `matches` and not counted otherwise. */
	unfinished: number;
	/** By game and, within it, by kind of match: only matches of one kind are compared. */
	readonly games: Map<string, Map<string, GameLedger>>;
	readonly people: Map<string, PersonLedger>;
	/** How many matches there were on each evening, by its date; empty after `addPeople`. */
	readonly evenings: Map<string, number>;
}

/** @returns a book without a match. */
export const newBook = (): Book => ({
	matches: 0,
	unfinished: 0,
	games: new Map(),
	people: new Map(),
	evenings: new Map()
});

/**
 * Counts a match for its players, without its facts: all that a list of players needs.
 *
 * @param whose counts it for this person only.
 */
export const addPeople = (book: Book, match: CountedPlayers, whose?: string): void => {
	if (match.results.length === 0) {
		book.unfinished += 1;
		return;
	}
	book.matches += 1;
	for (const [seat, person] of match.people.entries())
		if (person !== undefined && (whose === undefined || person === whose))
			addToPerson(getOrInsert(book.people, person, newPersonLedger), match, seat);
};

/**
 * Counts a match with its facts.
 *
 * @param whose counts results and facts of this person only.
 */
export const addToBook = (book: Book, match: CountedMatch, whose?: string): void => {
	addPeople(book, match, whose);
	if (match.results.length === 0) return;
	const evening = eveningOf(match.at);
	book.evenings.set(evening, (book.evenings.get(evening) ?? 0) + 1);
	const kinds = getOrInsert(book.games, match.game, () => new Map<string, GameLedger>());
	addToGame(getOrInsert(kinds, match.record.like, newGameLedger), match, whose);
};

/** @returns the kinds of a game's matches with their ledgers, the kind played most first. */
export const kindsOf = (book: Book, game: string): readonly (readonly [kind: string, GameLedger])[] =>
	[...(book.games.get(game) ?? [])].sort(
		([a, one], [b, other]) => matchCount(other.ended) - matchCount(one.ended) || (a < b ? -1 : 1)
	);

/** @returns the ledger of all matches of a game, with all kinds of them together. */
export const wholeGame = (book: Book, game: string): GameLedger => {
	const whole = newGameLedger();
	for (const ledger of book.games.get(game)?.values() ?? []) joinGames(whole, ledger);
	return whole;
};
