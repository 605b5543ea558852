/** Appends entries to a match's line. Every tap is stored this way. */
import { isSeating, type Entry } from '../../match/entry.ts';
import { isSameData, lastOf } from '../../match/line.ts';
import { isFields } from '../db/predicates.ts';
import type { StoreName } from '../db/schema.ts';
import { announce } from '../db/tabs.ts';
import { write } from '../db/transact.ts';
import { nameOf, Trouble } from '../db/trouble.ts';
import type { MatchRow } from '../lists/row.ts';
import { seatPlayers } from '../players/player.ts';
import { seqOf, singly } from './stored-line.ts';

/**
 * Stores new entries of a match together with its row, if the stored line still ends where the caller believes.
 *
 * All requests and the commit are sent at once, so that a tap is stored even if the page ends in the next moment. This
 * leaves no time to read anything first; instead, `add` fails for a place that is taken, and with it the whole
 * transaction, and the entry before the first is read beside it.
 *
 * @param entries in the order of the line; empty to store the row alone.
 * @param row of the match with these entries.
 * @param known the line before them, which the caller believes to be stored.
 * @returns whether they are stored. If not, the line is another than believed: it is to be read again, and the entries
 * put behind it.
 * @throws {Trouble} when it cannot be written; nothing has changed then.
 */
export const appendEntries = async (
	entries: readonly Entry[],
	row: MatchRow,
	known: readonly Entry[]
): Promise<boolean> => {
	const before = known.at(-1);
	const place = entries[0]?.seq ?? lastOf(known) + 1;
	const seatings = entries.filter(isSeating);
	const names: readonly StoreName[] = ['lines', 'matches'];
	let found: readonly unknown[];
	try {
		found = await write(seatings.length > 0 ? [...names, 'players'] : names, async (transaction) => {
			const lines = transaction.objectStore('lines');
			const requests: Promise<unknown>[] = [];
			try {
				const read = Promise.all([
					before && lines.openCursor(IDBKeyRange.bound([row.id], [row.id, before.seq]), 'prev'),
					entries.length === 0 ? lines.get([row.id, place]) : undefined
				]).then(([cursor, behind]) => singly([cursor?.value, behind]).filter(isFields));
				requests.push(read);
				for (const entry of entries) requests.push(lines.add(entry));
				requests.push(transaction.objectStore('matches').put(row));
				// Players are read before they are written, which is no tap.
				if (seatings.length > 0) requests.push(seatPlayers(transaction.objectStore('players'), seatings));
				else transaction.commit();
				await Promise.all(requests);
				return await read;
			} finally {
				// Requests of a transaction that failed early must not count as unhandled rejections.
				void Promise.allSettled(requests);
			}
		});
	} catch (error) {
		if (error instanceof Trouble && nameOf(error.cause) === 'ConstraintError') return false;
		throw error;
	}
	const isAsBelieved =
		found.every((value) => seqOf(value) <= lastOf(known)) &&
		(!before || found.some((value) => isSameData(value, before)));
	if (!isAsBelieved) {
		await takeBack(entries);
		return false;
	}
	announce({ kind: 'match', match: row.id });
	return true;
};

/** Removes entries that went behind another line than believed, before anybody is told of them. */
const takeBack = async (entries: readonly Entry[]): Promise<void> => {
	if (entries.length === 0) return;
	await write(['lines'], async (transaction) => {
		const lines = transaction.objectStore('lines');
		for (const entry of entries) {
			const key: [string, number] = [entry.match, entry.seq];
			if (isSameData(await lines.get(key), entry)) await lines.delete(key);
		}
	});
};
