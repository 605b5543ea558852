/** Reading all results, shelf by shelf; and making them, where an earlier build stored none or others. */
import { facetOf } from '../lists/list-matches.ts';
import { unsavedRows } from '../log/unsaved.ts';
import { toResult, toResultText, type MatchResult } from './result.ts';
import { toRow } from '../lists/row.ts';
import {
	countIn,
	rangeOf,
	scanRows,
	type PageSizes,
	type ReadPage,
	type TakeRows
} from '../lists/scan-rows.ts';
import { isWhole } from '../db/predicates.ts';
import { looseKey, mergeShelves, shelfCount, shelvesFrom, tallyKey, type Shelved } from './shelf.ts';
import { read, write } from '../db/transact.ts';

const ended = { status: 'ended' } as const;

/** How results are read: what of the store, and how much at a time. */
export interface ResultPages {
	/** Shelves of the first page, which is to be there at once. */
	readonly shelves: number;
	/** Results of the others, about. */
	readonly results: number;
}

const readShelves = (from: number, count: number): Promise<readonly unknown[]> =>
	read(['results'], (transaction) => transaction.objectStore('results').getAll(shelvesFrom(from, count)));

/** The first shelves, and how many results there were when all were there, if that was ever looked at. */
const readFirst = (count: number): Promise<readonly [readonly unknown[], number | undefined]> =>
	read(['results'], async (transaction) => {
		const store = transaction.objectStore('results');
		const [values, tally]: [unknown[], unknown] = await Promise.all([
			store.getAll(shelvesFrom(0, count)),
			store.get(tallyKey)
		]);
		return [values, isWhole(tally) ? tally : undefined];
	});

/** What is told of a reading on its way. */
export interface ResultsTaker {
	/** Given each page; first of all what waits in memory. */
	readonly take: (results: readonly MatchResult[]) => Promise<void> | void;
	/** Told once, after the first page, how many there are, or were when they were last counted. */
	readonly tell: (total: number) => void;
	readonly isWanted: () => boolean;
}

/** What a reading came to. */
export interface ScannedResults {
	/** Whether all were there and could be read; otherwise they have to be made anew. */
	readonly isWhole: boolean;
	/** How many lay in the store. */
	readonly found: number;
}

/**
 * Reads every result once, in no order that means anything.
 *
 * To count the matches takes as long as reading their results. Where a check has found all there, it is believed
 * until the next one, which comes after the figures: `checkResults`.
 *
 * @throws {Trouble} when the store cannot be read.
 */
export const scanResults = async (
	pages: ResultPages,
	{ take, tell, isWanted }: ResultsTaker
): Promise<ScannedResults> => {
	const pending = unsavedRows();
	const waiting = mergeShelves([...pending.values()].map(toResultText).filter((text) => text !== undefined));
	await take(resultsOf(waiting.results));
	let next = pages.shelves;
	const [first, tally] = await readFirst(next);
	let values: readonly unknown[] | undefined = first;
	let counting: Promise<number> | undefined;
	let found = 0;
	let isReadable = true;
	while (values) {
		if (!isWanted()) return { isWhole: false, found };
		const { results, unread } = mergeShelves(values);
		found += results.size;
		// Matches are spread evenly over the shelves, so those read so far tell how many shelves fill a page.
		const count = Math.max(1, Math.floor((pages.results * next) / Math.max(1, found)));
		const coming = next < shelfCount ? readShelves(next, Math.min(count, shelfCount - next)) : undefined;
		// An error is met below, where the result is awaited.
		coming?.catch(() => undefined);
		next += count;
		const page = resultsOf(results);
		isReadable &&= unread === 0 && page.length === results.size;
		await take(page.filter(({ id }) => !pending.has(id)));
		if (!counting) {
			counting = tally === undefined ? countIn(ended) : Promise.resolve(tally);
			counting.then(tell, () => undefined);
		}
		values = await coming;
	}
	const isAll = tally !== undefined || found === (await counting) || (await areAllThere());
	return { isWhole: isReadable && isAll, found };
};

const resultsOf = (fields: Shelved['results']): readonly MatchResult[] =>
	[...fields.values()].map(toResult).filter((result) => result !== undefined);

/** Fewer are counted anew each time: that takes nothing. */
const many = 1000;

/**
 * Compares what was read with the matches that are over, and notes how many there were where they are many.
 *
 * @param least as many as are worth a note.
 * @returns whether all are there; otherwise the next reading finds that they are not.
 * @throws {Trouble} when the store cannot be read or written.
 */
export const checkResults = async (found: number, least = many): Promise<boolean> => {
	const areThere = found === (await countIn(ended)) || (await areAllThere());
	await write(['results'], async (transaction) => {
		const results = transaction.objectStore('results');
		const tally = areThere && found >= least ? found : undefined;
		if (tally === (await results.get(tallyKey))) return;
		await (tally === undefined ? results.delete(tallyKey) : results.put(tally, tallyKey));
	});
	return areThere;
};

/** Whether every match that is over has its result, at one moment: others may have played while they were read. */
const areAllThere = (): Promise<boolean> =>
	read(['matches', 'results'], async (transaction) => {
		const { index, prefix } = facetOf(ended);
		const matches = await transaction.objectStore('matches').index(index).count(rangeOf(prefix));
		const store = transaction.objectStore('results');
		let found = 0;
		for (let shelf = 0; shelf < shelfCount; shelf += 1)
			found += mergeShelves(await store.getAll(shelvesFrom(shelf))).results.size;
		return found === matches;
	});

/** As many keys as are deleted in one go: taps are stored in between. */
const cleared = 2000;

/** Puts away all results, also those of an earlier build. */
const clearResults = async (): Promise<void> => {
	let hasMore = true;
	while (hasMore)
		hasMore = await write(['results'], async (transaction) => {
			const store = transaction.objectStore('results');
			const keys = await store.getAllKeys(null, cleared);
			const last = keys.at(-1);
			if (last !== undefined) await store.delete(IDBKeyRange.upperBound(last));
			return keys.length === cleared;
		});
};

/**
 * Makes every result anew, from the rows of the matches that are over; these are given on the way. What is left
 * off in the middle is begun again the next time: also where nothing can be written, and the rows are given alone.
 *
 * @throws {Trouble} when the store cannot be read.
 */
export const remakeResults = async (
	sizes: PageSizes,
	take: TakeRows,
	isWanted: () => boolean
): Promise<void> => {
	let isWritable = await clearResults().then(
		() => true,
		() => false
	);
	await scanRows(ended, sizes, take, isWanted, async (index, range, size) => {
		if (isWritable)
			try {
				return await remakePage(index, range, size);
			} catch {
				isWritable = false;
			}
		return read(['matches'], (transaction) =>
			transaction.objectStore('matches').index(index).getAll(range, size)
		);
	});
};

/** Read and written in one transaction: a match that is played on meanwhile comes before it or after. */
const remakePage: ReadPage = (index, range, size) =>
	write(['matches', 'results'], async (transaction) => {
		const values = await transaction.objectStore('matches').index(index).getAll(range, size);
		const results = transaction.objectStore('results');
		await Promise.all(
			values.flatMap((value) => {
				const row = toRow(value);
				const text = row && toResultText(row);
				return row && text !== undefined ? [results.put(text, looseKey(row.id))] : [];
			})
		);
		return values;
	});
