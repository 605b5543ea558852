/** Adding to a log: the one way a match changes. */
import type { Entry } from '../match/entry.ts';
import { announce } from './channel.ts';
import { readStored } from './entries.ts';
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
			/** What of the given entries is still to be stored, after the log; none when only the row is behind. */
			readonly pending: readonly Entry[];
	  };

/**
 * Stores new entries of a match and its row, if the log still ends where the caller believes it does.
 *
 * Doing it twice comes to the same: entries found stored already, as after a connection that broke just when
 * the transaction completed, are not foreign ones.
 *
 * @param entries of one match, in log order, the first with `seq` `last + 1`; none to store the row alone.
 * @param row of the match with these entries.
 * @param last the highest `seq` the caller has seen; -1 for a new match.
 * @throws {Trouble} when it cannot be written; then nothing was.
 */
export const appendEntries = async (
	entries: readonly Entry[],
	row: MatchRow,
	last: number
): Promise<Appended> => {
	const isPlain = entries.length > 0 && entries.every(({ kind }) => kind !== 'start');
	const appended =
		(isPlain ? await appendAtOnce(entries, row, last) : undefined) ??
		(await appendChecked(entries, row, last));
	if (appended.isStored) announce({ kind: 'match', match: row.id });
	return appended;
};

/**
 * The way of a tap. All of it is sent to the database in one breath, with its commit: a page that ends in
 * the next moment has stored the tap nevertheless. So nothing can be looked at first; `add` refuses a key
 * that is taken, and with it the whole transaction.
 *
 * @returns undefined when nothing was stored: another tab was first, or there is a trouble, which the checked
 * way meets again and tells.
 */
const appendAtOnce = async (
	entries: readonly Entry[],
	row: MatchRow,
	last: number
): Promise<Appended | undefined> => {
	const match = row.id;
	try {
		const count = await write(['entries', 'matches'], async (transaction) => {
			const log = transaction.objectStore('entries');
			const requests: Promise<unknown>[] = [];
			try {
				for (const entry of entries) requests.push(log.add(entry));
				requests.push(transaction.objectStore('matches').put(toStored(row)));
				const counted = log.count(keysOf(match, last));
				requests.push(counted);
				transaction.commit();
				await Promise.all(requests);
				return await counted;
			} finally {
				// Those of a transaction that ended early must not count as unhandled.
				void Promise.allSettled(requests);
			}
		});
		if (count === entries.length) return { isStored: true };
	} catch {
		return undefined;
	}
	// Entries of another device were imported just before: the two logs are one now, and the row is behind it.
	return { isStored: false, log: await readStored(match), pending: [] };
};

/**
 * The check and the writing are one `readwrite` transaction over the same stores. IndexedDB runs such
 * transactions one after the other, across all tabs: nobody can write between the check and the writing, so
 * no lock is needed and no entry is ever overwritten.
 */
const appendChecked = (entries: readonly Entry[], row: MatchRow, last: number): Promise<Appended> =>
	write(['entries', 'matches', 'players'], async (transaction): Promise<Appended> => {
		const match = row.id;
		const log = transaction.objectStore('entries');
		const tail = await log.getAll(keysOf(match, last));
		const storedByKey = new Map(toEntries(tail).map((entry) => [keyOf(entry), entry]));
		const missing = entries.filter((entry) => !isSameData(storedByKey.get(keyOf(entry)), entry));
		if (entries.length > 0 && missing.length === 0) return { isStored: true };
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
