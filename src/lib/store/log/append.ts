/** Appends entries to a match's log. Every tap is stored this way. */
import { isSeating, type Entry } from '../../match/entry.ts';
import { announce } from '../db/tabs.ts';
import { isSameData } from '../db/same-data.ts';
import { seatPlayers } from '../players/player.ts';
import { putRow } from '../results/put-row.ts';
import type { MatchRow } from '../lists/row.ts';
import type { StoreName } from '../db/schema.ts';
import { noteSeatings, takeUpSeatings } from '../players/seatings.ts';
import { isFields } from '../db/predicates.ts';
import { keyOf, keysOf, toEntries, toLog, type StoredLog } from './stored-log.ts';
import { write } from '../db/transact.ts';

/**
 * Whether everything was stored. If the log has grown meanwhile, nothing was, and `log` is what to build on.
 */
export type AppendResult =
	| {
			readonly isStored: true;
			/**
			 * How many stored values of the log are not entries, if any. To be passed with the next entries.
			 */
			readonly damaged?: number;
	  }
	| {
			readonly isStored: false;
			readonly log: StoredLog;
			/**
			 * Those of the given entries that still have to be stored after the log; empty if only the row
			 * has to be.
			 */
			readonly pending: readonly Entry[];
	  };

/**
 * Stores new entries of a match together with its row, if the stored log still ends where the caller
 * believes.
 *
 * It also checks that the stored log is the one that is shown. If the database was deleted or lost under an
 * open page, the missing entries of `known` are stored again.
 *
 * It may be repeated: entries that were stored by a connection that broke when the transaction completed are
 * recognised.
 *
 * @param entries of one match, in log order, the first with `seq` `last + 1`; empty to store the row alone.
 * @param row of the match with these entries.
 * @param last the highest `seq` that the caller has seen; -1 for a new match.
 * @param known the log before these entries, which the caller believes to be stored.
 * @param damaged how many stored values of the log were not entries when it was last compared.
 * @throws {Trouble} when it cannot be written; nothing has changed then.
 */
export const appendEntries = async (
	entries: readonly Entry[],
	row: MatchRow,
	last: number,
	known: readonly Entry[],
	damaged = 0
): Promise<AppendResult> => {
	const count = entries.length > 0 ? await appendAtOnce(entries, row) : undefined;
	const appended: AppendResult =
		count === known.length + entries.length + damaged
			? storedResult(damaged)
			: await appendChecked({ entries, row, last, known, areAdded: count !== undefined });
	if (!appended.isStored) return appended;
	// The entries are stored even if this fails. The list of players does it when it is next read.
	if (entries.some(isSeating)) await takeUpSeatings().catch(() => undefined);
	announce({ kind: 'match', match: row.id });
	return appended;
};

const storedResult = (damaged: number): AppendResult => ({ isStored: true, ...(damaged > 0 && { damaged }) });

/**
 * The fast path of a tap. All requests and the commit are sent synchronously, so that the tap is stored even
 * if the page ends in the next moment. This leaves no time to read anything first; instead, `add` fails for a
 * key that is taken, and with it the whole transaction.
 *
 * @returns how many values the stored log has now; undefined when nothing was stored. Then another tab was
 * first, or there is a trouble, which the checked path meets again and reports.
 */
const appendAtOnce = async (entries: readonly Entry[], row: MatchRow): Promise<number | undefined> => {
	const seatings = entries.filter(isSeating);
	const names: readonly StoreName[] = ['entries', 'matches', 'results'];
	try {
		return await write(seatings.length > 0 ? [...names, 'settings'] : names, async (transaction) => {
			const log = transaction.objectStore('entries');
			const requests: Promise<unknown>[] = [];
			try {
				for (const entry of entries) requests.push(log.add(entry));
				requests.push(putRow(transaction.objectStore('matches'), transaction.objectStore('results'), row));
				if (seatings.length > 0)
					requests.push(...noteSeatings(transaction.objectStore('settings'), seatings));
				const counted = log.count(keysOf(row.id));
				requests.push(counted);
				transaction.commit();
				await Promise.all(requests);
				return await counted;
			} finally {
				// Requests of a transaction that failed early must not count as unhandled rejections.
				void Promise.allSettled(requests);
			}
		});
	} catch {
		return undefined;
	}
};

