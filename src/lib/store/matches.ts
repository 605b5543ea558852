/** Lists of matches, by last change, newest first: pages through an index, never the whole store. */
import { pendingRows } from './outbox.ts';
import { isListed, toRow, type MatchFilter, type MatchRow } from './row.ts';
import type { OchayaSchema } from './schema.ts';
import { read } from './transact.ts';
import { troubleOf, type TroubleCode } from './trouble.ts';

/** The place in a list after which a page begins: the last row of the page before. */
export interface Cursor {
	readonly changed: number;
	readonly id: string;
}

export interface MatchQuery extends MatchFilter {
	readonly before?: Cursor;
	readonly limit: number;
}

export interface MatchPage {
	readonly rows: readonly MatchRow[];
	/** Where the next page begins; undefined on the last one. */
	readonly next: Cursor | undefined;
	/** Ids of rows on the way that could not be read: left out, to be made anew with `rebuildRow`. */
	readonly damaged: readonly string[];
	/** Why the store could not be read: then the rows are those in memory. */
	readonly trouble?: TroubleCode;
}

type Index = keyof OchayaSchema['matches']['indexes'];

/** The index that answers most of a filter; the rest is compared row by row. */
const facetOf = ({ player, game, status }: MatchFilter): { index: Index; prefix: string[] } => {
	if (player !== undefined) return { index: 'byPlayer', prefix: [player] };
	if (game !== undefined) return { index: 'byGame', prefix: [game] };
	if (status !== undefined) return { index: 'byStatus', prefix: [status] };
	return { index: 'byChange', prefix: [] };
};

/** Arrays come after every number: an empty one closes the range of a prefix. */
const rangeOf = (prefix: string[], before?: Cursor): IDBKeyRange =>
	IDBKeyRange.bound(prefix, [...prefix, ...(before ? [before.changed, before.id] : [[]])], true, true);

/** Newest first; of the same moment, by id, as the index has it. */
const byChangeDown = (a: Cursor, b: Cursor): number => b.changed - a.changed || (a.id < b.id ? 1 : -1);

/** @returns a page of a list. Matches that changed meanwhile move, the others keep their places. */
export const listMatches = async ({ before, limit, ...filter }: MatchQuery): Promise<MatchPage> => {
	const pending = pendingRows();
	const inMemory = [...pending.values()].filter(
		(row) => isListed(row, filter) && (!before || byChangeDown(before, row) < 0)
	);
	const { index, prefix } = facetOf(filter);
	const stored: MatchRow[] = [];
	const damaged: string[] = [];
	let trouble: TroubleCode | undefined;
	try {
		await read(['matches'], async (transaction) => {
			// Emptied, for the case that it is done again on a fresh connection.
			stored.length = damaged.length = 0;
			const source = transaction.objectStore('matches').index(index);
			let cursor = await source.openCursor(rangeOf(prefix, before), 'prev');
			while (cursor) {
				const row = toRow(cursor.value);
				if (!row) damaged.push(cursor.primaryKey);
				else if (!pending.has(row.id) && isListed(row, filter)) stored.push(row);
				// One more than the page, to know whether another follows.
				cursor = stored.length > limit ? null : await cursor.continue();
			}
		});
	} catch (error) {
		trouble = troubleOf(error).code;
	}
	const all = [...inMemory, ...stored].sort(byChangeDown);
	const rows = all.slice(0, limit);
	const last = all.length > limit ? rows.at(-1) : undefined;
	return {
		rows,
		next: last && { changed: last.changed, id: last.id },
		damaged,
		...(trouble && { trouble })
	};
};

/** @returns the matches under way, last changed first. */
export const openMatches = (limit: number): Promise<MatchPage> => listMatches({ status: 'open', limit });

/** @returns how many matches there are; only those in memory where the store cannot be read. */
export const countMatches = async (): Promise<number> => {
	const pending = [...pendingRows().values()];
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
 * @returns a match's row, also of a deleted one; undefined when there is none or it cannot be read.
 * @throws {Trouble} when the store cannot be read.
 */
export const readRow = async (id: string): Promise<MatchRow | undefined> =>
	pendingRows().get(id) ??
	toRow(await read(['matches'], (transaction) => transaction.objectStore('matches').get(id)));
