/**
 * Lists matches by their last change, the newest first. A page is read from an index, never from the whole
 * store.
 */
import { unsavedRows } from '../lines/unsaved.ts';
import { isListed, toRow, type MatchFilter, type MatchRow } from './row.ts';
import type { OchayaSchema } from '../db/schema.ts';
import { read } from '../db/transact.ts';
import { troubleOf, type TroubleCode } from '../db/trouble.ts';

/** The last row of a page. The next page begins after it. */
export interface Cursor {
	readonly changed: number;
	readonly id: string;
}

/** Which page of a list is wanted: the rows after `before`, at most `limit` of them. */
export interface PageQuery {
	readonly before?: Cursor;
	readonly limit: number;
}
export interface MatchQuery extends MatchFilter, PageQuery {}

export interface MatchPage {
	readonly rows: readonly MatchRow[];
	/** Where the next page begins; undefined on the last page. */
	readonly next: Cursor | undefined;
	/** Ids of rows that could not be read. They are left out, and `rebuildRow` rebuilds them. */
	readonly damaged: readonly string[];
	/** Why the store could not be read. The rows are then those in memory. */
	readonly trouble?: TroubleCode;
}

export type MatchIndex = keyof OchayaSchema['matches']['indexes'];

/**
 * @returns the index, and the beginning of its keys, that answer most of a filter. The rest of it is checked
 * for each row.
 */
export const indexFor = ({ player, game, status }: MatchFilter): { index: MatchIndex; prefix: string[] } => {
	if (player !== undefined) return { index: 'byPlayer', prefix: [player] };
	if (game !== undefined) return { index: 'byGame', prefix: [game] };
	if (status !== undefined) return { index: 'byStatus', prefix: [status] };
	return { index: 'byChange', prefix: [] };
};

/**
 * @returns a time one day ahead. A match with a later time was played while a clock was wrong. It is listed
 * after all others, because it would otherwise stay at the top for years.
 */
export const horizonOf = (now: number): number => now + 86_400_000;

/**
 * @returns the ranges of an index that make up a list: first up to the horizon, then beyond it, both from the
 * newest. In a key, an array sorts after every number, so an empty array ends the range of a prefix or of a
 * time.
 */
const rangesOf = (prefix: string[], horizon: number, before?: Cursor): IDBKeyRange[] => {
	const from = before && [...prefix, before.changed, before.id];
	const edge = [...prefix, horizon, []];
	const isBeyond = before !== undefined && before.changed > horizon;
	const beyond = IDBKeyRange.bound(edge, isBeyond && from ? from : [...prefix, []], true, true);
	return isBeyond ? [beyond] : [IDBKeyRange.bound(prefix, from ?? edge, true, true), beyond];
};

/**
 * @returns a comparison for sorting rows: the newest first, but those beyond the horizon last. At the same
 * time, they are in descending order of id, like the index.
 */
export const byChangeDown =
	(horizon: number) =>
	(a: Cursor, b: Cursor): number =>
		Number(a.changed > horizon) - Number(b.changed > horizon) ||
		b.changed - a.changed ||
		(a.id === b.id ? 0 : a.id < b.id ? 1 : -1);

/**
 * @returns a page of a list. When matches change between two pages they move, and the others keep their
 * places.
 */
export const listMatches = async (
	{ before, limit, ...filter }: MatchQuery,
	now: () => number = Date.now
): Promise<MatchPage> => {
	const horizon = horizonOf(now());
	const inOrder = byChangeDown(horizon);
	const pending = unsavedRows();
	const inMemory = [...pending.values()].filter(
		(row) => isListed(row, filter) && (!before || inOrder(before, row) < 0)
	);
	const { index, prefix } = indexFor(filter);
	// The index is in the order of time, so that reading can end at the first row before `filter.from`.
	const isOver = (value: unknown): boolean => {
		const row = filter.from === undefined ? undefined : toRow(value);
		return row !== undefined && row.changed < (filter.from ?? 0);
	};
	const stored: MatchRow[] = [];
	const damaged: string[] = [];
	let trouble: TroubleCode | undefined;
	try {
		await read(['matches'], async (transaction) => {
			// Emptied because the work may be run again, on a new connection.
			stored.length = damaged.length = 0;
			const source = transaction.objectStore('matches').index(index);
			for (const range of rangesOf(prefix, horizon, before)) {
				// One row more than the page is read, to know whether there is another page.
				if (stored.length > limit) return;
				let cursor = await source.openCursor(range, 'prev');
				while (cursor && !isOver(cursor.value)) {
					const row = toRow(cursor.value);
					if (!row) damaged.push(cursor.primaryKey);
					else if (!pending.has(row.id) && isListed(row, filter)) stored.push(row);
					cursor = stored.length > limit ? null : await cursor.continue();
				}
			}
		});
	} catch (error) {
		trouble = troubleOf(error).code;
	}
	return pageOf([...inMemory, ...stored].sort(inOrder), limit, damaged, trouble);
};

/**
 * @param all the sorted rows, with at least one more than the page if there are more.
 * @returns the page that they begin with.
 */
export const pageOf = (
	all: readonly MatchRow[],
	limit: number,
	damaged: readonly string[],
	trouble: TroubleCode | undefined
): MatchPage => {
	const rows = all.slice(0, limit);
	const last = all.length > limit ? rows.at(-1) : undefined;
	return {
		rows,
		next: last && { changed: last.changed, id: last.id },
		damaged,
		...(trouble && { trouble })
	};
};

/**
 * @returns how many matches there are without deleted ones; only those in memory when the store cannot be
 * read.
 */
export const countMatches = async (): Promise<number> => {
	const pending = [...unsavedRows().values()];
	const inMemory = pending.filter((row) => isListed(row, {})).length;
	try {
		return await read(['matches'], async (transaction) => {
			const matches = transaction.objectStore('matches');
			let count = await matches.index('byChange').count();
			for (const { id } of pending) {
				const row = toRow(await matches.get(id));
				if (row && isListed(row, {})) count -= 1;
			}
			return count + inMemory;
		});
	} catch {
		return inMemory;
	}
};

/**
 * @returns the rows of matches, in the order of their ids, and the ids of those that are damaged or gone.
 * @throws {Trouble} when the store cannot be read.
 */
export const readRows = async (
	ids: readonly string[]
): Promise<{ readonly rows: readonly MatchRow[]; readonly damaged: readonly string[] }> => {
	const unsaved = unsavedRows();
	const values = await read(['matches'], (transaction) =>
		Promise.all(ids.map((id) => transaction.objectStore('matches').get(id)))
	);
	const rows = ids.map((id, place) => unsaved.get(id) ?? toRow(values[place]));
	return {
		rows: rows.filter((row) => row !== undefined).filter(({ isDeleted }) => !isDeleted),
		damaged: ids.filter((_, place) => rows[place] === undefined)
	};
};

/**
 * @returns the row of a match, deleted or not; undefined when there is none, or when it is damaged.
 * @throws {Trouble} when the store cannot be read.
 */
export const readRow = async (id: string): Promise<MatchRow | undefined> =>
	unsavedRows().get(id) ??
	toRow(await read(['matches'], (transaction) => transaction.objectStore('matches').get(id)));
