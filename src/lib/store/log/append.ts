/** Adding to a log: the one way a match changes. */
import { isSeating, type Entry } from '../../match/entry.ts';
import { announce } from '../db/tabs.ts';
import { isSameData } from '../db/same-data.ts';
import { seatPlayers } from '../players/player.ts';
import { putRow } from '../results/result.ts';
import type { MatchRow } from '../lists/row.ts';
import type { StoreName } from '../db/schema.ts';
import { noteSeatings, takeUpSeatings } from '../players/seatings.ts';
import { isFields } from '../db/predicates.ts';
import { keyOf, keysOf, toEntries, toLog, type StoredLog } from './stored-log.ts';
import { write } from '../db/transact.ts';

/** Either all is stored, or nothing is because the log had grown: then the whole of it, to build on. */
export type Appended =
	| {
			readonly isStored: true;
			/** How many values of the log are no entries, if any: to be given with the next ones. */
			readonly damaged?: number;
	  }
	| {
			readonly isStored: false;
			readonly log: StoredLog;
			/** What of the given entries is still to be stored, after the log; none when only the row is behind. */
			readonly pending: readonly Entry[];
	  };

/**
 * Stores new entries of a match and its row, if the log still ends where the caller believes it does.
 *
 * Before they are called stored, what lies in the store is the log that is shown: of a database that was
 * deleted or lost under an open page, what is missing of `known` is written again.
 *
 * Doing it twice comes to the same: entries found stored already, as after a connection that broke just when
 * the transaction completed, are not foreign ones.
 *
 * @param entries of one match, in log order, the first with `seq` `last + 1`; none to store the row alone.
 * @param row of the match with these entries.
 * @param last the highest `seq` the caller has seen; -1 for a new match.
 * @param known the log before these entries, which the caller believes stored.
 * @param damaged how many values besides lay in the log when it was last compared, which are no entries.
 * @throws {Trouble} when it cannot be written; then nothing was.
 */
export const appendEntries = async (
	entries: readonly Entry[],
	row: MatchRow,
	last: number,
	known: readonly Entry[],
	damaged = 0
): Promise<Appended> => {
	const count = entries.length > 0 ? await appendAtOnce(entries, row) : undefined;
	const appended: Appended =
		count === known.length + entries.length + damaged
			? storedBeside(damaged)
			: await appendChecked({ entries, row, last, known, areAdded: count !== undefined });
	if (!appended.isStored) return appended;
	// It is stored whatever comes of this: what fails here, the list makes up for when it is next read.
	if (entries.some(isSeating)) await takeUpSeatings().catch(() => undefined);
	announce({ kind: 'match', match: row.id });
	return appended;
};

const storedBeside = (damaged: number): Appended => ({ isStored: true, ...(damaged > 0 && { damaged }) });

/**
 * The way of a tap. All of it is sent to the database in one breath, with its commit: a page that ends in
 * the next moment has stored the tap nevertheless. So nothing can be looked at first; `add` refuses a key
 * that is taken, and with it the whole transaction.
 *
 * @returns how many entries the match now has in the store; undefined when nothing was stored: another tab
 * was first, or there is a trouble, which the checked way meets again and tells.
 */
const appendAtOnce = async (entries: readonly Entry[], row: MatchRow): Promise<number | undefined> => {
	// A match that is over refuses every action: one that is under way after some was so before.
	const hadNone = entries.every(({ kind }) => kind === 'action' || kind === 'start');
	const seatings = entries.filter(isSeating);
	const names: readonly StoreName[] = ['entries', 'matches', 'results'];
	try {
		return await write(seatings.length > 0 ? [...names, 'settings'] : names, async (transaction) => {
			const log = transaction.objectStore('entries');
			const requests: Promise<unknown>[] = [];
			try {
				for (const entry of entries) requests.push(log.add(entry));
				requests.push(
					putRow(transaction.objectStore('matches'), transaction.objectStore('results'), row, hadNone)
				);
				if (seatings.length > 0)
					requests.push(...noteSeatings(transaction.objectStore('settings'), seatings));
				const counted = log.count(keysOf(row.id));
				requests.push(counted);
				transaction.commit();
				await Promise.all(requests);
				return await counted;
			} finally {
				// Those of a transaction that ended early must not count as unhandled.
				void Promise.allSettled(requests);
			}
		});
	} catch {
		return undefined;
	}
};

interface Draft {
	readonly entries: readonly Entry[];
	readonly row: MatchRow;
	readonly last: number;
	readonly known: readonly Entry[];
	/** The entries were added just now, unlooked at. */
	readonly areAdded: boolean;
}

/**
 * The check and the writing are one `readwrite` transaction over the same stores. IndexedDB runs such
 * transactions one after the other, across all tabs: nobody can write between the check and the writing, so
 * no lock is needed and no entry is ever overwritten.
 */
const appendChecked = ({ entries, row, last, known, areAdded }: Draft): Promise<Appended> =>
	write(['entries', 'matches', 'results', 'players'], async (transaction): Promise<Appended> => {
		const match = row.id;
		const log = transaction.objectStore('entries');
		const values = await log.getAll(keysOf(match));
		const isNew = values.length === 0 && known.length === 0;
		const add = async (added: readonly Entry[]): Promise<void> => {
			await Promise.all(added.map((entry) => log.add(entry)));
			await putRow(transaction.objectStore('matches'), transaction.objectStore('results'), row, isNew);
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
			// The next one finds what others have added: it does not count as damaged.
			return storedBeside(isForeign ? 0 : damaged);
		}
		if (isForeign || found.displaced.length > 0) {
			return { isStored: false, log: toLog(await log.getAll(keysOf(match))), pending };
		}
		await add(found.missing);
		return storedBeside(damaged);
	});

interface Compared {
	/** Of the known: gone from the store. */
	readonly lost: readonly Entry[];
	/** Of the known: gone, and their place taken since by others. */
	readonly displaced: readonly Entry[];
	/** Of the new entries: not stored yet. */
	readonly missing: readonly Entry[];
}

const compare = (
	values: readonly unknown[],
	known: readonly Entry[],
	entries: readonly Entry[]
): Compared => {
	// By its key alone: a damaged value keeps its place too, `add` would refuse it.
	const valueByKey = new Map(values.map((value) => [keyOf(value as Entry), value]));
	const differs = (entry: Entry) => !isSameData(valueByKey.get(keyOf(entry)), entry);
	const lost = known.filter((entry) => !valueByKey.has(keyOf(entry)));
	return {
		lost,
		// Only of a log that lost something: otherwise the store is right.
		displaced: lost.length > 0 ? known.filter((entry) => !lost.includes(entry) && differs(entry)) : [],
		missing: entries.filter(differs)
	};
};

/** Whether others have added to the log: entries nobody here knows of, or anything after the last one known. */
const hasForeign = (values: readonly unknown[], shown: readonly Entry[], last: number): boolean => {
	const entryByKey = new Map(shown.map((entry) => [keyOf(entry), entry]));
	return values.some((value) => {
		const own = entryByKey.get(keyOf(value as Entry));
		if (own) return own.seq > last && !isSameData(own, value);
		const isAfter = isFields(value) && Number(value.seq) > last;
		return isAfter || toEntries([value]).length > 0;
	});
};
