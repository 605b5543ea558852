/** Lists of matches, by last change, newest first: pages through an index, never the whole store. */
import { unsavedRows } from '../log/unsaved.ts';
import { isListed, toRow, type MatchFilter, type MatchRow } from './row.ts';
import type { OchayaSchema } from '../db/schema.ts';
import { read } from '../db/transact.ts';
import { troubleOf, type TroubleCode } from '../db/trouble.ts';

/** The place in a list after which a page begins: the last row of the page before. */
export interface Cursor {
	readonly changed: number;
	readonly id: string;
}

/** Which part of a list is wanted. */
export interface PageQuery {
	readonly before?: Cursor;
	readonly limit: number;
}
export interface MatchQuery extends MatchFilter, PageQuery {}

export interface MatchPage {
	readonly rows: readonly MatchRow[];
	/** Where the next page begins; undefined on the last one. */
	readonly next: Cursor | undefined;
	/** Ids of rows on the way that could not be read: left out, to be made anew with `rebuildRow`. */
	readonly damaged: readonly string[];
	/** Why the store could not be read: then the rows are those in memory. */
	readonly trouble?: TroubleCode;
}

export type MatchIndex = keyof OchayaSchema['matches']['indexes'];

/** The index that answers most of a filter; the rest is compared row by row. */
export const facetOf = ({ player, game, status }: MatchFilter): { index: MatchIndex; prefix: string[] } => {
	if (player !== undefined) return { index: 'byPlayer', prefix: [player] };
	if (game !== undefined) return { index: 'byGame', prefix: [game] };
	if (status !== undefined) return { index: 'byStatus', prefix: [status] };
	return { index: 'byChange', prefix: [] };
};

/**
 * @returns a moment one day ahead. A match stamped later than that was played while a clock was wrong: it is listed
 * after all others, or it would stay above today's match for years.
 */
export const horizonOf = (now: number): number => now + 86_400_000;

/**
 * The parts of an index that follow one another in a list: up to the horizon, then beyond it, each from the
 * newest. Arrays come after every number: an empty one closes the range of a prefix, or of a moment.
 */
const rangesOf = (prefix: string[], horizon: number, before?: Cursor): IDBKeyRange[] => {
	const from = before && [...prefix, before.changed, before.id];
	const edge = [...prefix, horizon, []];
	const isBeyond = before !== undefined && before.changed > horizon;
	const beyond = IDBKeyRange.bound(edge, isBeyond && from ? from : [...prefix, []], true, true);
	return isBeyond ? [beyond] : [IDBKeyRange.bound(prefix, from ?? edge, true, true), beyond];
};

/** Newest first, what is beyond the horizon last; of the same moment, by id, as the index has it. */
export const byChangeDown =
	(horizon: number) =>
	(a: Cursor, b: Cursor): number =>
		Number(a.changed > horizon) - Number(b.changed > horizon) ||
		b.changed - a.changed ||
		(a.id === b.id ? 0 : a.id < b.id ? 1 : -1);

/** @returns a page of a list. Matches that changed meanwhile move, the others keep their places. */
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
	const { index, prefix } = facetOf(filter);
	// The index is in the order of the change: what is older than asked for need not be read.
	const isOver = (value: unknown): boolean => {
		const row = filter.from === undefined ? undefined : toRow(value);
		return row !== undefined && row.changed < (filter.from ?? 0);
	};
	const stored: MatchRow[] = [];
	const damaged: string[] = [];
	let trouble: TroubleCode | undefined;
	try {
		await read(['matches'], async (transaction) => {
			// Emptied, for the case that it is done again on a fresh connection.
			stored.length = damaged.length = 0;
			const source = transaction.objectStore('matches').index(index);
			for (const range of rangesOf(prefix, horizon, before)) {
				// One more than the page, to know whether another follows.
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

/** @param all in order, one more than the page at least, if there are. @returns the page they begin with. */
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

/** @returns the matches under way, last changed first. */
export const openMatches = (limit: number): Promise<MatchPage> => listMatches({ status: 'open', limit });

/** @returns how many matches there are; only those in memory where the store cannot be read. */
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
 * @returns a match's row, also of a deleted one; undefined when there is none or it cannot be read.
 * @throws {Trouble} when the store cannot be read.
 */
export const readRow = async (id: string): Promise<MatchRow | undefined> =>
	unsavedRows().get(id) ??
	toRow(await read(['matches'], (transaction) => transaction.objectStore('matches').get(id)));
