/** A match as the records count it: over, its facts of the version that this build tells. */
import { resultAt, type Result } from '$lib/games/said';
import { recordVersion, type MatchRecord } from '$lib/match/summary';
import { isGuest } from '$lib/store/players/player';
import { factsIn, type MatchResult } from '$lib/store/results/result';
import { statusOf, type MatchRow } from '$lib/store/lists/row';

/** What a list of players counts of a match. */
export interface Played {
	readonly id: string;
	readonly game: string;
	/** When it ended. */
	readonly at: number;
	/** By seat: who it is, however they were named then, nobody twice; nothing for a guest, and for those in `twice`. */
	readonly people: readonly (string | undefined)[];
	/** Who sits at two seats, against themselves: merged with someone of the table. For them the match does not count. */
	readonly twice: readonly string[];
	/** By seat. */
	readonly results: readonly Result[];
	/** By seat, or one of all. */
	readonly scores: readonly number[];
	readonly record: Pick<MatchRecord, 'isTogether' | 'like'>;
}

/** All of it. */
export interface Counted extends Played {
	readonly record: MatchRecord;
}

/** Who a player's id stands for. */
export type PersonOf = (id: string) => string;
/** @returns the version of a game's facts in this build; nothing for a game it does not have. */
export type FactsVersionOf = (game: string) => number | undefined;

const nobody: readonly string[] = [];

/** Who is counted at which seat. Those who play together share their result: who sits there twice has it once. */
const seated = (
	ids: readonly string[],
	personOf: PersonOf,
	isTogether: boolean
): Pick<Played, 'people' | 'twice'> => {
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

/** Whether the row is of an earlier or later build, and has to be made anew before it can be counted. */
export const isStale = (row: MatchRow, versionOf: FactsVersionOf): boolean => {
	const version = versionOf(row.game);
	if (version === undefined || row.unreadable !== undefined || row.isDeleted) return false;
	if (!row.standing) return true;
	return row.outcome !== undefined && row.record?.version !== recordVersion(version);
};

/** @returns the match as it is counted; nothing for one that is under way, deleted or cannot be read. */
export const countedOf = (row: MatchRow, personOf: PersonOf): Counted | undefined => {
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
		results: row.players.map((_, seat) => resultAt(outcome, seat)),
		scores: standing.scores,
		record
	};
};

/** Whether the row of a result has to be made anew before it can be counted. */
export const isStaleResult = ({ game, version }: MatchResult, versionOf: FactsVersionOf): boolean => {
	const known = versionOf(game);
	return known !== undefined && version !== recordVersion(known);
};

/** @returns the match as a list of players counts it, by its result; nothing where there is nothing to count. */
export const playedOf = (
	{ id, game, version, changed, players, results, scores, isTogether, like }: MatchResult,
	personOf: PersonOf
): Played | undefined =>
	version === 0
		? undefined
		: {
				id,
				game,
				at: changed,
				...seated(players, personOf, isTogether),
				results,
				scores,
				record: { isTogether, like }
			};

/** @returns all of a match, with the facts of its result. */
export const withFacts = (
	{ id, game, at, people, twice, results, scores, record: { isTogether, like } }: Played,
	result: MatchResult
): Counted => {
	const { version, minutes, rounds, starter } = result;
	const record = { version, isTogether, like, minutes, rounds, own: factsIn(result) };
	return {
		id,
		game,
		at,
		people,
		twice,
		results,
		scores,
		record: starter < 0 ? record : { ...record, starter }
	};
};
