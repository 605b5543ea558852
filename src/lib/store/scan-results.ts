/** Reading all results, in pages; and making them, where an earlier build stored none. */
import { facetOf } from './matches.ts';
import { pendingRows } from './outbox.ts';
import { toResult, toResultText, type MatchResult } from './result.ts';
import { toRow } from './row.ts';
import { eachPage, rangeOf, scanRows, type PageSizes, type TakeRows } from './scan.ts';
import { read, write } from './transact.ts';

const ended = { status: 'ended' } as const;

/**
 * @returns how many results there are, where every match that is over has its own; nothing otherwise: after an
 * earlier build, which stored none.
 * @throws {Trouble} when the store cannot be read.
 */
export const countResults = async (): Promise<number | undefined> => {
	const { index, prefix } = facetOf(ended);
	const [matches, results] = await read(['matches', 'results'], (transaction) =>
		Promise.all([
			transaction.objectStore('matches').index(index).count(rangeOf(prefix)),
			transaction.objectStore('results').count()
		])
	);
	return matches === results ? results : undefined;
};

/**
 * Reads every result once, in no order that means anything.
 *
 * @returns whether all could be read; otherwise they are put away, to be made anew.
 * @throws {Trouble} when the store cannot be read.
 */
export const scanResults = async (
	sizes: PageSizes,
	take: (results: readonly MatchResult[]) => Promise<void> | void,
	isWanted: () => boolean
): Promise<boolean> => {
	const pending = pendingRows();
	let isWhole = true;
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
			if (results.length < values.length) isWhole = false;
			return take(results.filter(({ id }) => !pending.has(id)));
		},
		isWanted
	});
	if (!isWhole) await clearResults();
	return isWhole;
};

const resultsOf = (values: readonly unknown[]): readonly MatchResult[] =>
	values.map(toResult).filter((result) => result !== undefined);

const clearResults = (): Promise<void> =>
	write(['results'], (transaction) => transaction.objectStore('results').clear());

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
	await clearResults();
	await scanRows(ended, sizes, take, isWanted, (index, range, size) =>
		// Read and written in one transaction: a match that is played on meanwhile comes before it or after.
		write(['matches', 'results'], async (transaction) => {
			const values = await transaction.objectStore('matches').index(index).getAll(range, size);
			const results = transaction.objectStore('results');
			await Promise.all(
				values.map((value) => {
					const row = toRow(value);
					const text = row && toResultText(row);
					return row && text !== undefined ? results.put(text, row.id) : undefined;
				})
			);
			return values;
		})
	);
};
