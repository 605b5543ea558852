/** Reading all results, in pages; and making them, where an earlier build stored none. */
import { facetOf } from './matches.ts';
import { pendingRows } from './outbox.ts';
import { toResult, toResultText, type MatchResult } from './result.ts';
import { toRow } from './row.ts';
import { eachPage, rangeOf, scanRows, type PageSizes, type TakeRows } from './scan.ts';
import { read, write } from './transact.ts';

const ended = { status: 'ended' } as const;

/** Whether every match that is over has its result: after an earlier build, none has. */
const areAllThere = async (): Promise<boolean> => {
	const { index, prefix } = facetOf(ended);
	const [matches, results] = await read(['matches', 'results'], (transaction) =>
		Promise.all([
			transaction.objectStore('matches').index(index).count(rangeOf(prefix)),
			transaction.objectStore('results').count()
		])
	);
	return matches === results;
};

/**
 * Reads every result once, in no order that means anything.
 *
 * @returns whether all were there and could be read; otherwise they have to be made anew.
 * @throws {Trouble} when the store cannot be read.
 */
export const scanResults = async (
	sizes: PageSizes,
	take: (results: readonly MatchResult[]) => Promise<void> | void,
	isWanted: () => boolean
): Promise<boolean> => {
	const pending = pendingRows();
	let unread = 0;
	await take(resultsOf([...pending.values()].map(toResultText)));
	await eachPage({
		read: (after, size) =>
			read(['results'], (transaction) =>
				transaction
					.objectStore('results')
					.getAll(after === undefined ? undefined : IDBKeyRange.lowerBound(after, true), size)
			),
		keyOf: (value) => toResult(value)?.id,
		sizes,
		take: (values) => {
			const results = resultsOf(values);
			unread += values.length - results.length;
			return take(results.filter(({ id }) => !pending.has(id)));
		},
		isWanted
	});
	// Counted last: the first figures need not wait for it.
	return unread === 0 && (await areAllThere());
};

const resultsOf = (values: readonly unknown[]): readonly MatchResult[] =>
	values.map(toResult).filter((result) => result !== undefined);

/**
 * Makes every result anew, from the rows of the matches that are over; these are given on the way. What is left
 * off in the middle is begun again the next time.
 *
 * @throws {Trouble} when the store cannot be read or written.
 */
export const remakeResults = async (
	sizes: PageSizes,
	take: TakeRows,
	isWanted: () => boolean
): Promise<void> => {
	await write(['results'], (transaction) => transaction.objectStore('results').clear());
	await scanRows(ended, sizes, take, isWanted, (index, range, size) =>
		// Read and written in one transaction: a match that is played on meanwhile comes before it or after.
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
		})
	);
};