interface CheckedAppend {
	readonly entries: readonly Entry[];
	readonly row: MatchRow;
	readonly last: number;
	readonly known: readonly Entry[];
	/** Whether the fast path has just added the entries, without comparing the log. */
	readonly areAdded: boolean;
}

/**
 * Compares the log and writes in one `readwrite` transaction. IndexedDB runs such transactions one after the
 * other, across all tabs. So nobody can write between the comparison and the writing, no lock is needed, and
 * no entry is ever overwritten.
 */
const appendChecked = ({ entries, row, last, known, areAdded }: CheckedAppend): Promise<AppendResult> =>
	write(['entries', 'matches', 'results', 'players'], async (transaction): Promise<AppendResult> => {
		const match = row.id;
		const log = transaction.objectStore('entries');
		const values = await log.getAll(keysOf(match));
		const add = async (added: readonly Entry[]): Promise<void> => {
			await Promise.all(added.map((entry) => log.add(entry)));
			await putRow(transaction.objectStore('matches'), transaction.objectStore('results'), row);
			const starts = added.filter(isSeating);
			if (starts.length > 0) await seatPlayers(transaction.objectStore('players'), starts);
		};

		const found = compare(values, known, entries);
		if (found.lost.length > 0) await add(found.lost);
		const pending = [...found.displaced, ...found.missing];
		const shown = [...known, ...entries];
		const isForeign = hasForeign(values, shown, last);
		const damaged = values.length + found.lost.length + found.missing.length - shown.length;
		if (entries.length > 0 && pending.length === 0 && !(isForeign && areAdded)) {
			// Another tab has added entries, which must not count as damaged. The next call takes them over.
			return storedResult(isForeign ? 0 : damaged);
		}
		if (isForeign || found.displaced.length > 0) {
			return { isStored: false, log: toLog(await log.getAll(keysOf(match))), pending };
		}
		await add(found.missing);
		return storedResult(damaged);
	});

interface Compared {
	/** Known entries that are missing from the store. */
	readonly lost: readonly Entry[];
	/** Known entries whose key has another value in a log that lost entries. */
	readonly displaced: readonly Entry[];
	/** New entries that are not stored yet. */
	readonly missing: readonly Entry[];
}

const compare = (
	values: readonly unknown[],
	known: readonly Entry[],
	entries: readonly Entry[]
): Compared => {
	// Compared by key alone: a damaged value has a key too, and `add` would fail for it.
	const valueByKey = new Map(values.map((value) => [keyOf(value as Entry), value]));
	const differs = (entry: Entry) => !isSameData(valueByKey.get(keyOf(entry)), entry);
	const lost = known.filter((entry) => !valueByKey.has(keyOf(entry)));
	return {
		lost,
		// If nothing is missing, the store is right about the values that differ.
		displaced: lost.length > 0 ? known.filter((entry) => !lost.includes(entry) && differs(entry)) : [],
		missing: entries.filter(differs)
	};
};

/**
 * Whether another tab or device has added to the log: entries that are not shown, or anything after the last
 * known one.
 */
const hasForeign = (values: readonly unknown[], shown: readonly Entry[], last: number): boolean => {
	const entryByKey = new Map(shown.map((entry) => [keyOf(entry), entry]));
	return values.some((value) => {
		const own = entryByKey.get(keyOf(value as Entry));
		if (own) return own.seq > last && !isSameData(own, value);
		const isAfter = isFields(value) && Number(value.seq) > last;
		return isAfter || toEntries([value]).length > 0;
	});
};
