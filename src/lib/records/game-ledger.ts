/** What all matches of a game come to, without knowing its rules: its facts added up, and what the house knows. */
import type { Counted } from './counted';
import { addOutcome, joinOutcomes, newOutcomes, type Outcomes } from './outcomes';
import { count, join, newTally, under, type Met, type Tally } from './tally';

/** One kind of thing: in all, and by whom. */
export interface Kind {
	readonly all: Tally;
	readonly byPerson: Map<string, Tally>;
}
/** All facts of a name. */
export interface Named extends Kind {
	readonly byOf: Map<string, Kind>;
}

export interface GameLedger {
	/** Of a game played against each other, how matches ended for whoever began. */
	readonly began: Outcomes;
	/** Matches, and how they ended for the table: drawn, lost together. */
	readonly ended: Outcomes;
	readonly minutes: Tally;
	readonly rounds: Tally;
	/** By how much two players were apart. */
	readonly margin: Tally;
	/** The scores, by seat or of all. */
	readonly scores: Kind;
	readonly facts: Map<string, Named>;
}

const newKind = (): Kind => ({ all: newTally(), byPerson: new Map() });
const newNamed = (): Named => ({ ...newKind(), byOf: new Map() });

export const newGameLedger = (): GameLedger => ({
	began: newOutcomes(),
	ended: newOutcomes(),
	minutes: newTally(),
	rounds: newTally(),
	margin: newTally(),
	scores: newKind(),
	facts: new Map()
});

const addTo = ({ all, byPerson }: Kind, value: number, met: Met): void => {
	count(all, value, met);
	if (met.person !== undefined) count(under(byPerson, met.person, newTally), value, met);
};

/** Counts a match in. With `whose`, only what is that person's of the facts and scores. */
export const addToGame = (ledger: GameLedger, match: Counted, whose?: string): void => {
	const { record, people, results, scores } = match;
	/** The same for all that is counted of a match: to make one for each fact takes longer than to count. */
	const met: Met = { match: match.id, at: match.at, of: undefined, person: undefined };
	const isTheirs = (seat: number | undefined): boolean =>
		whose === undefined || (seat !== undefined && people[seat] === whose);

	addOutcome(ledger.ended, results.includes('drawn') ? 'drawn' : results.includes('won') ? 'won' : 'lost');
	const beginner = record.isTogether ? undefined : results[record.starter ?? -1];
	if (beginner && isTheirs(record.starter)) addOutcome(ledger.began, beginner);
	count(ledger.minutes, record.minutes, met);
	count(ledger.rounds, record.rounds, met);
	const [near, far] = scores;
	if (scores.length === 2 && near !== undefined && far !== undefined) {
		met.person = people[near >= far ? 0 : 1];
		count(ledger.margin, Math.abs(near - far), met);
	}
	for (const [seat, score] of scores.entries()) {
		met.person = record.isTogether ? undefined : people[seat];
		if (record.isTogether || isTheirs(seat)) addTo(ledger.scores, score, met);
	}
	for (const { name, of, seat, value } of record.own) {
		if (seat !== undefined && !isTheirs(seat)) continue;
		const named = under(ledger.facts, name, newNamed);
		met.of = of;
		met.person = seat === undefined ? undefined : people[seat];
		addTo(named, value, met);
		// What is of no kind of its own is told apart by its number: how often each came.
		addTo(under(named.byOf, of ?? String(value), newKind), value, met);
	}
};

const joinKinds = (kind: Kind, other: Kind): void => {
	join(kind.all, other.all);
	for (const [person, tally] of other.byPerson) join(under(kind.byPerson, person, newTally), tally);
};

/** Counts in what another ledger has. */
export const joinGames = (ledger: GameLedger, other: GameLedger): void => {
	joinOutcomes(ledger.began, other.began);
	joinOutcomes(ledger.ended, other.ended);
	join(ledger.minutes, other.minutes);
	join(ledger.rounds, other.rounds);
	join(ledger.margin, other.margin);
	joinKinds(ledger.scores, other.scores);
	for (const [name, named] of other.facts) {
		const own = under(ledger.facts, name, newNamed);
		joinKinds(own, named);
		for (const [of, kind] of named.byOf) joinKinds(under(own.byOf, of, newKind), kind);
	}
};
