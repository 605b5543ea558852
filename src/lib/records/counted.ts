/** A finished match as the records count it, made from its row or from its stored result. */
import { resultsOf, type Result } from '$lib/games/outcome';
import { recordVersion, type MatchRecord } from '$lib/match/summary';
import { isGuest } from '$lib/store/players/player';
import { factsIn, type MatchResult } from '$lib/store/results/result';
import { statusOf, type MatchRow } from '$lib/store/lists/row';

/** What is counted of a match for its players, without its facts. */
export interface CountedPlayers {
	readonly id: string;
	readonly game: string;
	/** When it ended, in milliseconds since 1970. */
	readonly at: number;
	/** The person at each seat, nobody twice; undefined for guests and for those in `twice`. */
	readonly people: readonly (string | undefined)[];
	/** Persons with two seats, because they were merged with an opponent; the match does not count for them. */
	readonly twice: readonly string[];
	/** One for each seat; none for a match that stays unfinished. */
	readonly results: readonly Result[];
	/** One for each seat, or a single one where all players share it; none for a match that was given up. */
	readonly scores: readonly number[];
	/** The highest score that could be reached; 0 in games that have none. */
	readonly max: number;
	readonly record: Pick<MatchRecord, 'isTogether' | 'like'>;
}

/** A match with its facts. */
export interface CountedMatch extends CountedPlayers {
	readonly record: MatchRecord;
}

/** Gives the person behind a player's id: another id where the player was merged with somebody. */
export type PersonOf = (id: string) => string;
/** Gives the version of a game's facts in this build; undefined for a game that it does not have. */
export type FactsVersionOf = (game: string) => number | undefined;

const nobody: readonly string[] = [];

/**
 * Who is counted at which seat. Where all players share the result, a person with two seats has it once;
 * where they play against each other, the match does not count for that person.
 */
const seated = (
	ids: readonly string[],
	personOf: PersonOf,
	isTogether: boolean
): Pick<CountedPlayers, 'people' | 'twice'> => {
	const people = ids.map((id) => (isGuest({ id }) ? undefined : personOf(id)));
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

/** Whether the row was made by an earlier or later build, and has to be remade before it can be counted. */
export const isStale = (row: MatchRow, versionOf: FactsVersionOf): boolean => {
	const version = versionOf(row.game);
	if (version === undefined || row.unreadable !== undefined || row.isDeleted) return false;
	if (!row.standing) return true;
	return row.outcome !== undefined && row.record?.version !== recordVersion(version);
};

/** @returns the match of a row; undefined for one that is under way, deleted or unreadable. */
export const countedMatchOf = (row: MatchRow, personOf: PersonOf): CountedMatch | undefined => {
	const { id, game, outcome, record, standing } = row;
	if (row.isDeleted || statusOf(row) !== 'ended' || !outcome || !record || !standing) return undefined;
	return {
		id,
		game,
		at: row.changed,
		...seated(
			row.players.map((player) => player.id),
			personOf,
			record.isTogether
		),
		results: resultsOf(outcome, row.players.length),
		scores: outcome.givenUp ? [] : standing.scores,
		max: standing.max ?? 0,
		record
	};
};

/** Whether the row that a result comes from has to be remade before the match can be counted. */
export const isStaleResult = ({ game, version }: MatchResult, versionOf: FactsVersionOf): boolean => {
	const known = versionOf(game);
	return known !== undefined && version !== recordVersion(known);
};

/** @returns the match of a stored result, without its facts; undefined where the row had no facts yet. */
export const countedPlayersOf = (
	{ id, game, version, changed, players, results, scores, max, isTogether, like }: MatchResult,
	personOf: PersonOf
): CountedPlayers | undefined =>
	version === 0
		? undefined
		: {
				id,
				game,
				at: changed,
				...seated(players, personOf, isTogether),
				results,
				scores,
				max,
				record: { isTogether, like }
			};

/** @returns the match together with the facts of its result, which are parsed here. */
export const withFacts = (
	{ id, game, at, people, twice, results, scores, max, record: { isTogether, like } }: CountedPlayers,
	result: MatchResult
): CountedMatch => {
	const { version, minutes, rounds, starter, isNoted } = result;
	const own = factsIn(result);
	const record = { version, isTogether, like, minutes, rounds, own, ...(isNoted && { isNoted }) };
	return {
		id,
		game,
		at,
		people,
		twice,
		results,
		scores,
		max,
		record: starter < 0 ? record : { ...record, starter }
	};
};
