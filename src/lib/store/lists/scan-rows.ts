/** Reading all there is of a list, in pages: a list of any length takes no more room than two of them. */
import { facetOf, type MatchIndex } from './list-matches.ts';
import { unsavedRows } from '../log/unsaved.ts';
import { isListed, toRow, type MatchFilter, type MatchRow } from './row.ts';
import { isFields, isNumber, isText } from '../db/predicates.ts';
import { read } from '../db/transact.ts';

/** How many at a time: of the first page, which is to be there at once, and of the others. */
export type PageSizes = readonly [first: number, others: number];

/** Given each page, and the ids of rows that could not be read. What waits in memory comes first. */
export type TakeRows = (rows: readonly MatchRow[], damaged: readonly string[]) => Promise<void> | void;

/** How a store is gone through. */
interface Pages {
	/** Gives the values that come after a key; from the first one on without it. */
	readonly read: (after: IDBValidKey | undefined, size: number) => Promise<readonly unknown[]>;
	readonly keyOf: (value: unknown) => IDBValidKey | undefined;
	readonly sizes: PageSizes;
	readonly take: (values: readonly unknown[]) => Promise<void> | void;
	readonly isWanted: () => boolean;
}

/** Goes through all pages; the next one is on its way while one is taken. */
const eachPage = async ({ read, keyOf, sizes, take, isWanted }: Pages): Promise<void> => {
	const [first, others] = sizes;
	let size = first;
	let coming: Promise<readonly unknown[]> | undefined = read(undefined, size);
	while (coming) {
		const values: readonly unknown[] = await coming;
		if (!isWanted()) return;
		const last = values.length < size ? undefined : keyOf(values.at(-1));
		size = others;
		coming = last === undefined ? undefined : read(last, size);
		// Should it fail, that is met where it is waited for.
		coming?.catch(() => undefined);
		await take(values);
	}
};

/** Gives up to `size` values of a range of an index. */
export type ReadPage = (index: MatchIndex, range: IDBKeyRange, size: number) => Promise<readonly unknown[]>;

/**
 * Reads every row of a list once.
 *
 * @param isWanted asked before each page; reading ends when it is not.
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

/** As `scanMatches`, with another way to read a page. */
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
	const { index, prefix } = facetOf(filter);
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

/** @returns the id of a value that is no row. */
const idOf = (value: unknown): readonly string[] =>
	isFields(value) && isText(value['id']) ? [value['id']] : [];

/** @returns the key under which a stored value stands in an index: its own, after the prefix of the list. */
const keyIn = (value: unknown, prefix: readonly string[]): IDBValidKey | undefined => {
	if (!isFields(value) || !isFields(value['listed'])) return undefined;
	const { changed } = value['listed'];
	const { id } = value;
	return isNumber(changed) && isText(id) ? [...prefix, changed, id] : undefined;
};

/** @returns the part of an index that is a list: arrays come after every number. */
export const rangeOf = (prefix: readonly string[], after?: IDBValidKey): IDBKeyRange =>
	IDBKeyRange.bound(after ?? prefix, [...prefix, []], true, true);

/** @returns how many matches a list has, counted in its index alone. */
export const countIn = async (filter: MatchFilter): Promise<number> => {
	const { index, prefix } = facetOf(filter);
	return read(['matches'], (transaction) =>
		transaction.objectStore('matches').index(index).count(rangeOf(prefix))
	);
};
