/** An evening in figures: who came, what they won, and for how long they played. */
import type { MatchRow } from '$lib/store/lists/row';
import { isGuest } from '$lib/store/players/player';
import { matchCount, type Outcomes, byPlay, isFinished, playedOf, type PersonOf } from '$lib/matches/played';
import { recordOf } from '$lib/records/person';

/** Somebody who played that evening. */
export interface EveningPerson {
	readonly person: string;
	/** Matches against others that are over. */
	readonly outcomes: Outcomes;
	/** Shows that are over, which all players share. */
	readonly shows: number;
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
	/** How many shows are over. */
	readonly shows: number;
	/** Time played, without longer pauses, of all matches that are over. */
	readonly minutes: number;
	/** Where it was, each place once. */
	readonly places: readonly string[];
}

const playedBy = ({ outcomes, shows }: EveningPerson): number => matchCount(outcomes) + shows;

/**
 * @param rows the matches of one evening, in any order.
 * @param personOf gives the person behind a player's id.
 * @param nameOf gives the name that a person goes by, which orders those who are equal.
 */
export const eveningSummaryOf = (
	rows: readonly MatchRow[],
	personOf: PersonOf,
	nameOf: (person: string) => string = (person) => person
): EveningSummary => {
	const finished = playedOf(rows, personOf).filter(isFinished);
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
		shows: finished.filter(({ record }) => record.isTogether).length,
		minutes: rows.reduce((sum, { outcome, record }) => sum + (outcome && record ? record.minutes : 0), 0),
		places: [...new Set(inOrder.flatMap(({ place = '' }) => (place.trim() === '' ? [] : [place.trim()])))]
	};
};
