/** An evening in figures: who came, what they won, and for how long they played. */
import { statusOf, type MatchRow } from '$lib/store/lists/row';
import { isGuest } from '$lib/store/players/player';
import { matchCount, type Outcomes } from '../outcomes';
import { recordOf } from '../person';
import { byPlay, isFinished, playedOf, type PersonOf } from '../played';

/** Somebody who played that evening. */
export interface EveningPerson {
	readonly person: string;
	/** Matches against others that are over. */
	readonly outcomes: Outcomes;
	/** Shows that are over, which all players share. */
	readonly shows: number;
}

/** Who won most of an evening's matches: one person, or some who are level. */
export interface EveningBest {
	/** In the order of `EveningSummary.people`. */
	readonly people: readonly EveningPerson[];
	readonly wins: number;
}

export interface EveningSummary {
	/** In the order they were begun. */
	readonly rows: readonly MatchRow[];
	/** Most wins first, then most matches and shows, then by name. */
	readonly people: readonly EveningPerson[];
	/**
	 * The most unnamed seats that one match had: at least so many guests came, and nobody knows whether they were the
	 * same ones in the next match.
	 */
	readonly guests: number;
	/** How many matches against each other are over, without those left unfinished. */
	readonly matches: number;
	/** How many shows are over. */
	readonly shows: number;
	/** How many matches or shows are still in progress. */
	readonly open: number;
	/** Undefined with too few matches, and where nobody stands out. */
	readonly best: EveningBest | undefined;
	/** Time played, without longer pauses, of all matches that are over. */
	readonly minutes: number;
	/** Where it was, each place once. */
	readonly places: readonly string[];
}

/** Nobody is said to have won most of fewer matches against each other. */
const fewestForBest = 5;
/** Nor with fewer wins. */
const fewestWins = 2;

const playedBy = ({ outcomes, shows }: EveningPerson): number => matchCount(outcomes) + shows;

/** @returns who won most; nobody where all who played against each other are level. */
const bestOf = (people: readonly EveningPerson[], matches: number): EveningBest | undefined => {
	const rivals = people.filter(({ outcomes }) => matchCount(outcomes) > 0);
	const wins = Math.max(0, ...rivals.map(({ outcomes }) => outcomes.won));
	const first = rivals.filter(({ outcomes }) => outcomes.won === wins);
	if (matches < fewestForBest || wins < fewestWins || first.length === rivals.length) return undefined;
	return { people: first, wins };
};

/**
 * @param rows the matches of one evening, in any order.
 * @param personOf gives the person behind a player's id.
 * @param nameOf gives the name that a person goes by, which orders those who are equal.
 */
export const summaryOf = (
	rows: readonly MatchRow[],
	personOf: PersonOf,
	nameOf: (person: string) => string = (person) => person
): EveningSummary => {
	const finished = playedOf(rows, personOf).filter(isFinished);
	const shows = finished.filter(({ record }) => record.isTogether).length;
	const matches = finished.length - shows;
	const namedOf = ({ players }: MatchRow) => players.filter((player) => !isGuest(player));
	// Everybody who sat there came, also if the match does not count for them.
	const came = new Set(rows.flatMap((row) => namedOf(row).map(({ id }) => personOf(id))));
	const people = [...came]
		.map((person): EveningPerson => {
			const { all, matches } = recordOf(finished, person);
			return { person, outcomes: all, shows: matches - matchCount(all) };
		})
		.sort(
			(a, b) =>
				b.outcomes.won - a.outcomes.won ||
				playedBy(b) - playedBy(a) ||
				nameOf(a.person).localeCompare(nameOf(b.person))
		);
	const inOrder = rows.toSorted((a, b) => byPlay({ ...a, changed: a.started }, { ...b, changed: b.started }));
	return {
		rows: inOrder,
		people,
		guests: Math.max(0, ...rows.map((row) => row.players.length - namedOf(row).length)),
		matches,
		shows,
		open: rows.filter((row) => statusOf(row) === 'open').length,
		best: bestOf(people, matches),
		minutes: rows.reduce((sum, { outcome, record }) => sum + (outcome && record ? record.minutes : 0), 0),
		places: [...new Set(inOrder.flatMap(({ place = '' }) => (place.trim() === '' ? [] : [place.trim()])))]
	};
};
