/** An evening in figures: who came, what they won, and for how long they played. */
import { statusOf, type MatchRow } from '$lib/store/lists/row';
import { isGuest } from '$lib/store/players/player';
import { countedMatchOf, type PersonOf } from '../counted';
import { addOutcome, matchCount, newOutcomes, type Outcomes } from '../outcomes';
import { byPlay } from '../ranking/elo';
import { getOrInsert } from '../tally';

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
	/** Most wins first, then most matches and shows, then by id. */
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

interface Line {
	readonly outcomes: Outcomes;
	shows: number;
}
const newLine = (): Line => ({ outcomes: newOutcomes(), shows: 0 });

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
 */
export const summaryOf = (rows: readonly MatchRow[], personOf: PersonOf): EveningSummary => {
	const lines = new Map<string, Line>();
	let guests = 0;
	let matches = 0;
	let shows = 0;
	for (const row of rows) {
		const named = row.players.filter((player) => !isGuest(player));
		guests = Math.max(guests, row.players.length - named.length);
		// Everybody who sat there came, also if the match does not count for them.
		for (const { id } of named) getOrInsert(lines, personOf(id), newLine);
		const match = countedMatchOf(row, personOf);
		if (!match || match.results.length === 0) continue;
		if (match.record.isTogether) shows += 1;
		else matches += 1;
		for (const [seat, person] of match.people.entries()) {
			if (person === undefined) continue;
			const line = getOrInsert(lines, person, newLine);
			if (match.record.isTogether) line.shows += 1;
			else addOutcome(line.outcomes, match.results[seat] ?? 'lost');
		}
	}
	const people = [...lines]
		.map(([person, line]): EveningPerson => ({ person, ...line }))
		.sort(
			(a, b) => b.outcomes.won - a.outcomes.won || playedBy(b) - playedBy(a) || (a.person < b.person ? -1 : 1)
		);
	const inOrder = rows.toSorted((a, b) => byPlay({ ...a, at: a.started }, { ...b, at: b.started }));
	return {
		rows: inOrder,
		people,
		guests,
		matches,
		shows,
		open: rows.filter((row) => statusOf(row) === 'open').length,
		best: bestOf(people, matches),
		minutes: rows.reduce((sum, { outcome, record }) => sum + (outcome && record ? record.minutes : 0), 0),
		places: [...new Set(inOrder.flatMap(({ place = '' }) => (place.trim() === '' ? [] : [place.trim()])))]
	};
};
