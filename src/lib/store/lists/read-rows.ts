/** Reads the rows of matches: all of them, some, or the last few. */
import { read } from '../db/connection.ts';
import { troubleOf, type TroubleCode } from '../db/trouble.ts';
import { linesInMemory, unsavedRows } from '../lines/unsaved.ts';
import { toRow, type MatchRow } from './row.ts';

/** Rows that are stored, and the ids of those that are damaged. */
export interface StoredRows {
	readonly rows: readonly MatchRow[];
	readonly damaged: readonly string[];
}

const sorted = (ids: readonly string[], values: readonly unknown[]): StoredRows => {
	const rows: MatchRow[] = [];
	const damaged: string[] = [];
	for (const [place, id] of ids.entries()) {
		const row = toRow(values[place]);
		if (row) rows.push(row);
		else if (values[place] !== undefined) damaged.push(id);
	}
	return { rows, damaged };
};

/** A store of rows, in a transaction. */
export interface RowStore {
	readonly getAll: (range: IDBKeyRange) => Promise<unknown[]>;
	readonly getAllKeys: () => Promise<string[]>;
}

/** Asked for in stretches of so many, ten thousand rows come in half the time, and in short tasks instead of a long one. */
const atOnce = 250;

/** @returns all rows as they are stored, of deleted matches too. */
const storedRowsIn = async (matches: RowStore): Promise<StoredRows> => {
	const ids = await matches.getAllKeys();
	const stretches: Promise<unknown[]>[] = [];
	for (let from = 0; from < ids.length; from += atOnce) {
		const last = Math.min(from + atOnce, ids.length) - 1;
		stretches.push(matches.getAll(IDBKeyRange.bound(ids[from], ids[last])));
	}
	return sorted(ids, (await Promise.all(stretches)).flat());
};

/** @returns all rows as they are now, with what is not stored yet, of deleted matches too; without damaged ones. */
export const rowsIn = async (matches: RowStore): Promise<readonly MatchRow[]> => {
	const unsaved = unsavedRows();
	const { rows } = await storedRowsIn(matches);
	return [...rows.filter(({ id }) => !unsaved.has(id)), ...unsaved.values()];
};

/**
 * @param ids of the matches; all without them.
 * @returns the rows as they are stored, of deleted matches too. A match that is not there has none.
 * @throws {Trouble} when the store cannot be read.
 */
export const readStoredRows = (ids?: readonly string[]): Promise<StoredRows> =>
	read(['matches'], async (transaction) => {
		const matches = transaction.objectStore('matches');
		return ids ? sorted(ids, await Promise.all(ids.map((id) => matches.get(id)))) : storedRowsIn(matches);
	});

/**
 * @returns the row of a match, deleted or not; undefined when there is none, or when it is damaged.
 * @throws {Trouble} when the store cannot be read.
 */
export const readRow = async (id: string): Promise<MatchRow | undefined> =>
	unsavedRows().get(id) ?? (await readStoredRows([id])).rows[0];

/**
 * @returns a time one day ahead. A match with a later time was played while a clock was wrong. It is listed
 * after all others, because it would otherwise stay at the top for years.
 */
const horizonOf = (now: number): number => now + 86_400_000;

/**
 * @returns a comparison for sorting rows: the last played first, but those that a wrong clock put into the future last.
 * At the same time, they are in descending order of id.
 */
export const byLastPlayed = (now: number): ((a: MatchRow, b: MatchRow) => number) => {
	const horizon = horizonOf(now);
	return (a, b) =>
		Number(a.changed > horizon) - Number(b.changed > horizon) ||
		b.changed - a.changed ||
		(a.id === b.id ? 0 : a.id < b.id ? 1 : -1);
};

/** The last matches with all that are under way, and how many there are in all. */
export interface RecentRows extends StoredRows {
	/** How many matches are stored, with deleted ones. */
	readonly count: number;
	/** Why the store could not be read. The rows are then those in memory. */
	readonly trouble?: TroubleCode;
}

/** So many of the last rows are read. */
const mostRecent = 30;

/**
 * Reads the last matches and those under way from their indexes, for a page that needs no others. Deleted ones are left
 * out.
 *
 * @param now in milliseconds since 1970.
 */
export const readRecentRows = async (now: number): Promise<RecentRows> => {
	const unsaved = unsavedRows();
	const known = [...unsaved.values()];
	const listed = (rows: readonly MatchRow[]): readonly MatchRow[] =>
		rows.filter(({ isDeleted }) => !isDeleted).sort(byLastPlayed(now));
	try {
		const { count, ...stored } = await read(['matches'], async (transaction) => {
			const matches = transaction.objectStore('matches');
			const found = new Map<string, unknown>();
			const edge = [horizonOf(now), []];
			for (const range of [IDBKeyRange.upperBound(edge), IDBKeyRange.lowerBound(edge, true)]) {
				let cursor =
					found.size < mostRecent ? await matches.index('byChange').openCursor(range, 'prev') : null;
				for (; cursor && found.size < mostRecent; cursor = await cursor.continue())
					found.set(cursor.primaryKey, cursor.value);
			}
			const underWay = matches.index('underWay');
			const [ids, rows] = await Promise.all([underWay.getAllKeys(), underWay.getAll()]);
			for (const [place, id] of ids.entries()) found.set(id, rows[place]);
			return { ...sorted([...found.keys()], [...found.values()]), count: await matches.count() };
		});
		return {
			...stored,
			count,
			rows: listed([...stored.rows.filter(({ id }) => !unsaved.has(id)), ...known])
		};
	} catch (error) {
		return { rows: listed(known), damaged: [], count: known.length, trouble: troubleOf(error).code };
	}
};

/**
 * @returns the ids of all matches that are here, of deleted ones and of those in memory too.
 * @throws {Trouble} when the store cannot be read.
 */
export const storedMatchIds = async (): Promise<ReadonlySet<string>> => {
	const keys = await read(['matches'], (transaction) => transaction.objectStore('matches').getAllKeys());
	return new Set([...keys, ...linesInMemory().keys()]);
};

/**
 * Moves the logs of version 1 to lines, behind what is on screen, if there are any; the code for it is loaded only then.
 * Never rejects: what cannot be moved now is tried again at the next start.
 */
export const moveOldLogsLater = async (): Promise<void> => {
	try {
		const count = await read(['entries'], (transaction) => transaction.objectStore('entries').count());
		if (count > 0) await (await import('../lines/move.ts')).moveOldLogs();
	} catch {
		// The code could not be loaded, or the store not be read.
	}
};
