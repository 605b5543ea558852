/** Reads all rows of a list in pages. Whatever its length, no more than two pages are in memory. */
import { indexFor, type MatchIndex } from './list-matches.ts';
import { unsavedRows } from '../lines/unsaved.ts';
import { isListed, toRow, type MatchFilter, type MatchRow } from './row.ts';
import { isFields, isNumber, isText } from '../db/predicates.ts';
import { read } from '../db/transact.ts';

/** How many rows are read at a time: a small first page, which is shown at once, and larger ones after it. */
export type PageSizes = readonly [first: number, others: number];

/**
 * Receives each page, and the ids of rows that could not be read. The first page has the unsaved matches in
 * memory.
 */
export type TakeRows = (rows: readonly MatchRow[], damaged: readonly string[]) => Promise<void> | void;

/** How to go through a store in pages. */
export interface Pages {
	/** Reads the values after a key, or the first ones without a key. */
	readonly read: (after: IDBValidKey | undefined, size: number) => Promise<readonly unknown[]>;
	readonly keyOf: (value: unknown) => IDBValidKey | undefined;
	readonly sizes: PageSizes;
	readonly take: (values: readonly unknown[]) => Promise<void> | void;
	readonly isWanted: () => boolean;
}

/** Goes through all pages. The next page is read while the current one is being handled. */
export const eachPage = async ({ read, keyOf, sizes, take, isWanted }: Pages): Promise<void> => {
	const [first, others] = sizes;
	let size = first;
	let coming: Promise<readonly unknown[]> | undefined = read(undefined, size);
	while (coming) {
		const values: readonly unknown[] = await coming;
		if (!isWanted()) return;
		const last = values.length < size ? undefined : keyOf(values.at(-1));
		size = others;
		coming = last === undefined ? undefined : read(last, size);
		// An error is thrown where the page is awaited.
		coming?.catch(() => undefined);
		await take(values);
	}
};

/** Reads up to `size` values of a range of an index. */
export type ReadPage = (index: MatchIndex, range: IDBKeyRange, size: number) => Promise<readonly unknown[]>;

/**
 * Reads every row of a list once.
 *
 * @param sizes the sizes of the pages.
 * @param take called with each page.
 * @param isWanted called before each page; reading ends when it returns false.
 * @throws {Trouble} when the store cannot be read.
 */
export const scanMatches = (
	filter: MatchFilter,
	sizes: PageSizes,
	take: TakeRows,
	isWanted: () => boolean
): Promise<void> =>
	scanRows(filter, sizes, take, isWanted, (index, range, size) =>
		read(['matches'], (transaction) => transaction.objectStore('matches').index(index).getAll(range, size))
	);

/** Like `scanMatches`, with another way to read a page. */
export const scanRows = async (
	filter: MatchFilter,
	sizes: PageSizes,
	take: TakeRows,
	isWanted: () => boolean,
	readPage: ReadPage
): Promise<void> => {
	const pending = unsavedRows();
	await take(
		[...pending.values()].filter((row) => isListed(row, filter)),
		[]
	);
	const { index, prefix } = indexFor(filter);
	await eachPage({
		read: (after, size) => readPage(index, rangeOf(prefix, after), size),
		keyOf: (value) => keyIn(value, prefix),
		sizes,
		take: (values) => {
			const rows: MatchRow[] = [];
			const damaged: string[] = [];
			for (const value of values) {
				const row = toRow(value);
				if (!row) damaged.push(...idOf(value));
				else if (!pending.has(row.id) && isListed(row, filter)) rows.push(row);
			}
			return take(rows, damaged);
		},
		isWanted
	});
};

/** @returns the id of a damaged row, if it has one. */
export const idOf = (value: unknown): readonly string[] =>
	isFields(value) && isText(value['id']) ? [value['id']] : [];

/** @returns the key of a stored row in an index, which begins with `prefix`; undefined if it has none. */
const keyIn = (value: unknown, prefix: readonly string[]): IDBValidKey | undefined => {
	if (!isFields(value) || !isFields(value['listed'])) return undefined;
	const { changed } = value['listed'];
	const { id } = value;
	return isNumber(changed) && isText(id) ? [...prefix, changed, id] : undefined;
};

/**
 * @returns the range of index keys that begin with `prefix` and come after `after`. In a key, an array sorts
 * after every number, so an empty array ends the range.
 */
export const rangeOf = (prefix: readonly string[], after?: IDBValidKey): IDBKeyRange =>
	IDBKeyRange.bound(after ?? prefix, [...prefix, []], true, true);

/**
 * @returns how many matches a list has, counted in its index. Only one of `player`, `game` and `status` is
 * applied.
 */
export const countIn = async (filter: MatchFilter): Promise<number> => {
	const { index, prefix } = indexFor(filter);
	return read(['matches'], (transaction) =>
		transaction.objectStore('matches').index(index).count(rangeOf(prefix))
	);
};
