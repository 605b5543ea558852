/** Reading the results of all matches that are over; and making them anew from the rows. */
import { read, write } from '../db/transact.ts';
import { indexFor } from '../lists/list-matches.ts';
import { toRow } from '../lists/row.ts';
import {
	countIn,
	eachPage,
	rangeOf,
	scanRows,
	type PageSizes,
	type ReadPage,
	type TakeRows
} from '../lists/scan-rows.ts';
import { unsavedRows } from '../lines/unsaved.ts';
import { toResult, toResultText, type MatchResult } from './result.ts';

const ended = { status: 'ended' } as const;

/** Who reads results page by page. */
export interface ResultsReader {
	/** Given each page; first of all the results that are not saved yet. */
	readonly take: (results: readonly MatchResult[]) => Promise<void> | void;
	/** Told after the first page how many matches are over. */
	readonly tell: (total: number) => void;
	/** Asked before each page; reading ends when it says no. */
	readonly isWanted: () => boolean;
}

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;

/**
 * Reads every result once, in the order of the matches' ids.
 *
 * @returns whether every match that is over had a result that could be read. Otherwise, as after an update of
 *   the app, they have to be made anew with `remakeResults`.
 * @throws {Trouble} when the store cannot be read.
 */
export const scanResults = async (
	sizes: PageSizes,
	{ take, tell, isWanted }: ResultsReader
): Promise<boolean> => {
	const unsaved = unsavedRows();
	await take([...unsaved.values()].map((row) => toResult(toResultText(row))).filter(isDefined));
	let unreadable = 0;
	let isTold = false;
	await eachPage({
		read: (after, size) =>
			read(['results'], (transaction) =>
				transaction
					.objectStore('results')
					.getAll(after === undefined ? null : IDBKeyRange.lowerBound(after, true), size)
			),
		// Where the last one of a page cannot be read, reading ends early: results are missing then anyway.
		keyOf: (value) => toResult(value)?.id,
		sizes,
		take: async (values) => {
			const page = values.map(toResult).filter(isDefined);
			unreadable += values.length - page.length;
			await take(page.filter(({ id }) => !unsaved.has(id)));
			if (isTold) return;
			isTold = true;
			countIn(ended).then(tell, () => undefined);
		},
		isWanted
	});
	return unreadable === 0 && isWanted() && (await areAllThere());
};

/** Whether there are as many results as matches that are over, counted in one transaction. */
const areAllThere = (): Promise<boolean> =>
	read(['matches', 'results'], async (transaction) => {
		const { index, prefix } = indexFor(ended);
		const [matches, results] = await Promise.all([
			transaction.objectStore('matches').index(index).count(rangeOf(prefix)),
			transaction.objectStore('results').count()
		]);
		return matches === results;
	});

/**
 * Makes every result anew from the rows of the matches that are over, which are given on the way. Where this is left
 * off in the middle, the next reading finds results missing and begins again. Where nothing can be written, the rows
 * are given all the same.
 *
 * @throws {Trouble} when the store cannot be read.
 */
export const remakeResults = async (
	sizes: PageSizes,
	take: TakeRows,
	isWanted: () => boolean
): Promise<void> => {
	let isWritable = await write(['results'], (transaction) => transaction.objectStore('results').clear()).then(
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

/** Reads and writes in one transaction, so that no tap can change a match between its row and its result. */
const remakePage: ReadPage = (index, range, size) =>
	write(['matches', 'results'], async (transaction) => {
		const values = await transaction.objectStore('matches').index(index).getAll(range, size);
		const results = transaction.objectStore('results');
		await Promise.all(
			values.flatMap((value) => {
				const row = toRow(value);
				const text = row && toResultText(row);
				return row && text !== undefined ? [results.put(text, row.id)] : [];
			})
		);
		return values;
	});
