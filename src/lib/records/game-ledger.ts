/**
 * The statistics of a game's matches: its facts added up by name, and what every game has (length, scores …).
 */
import type { CountedMatch } from './counted';
import { addOutcome, joinOutcomes, newOutcomes, type Outcomes } from './outcomes';
import { addToTally, joinTallies, newTally, getOrInsert, type MutablePlace, type Tally } from './tally';

/** Numbers added up in all and by person. */
export interface PersonTallies {
	readonly all: Tally;
	readonly byPerson: Map<string, Tally>;
}
/** All facts of one name. */
export interface FactTallies extends PersonTallies {
	/** By the fact's `of`, or by its value where it has none. */
	readonly byOf: Map<string, PersonTallies>;
}

export interface GameLedger {
	/** How matches ended for whoever began; empty where all players share the result. */
	readonly began: Outcomes;
	/** How matches ended for the table: won by somebody, drawn, or lost by all. */
	readonly ended: Outcomes;
	/** How matches ended for the person whose ledger it is; empty where it is nobody's, or all share the result. */
	readonly own: Outcomes;
	readonly minutes: Tally;
	readonly rounds: Tally;
	/** The difference between the scores of two players. */
	readonly margin: Tally;
	/** By person, unless all players share the score. */
	readonly scores: PersonTallies;
	/** By name. */
	readonly facts: Map<string, FactTallies>;
}

const newPersonTallies = (): PersonTallies => ({ all: newTally(), byPerson: new Map() });
const newFactTallies = (): FactTallies => ({ ...newPersonTallies(), byOf: new Map() });

/** @returns a ledger without a match. */
export const newGameLedger = (): GameLedger => ({
	began: newOutcomes(),
	ended: newOutcomes(),
	own: newOutcomes(),
	minutes: newTally(),
	rounds: newTally(),
	margin: newTally(),
	scores: newPersonTallies(),
	facts: new Map()
});

const addNumber = ({ all, byPerson }: PersonTallies, value: number, place: MutablePlace): void => {
	addToTally(all, value, place);
	if (place.person !== undefined) addToTally(getOrInsert(byPerson, place.person, newTally), value, place);
};

/**
 * Counts a match.
 *
 * @param whose counts scores and facts of this person only.
 */
export const addToGame = (ledger: GameLedger, match: CountedMatch, whose?: string): void => {
	const { record, people, results, scores } = match;
	/** Reused for all numbers of the match: making one for each fact takes longer than counting it. */
	const place: MutablePlace = { match: match.id, at: match.at, of: undefined, person: undefined };
	const isTheirs = (seat: number | undefined): boolean =>
		whose === undefined || (seat !== undefined && people[seat] === whose);

	addOutcome(ledger.ended, results.includes('drawn') ? 'drawn' : results.includes('won') ? 'won' : 'lost');
	if (whose !== undefined && !record.isTogether) {
		const result = results[people.indexOf(whose)];
		if (result) addOutcome(ledger.own, result);
	}
	const beginner = record.isTogether ? undefined : results[record.starter ?? -1];
	if (beginner && isTheirs(record.starter)) addOutcome(ledger.began, beginner);
	// A match that was given up is shorter than it would have been. Of one of which only the result was noted, the
	// rounds are not known, and the minutes only if they were noted too.
	const isWhole = scores.length > 0 && !record.isNoted;
	if (isWhole || (record.isNoted && record.minutes > 0)) addToTally(ledger.minutes, record.minutes, place);
	if (isWhole) addToTally(ledger.rounds, record.rounds, place);
	const [near, far] = scores;
	if (scores.length === 2 && near !== undefined && far !== undefined) {
		place.person = people[near >= far ? 0 : 1];
		addToTally(ledger.margin, Math.abs(near - far), place);
	}
	for (const [seat, score] of scores.entries()) {
		place.person = record.isTogether ? undefined : people[seat];
		if (record.isTogether || isTheirs(seat)) addNumber(ledger.scores, score, place);
	}
	for (const { name, of, seat, value } of record.own) {
		if (seat !== undefined && !isTheirs(seat)) continue;
		const tallies = getOrInsert(ledger.facts, name, newFactTallies);
		place.of = of;
		place.person = seat === undefined ? undefined : people[seat];
		addNumber(tallies, value, place);
		// Facts without an `of` are told apart by their value, which counts how often each value occurred.
		addNumber(getOrInsert(tallies.byOf, of ?? String(value), newPersonTallies), value, place);
	}
};

const joinPersonTallies = (tallies: PersonTallies, other: PersonTallies): void => {
	joinTallies(tallies.all, other.all);
	for (const [person, tally] of other.byPerson)
		joinTallies(getOrInsert(tallies.byPerson, person, newTally), tally);
};

/** Adds the ledger of other matches to a ledger. */
export const joinGames = (ledger: GameLedger, other: GameLedger): void => {
	joinOutcomes(ledger.began, other.began);
	joinOutcomes(ledger.ended, other.ended);
	joinOutcomes(ledger.own, other.own);
	joinTallies(ledger.minutes, other.minutes);
	joinTallies(ledger.rounds, other.rounds);
	joinTallies(ledger.margin, other.margin);
	joinPersonTallies(ledger.scores, other.scores);
	for (const [name, otherTallies] of other.facts) {
		const tallies = getOrInsert(ledger.facts, name, newFactTallies);
		joinPersonTallies(tallies, otherTallies);
		for (const [of, tally] of otherTallies.byOf)
			joinPersonTallies(getOrInsert(tallies.byOf, of, newPersonTallies), tally);
	}
};
