/** Adding to a log: the one way a match changes. */
import type { Entry } from '../match/entry.ts';
import { announce } from './channel.ts';
import { isSameData } from './plain-data.ts';
import { seatPlayers } from './player.ts';
import { toStored, type MatchRow } from './row.ts';
import { keyOf, keysOf, toLog, toEntries, type StoredLog } from './stored-log.ts';
import { write } from './transact.ts';

/** Either all is stored, or nothing is because the log had grown: then the whole of it, to build on. */
export type Appended =
	| { readonly isStored: true }
	| {
			readonly isStored: false;
			readonly log: StoredLog;
			/** What of the given entries is still to be stored, after the log. */
			readonly pending: readonly Entry[];
	  };

/**
 * Stores new entries of a match and its row, if the log still ends where the caller believes it does.
 *
 * The check and the writing are one `readwrite` transaction over the same stores. IndexedDB runs such
 * transactions one after the other, across all tabs: nobody can write between the check and the writing, so
 * no lock is needed and no entry is ever overwritten (`add` would refuse that besides).
 *
 * Doing it twice comes to the same: entries found stored already, as after a connection that broke just when
 * the transaction completed, are not foreign ones.
 *
 * @param entries of one match, in log order, the first with `seq` `last + 1`.
 * @param row of the match with these entries.
 * @param last the highest `seq` the caller has seen; -1 for a new match.
 * @throws {Trouble} when it cannot be written; then nothing was.
 */
export const appendEntries = async (
	entries: readonly Entry[],
	row: MatchRow,
	last: number
): Promise<Appended> => {
	const match = row.id;
	const appended = await write(['entries', 'matches', 'players'], async (transaction): Promise<Appended> => {
		const log = transaction.objectStore('entries');
		const tail = await log.getAll(keysOf(match, last));
		const storedByKey = new Map(toEntries(tail).map((entry) => [keyOf(entry), entry]));
		const missing = entries.filter((entry) => !isSameData(storedByKey.get(keyOf(entry)), entry));
		if (missing.length === 0) return { isStored: true };
		if (tail.length > entries.length - missing.length) {
			return { isStored: false, log: toLog(await log.getAll(keysOf(match))), pending: missing };
		}
		await Promise.all(missing.map((entry) => log.add(entry)));
		await transaction.objectStore('matches').put(toStored(row));
		for (const entry of missing) {
			if (entry.kind === 'start') await seatPlayers(transaction.objectStore('players'), entry);
		}
		return { isStored: true };
	});
	if (appended.isStored) announce({ kind: 'match', match });
	return appended;
};
