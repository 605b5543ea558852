/** Finds how earlier matches of the same persons ended, to compare a result with them. */
import type { Outcome } from '../../games/outcome.ts';
import type { Seated } from '../../match/entry.ts';
import { read } from '../db/transact.ts';
import { unsavedRows } from '../lines/unsaved.ts';
import { isGuest, type Player } from '../players/player.ts';
import { listPlayers } from '../players/players.ts';
import { idsOf, personOf } from '../players/same-player.ts';
import { matchesOf } from '../players/sat-together.ts';
import { isListed, toRow, type MatchRow } from './row.ts';

export interface ComparedMatch {
	/** The match that is shown. Only matches begun before it are earlier. */
	readonly id: string;
	readonly game: string;
	readonly players: readonly Seated[];
	readonly started: number;
	/** Its kind (`like` of its record): only matches of one kind are compared. */
	readonly like: string;
}

/** How many rows are read at a time, so that a tap that is being stored does not wait for all of them. */
const batch = 200;

/** @returns the ids of the stored matches in which each of these persons sat, under any of their names. */
const commonMatches = (
	players: readonly Player[],
	persons: readonly string[],
	isPerson: (id: string) => string
): Promise<readonly string[]> =>
	read(['matches'], async (transaction) => {
		const matches = transaction.objectStore('matches');
		let common: ReadonlySet<string> | undefined;
		for (const person of persons) {
			const theirs = new Set((await matchesOf(matches, idsOf(players, person, isPerson))).flat());
			const earlier = common;
			common = earlier ? new Set([...earlier].filter((match) => theirs.has(match))) : theirs;
		}
		return [...(common ?? [])];
	});

const rowsOf = (ids: readonly string[]): Promise<readonly MatchRow[]> =>
	read(['matches'], async (transaction) => {
		const matches = transaction.objectStore('matches');
		const rows = await Promise.all(ids.map((id) => matches.get(id)));
		return rows.map(toRow).filter((row) => row !== undefined);
	});

/**
 * @param match whose players may have sat in any order.
 * @returns the outcomes of the ended matches of this game and kind that the same persons began earlier, under
 * whichever of their names, the newest first; without matches that were given up. There are none for a table
 * with an unnamed player, who may be anybody, and none when the store cannot be read. A row of an earlier build, which
 * does not tell its kind, is left out until it is made anew.
 */
export const earlierOutcomes = async ({
	id,
	game,
	players: seats,
	started,
	like
}: ComparedMatch): Promise<readonly Outcome[]> => {
	if (seats.length === 0 || seats.some(isGuest)) return [];
	const { players, trouble } = await listPlayers();
	if (trouble) return [];
	const isPerson = personOf(players);
	const persons = seats.map((seat) => isPerson(seat.id)).sort();
	const isEarlier = (row: MatchRow): boolean =>
		isListed(row, { game, status: 'ended' }) &&
		row.id !== id &&
		row.started < started &&
		row.record?.like === like &&
		!row.outcome?.givenUp &&
		!row.outcome?.noted &&
		row.players
			.map((seat) => isPerson(seat.id))
			.sort()
			.join(' ') === persons.join(' ');
	try {
		const pending = unsavedRows();
		const found = [...pending.values()].filter(isEarlier);
		const stored = await commonMatches(players, persons, isPerson);
		for (let from = 0; from < stored.length; from += batch) {
			const some = stored.slice(from, from + batch).filter((match) => !pending.has(match));
			found.push(...(await rowsOf(some)).filter(isEarlier));
		}
		return found.sort((a, b) => b.started - a.started).flatMap(({ outcome }) => (outcome ? [outcome] : []));
	} catch {
		return [];
	}
};
