/** The matches that are over, with the persons who sat there: what all records are counted from. */
import type { GameMeta } from '$lib/games/game';
import { metaOf } from '$lib/games/registry';
import type { Outcome, Result, Seat } from '$lib/games/outcome';
import { isGuest, markCount, type Player } from '$lib/store/players/player';
import type { MatchRow } from '$lib/store/lists/row';

/** A row with all that is known of a match that is over. */
export type EndedRow = MatchRow & Required<Pick<MatchRow, 'outcome' | 'record' | 'standing'>>;

/** What is counted of a match that is over, and who sat there. */
export interface Played extends Pick<EndedRow, 'id' | 'game' | 'changed' | 'record' | 'standing'> {
	readonly place?: string | undefined;
	readonly ruleSet?: string | undefined;
	/** The person at each seat, nobody twice; undefined for guests and for those in `twice`. */
	readonly people: readonly (string | undefined)[];
	/** Persons with two seats, because they were joined with an opponent; the match does not count for them. */
	readonly twice: readonly string[];
	/** One for each seat; none for a match that stays unfinished. */
	readonly results: readonly Result[];
	/** One for each seat, or a single one where all players share it; none for a match that was given up. */
	readonly scores: readonly number[];
}

/** @returns the game of the last match that is over, else of the last one; undefined where there is none that is known. */
export const gameLastPlayed = (rows: readonly MatchRow[]): GameMeta | undefined => {
	const games = [...rows.filter(({ outcome }) => outcome), ...rows].map(({ game }) => metaOf(game));
	return games.find((meta) => meta !== undefined);
};

/** Gives the person behind a player's id: another id where the player was joined with somebody. */
export type PersonOf = (id: string) => string;

const nobody: readonly string[] = [];

/**
 * Who is counted at which seat. Where all players share the result, a person with two seats has it once;
 * where they play against each other, the match does not count for that person.
 */
const seated = (
	{ players }: MatchRow,
	personOf: PersonOf,
	isTogether: boolean
): Pick<Played, 'people' | 'twice'> => {
	const people = players.map((player) => (isGuest(player) ? undefined : personOf(player.id)));
	const isAgain = (person: string | undefined, seat: number): person is string =>
		person !== undefined && people.indexOf(person) !== seat;
	if (!people.some(isAgain)) return { people, twice: nobody };
	if (isTogether)
		return { people: people.map((one, seat) => (isAgain(one, seat) ? undefined : one)), twice: nobody };
	const twice = [...new Set(people.filter(isAgain))];
	return {
		people: people.map((one) => (one !== undefined && twice.includes(one) ? undefined : one)),
		twice
	};
};

/** @returns how a match with this outcome ended for a seat; it is not for matches that stay unfinished. */
export const resultAt = ({ winners, shared }: Outcome, seat: Seat): Result => {
	if (!winners.includes(seat)) return 'lost';
	return shared ? 'drawn' : 'won';
};

/** @returns how a match ended for each of its seats; empty where it stays unfinished and is not counted. */
const resultsOf = (outcome: Outcome, seats: readonly unknown[]): readonly Result[] =>
	outcome.givenUp === 'unfinished' ? [] : seats.map((_, seat) => resultAt(outcome, seat));

/** @returns the matches among these rows that are over; those that stay unfinished are among them. */
export const playedOf = (rows: readonly MatchRow[], personOf: PersonOf): readonly Played[] =>
	rows.flatMap((row): readonly Played[] => {
		const { id, game, changed, place, ruleSet, outcome, record, standing } = row;
		if (row.isDeleted || row.unreadable !== undefined || !outcome || !record || !standing) return [];
		const { people, twice } = seated(row, personOf, record.isTogether);
		const results = resultsOf(outcome, row.players);
		const scores = outcome.givenUp ? [] : standing.scores;
		return [{ id, game, changed, place, ruleSet, record, standing, people, twice, results, scores }];
	});

/** How many matches were won, drawn and lost. */
export type Outcomes = Record<Result, number>;

/** @returns how many of these results there are of each. */
export const outcomesOf = (results: readonly Result[]): Outcomes => {
	const outcomes = { won: 0, drawn: 0, lost: 0 };
	for (const result of results) outcomes[result] += 1;
	return outcomes;
};

/** @returns how many matches there were. */
export const matchCount = ({ won, drawn, lost }: Outcomes): number => won + drawn + lost;

/** Whether a match has a result, and did not stay unfinished. */
export const isFinished = ({ results }: Pick<Played, 'results'>): boolean => results.length > 0;

/** Sorts matches as they were played; of those at one moment, by id, so that every device does the same. */
export const byPlay = (a: Pick<MatchRow, 'changed' | 'id'>, b: Pick<MatchRow, 'changed' | 'id'>): number =>
	a.changed - b.changed || (a.id === b.id ? 0 : a.id < b.id ? -1 : 1);

/** @returns the finished matches of each kind, the kind played most first: only one kind is compared. */
export const kindsOf = (
	matches: readonly Played[]
): readonly (readonly [kind: string, readonly Played[]])[] =>
	[...groupedBy(matches.filter(isFinished), ({ record }) => record.like)].sort(
		([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1)
	);

/** How matches ended in which everybody plays together. They are not won: their score tells how they went. */
export const showEndings = ['perfect', 'finished', 'lost'] as const;
export type ShowEnding = (typeof showEndings)[number];

/** @returns whether a show reached the highest score, was played to its end, or was lost. */
export const showEndingOf = ({
	results,
	scores,
	standing: { max = 0 }
}: Pick<Played, 'results' | 'scores' | 'standing'>): ShowEnding => {
	if (results.includes('lost')) return 'lost';
	return max > 0 && scores[0] === max ? 'perfect' : 'finished';
};

/** @returns the values by key, in the order of their first ones; a value may have several keys, or none. */
export const groupedBy = <Value>(
	values: readonly Value[],
	keysOf: (value: Value) => string | readonly string[]
): ReadonlyMap<string, readonly Value[]> => {
	const groups = new Map<string, Value[]>();
	for (const value of values) {
		const keys = keysOf(value);
		for (const key of typeof keys === 'string' ? [keys] : keys) {
			const group = groups.get(key);
			if (group) group.push(value);
			else groups.set(key, [value]);
		}
	}
	return groups;
};

/** The names and marks by which a page of records shows persons. */
export interface PersonLabels {
	readonly nameOf: (person: string) => string;
	readonly markOf: (person: string) => number;
}

/**
 * @returns the marks, as indices into `crests`, by player's id: the one that each chose, else the next one in the order
 *   in which players were added.
 */
const marksOf = (players: readonly Player[]): ReadonlyMap<string, number> =>
	new Map(
		players
			.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))
			.map(({ id, mark }, index) => [id, mark ?? index % markCount])
	);

/** @returns the labels of the players; anybody else is named “?” and has the first mark. */
export const personLabelsOf = (players: readonly Player[]): PersonLabels => {
	const marks = marksOf(players);
	const names = new Map(players.map(({ id, name }) => [id, name]));
	return { nameOf: (person) => names.get(person) ?? '?', markOf: (person) => marks.get(person) ?? 0 };
};
