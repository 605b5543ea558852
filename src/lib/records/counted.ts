/** A match as the records count it: over, its facts of the version that this build tells. */
import { resultAt, type Result } from '$lib/games/said';
import { recordVersion, type MatchRecord } from '$lib/match/summary';
import { isGuest } from '$lib/store/player';
import { statusOf, type MatchRow } from '$lib/store/row';

export interface Counted {
	readonly id: string;
	readonly game: string;
	/** When it ended. */
	readonly at: number;
	/** By seat: who it is, however they were named then; nothing for a guest. */
	readonly people: readonly (string | undefined)[];
	/** By seat. */
	readonly results: readonly Result[];
	/** By seat, or one of all. */
	readonly scores: readonly number[];
	readonly max: number | undefined;
	readonly record: MatchRecord;
}

/** Who a player's id stands for. */
export type PersonOf = (id: string) => string;
/** @returns the version of a game's facts in this build; nothing for a game it does not have. */
export type FactsVersionOf = (game: string) => number | undefined;

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
		people: row.players.map((player) => (isGuest(player) ? undefined : personOf(player.id))),
		results: row.players.map((_, seat) => resultAt(outcome, seat)),
		scores: standing.scores,
		max: standing.max,
		record
	};
};
