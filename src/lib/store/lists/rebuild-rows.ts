/** Rebuilds rows of matches from their lines. */
import type { Entry } from '../../match/entry.ts';
import { damagedRow } from './make-row.ts';
import type { MatchRow } from './row.ts';
import { keysOf, lineFrom, oldKeysOf } from '../lines/stored-line.ts';
import { read, write } from '../db/transact.ts';

/** The stored values of a match: of its line, and of its log of version 1. */
type Values = readonly [values: readonly unknown[], old: readonly unknown[]];
const countOf = ([values, old]: Values): number => values.length + old.length;

const readValues = (matches: readonly string[]): Promise<readonly Values[]> =>
	read(['lines', 'entries'], (transaction) => {
		const [lines, entries] = [transaction.objectStore('lines'), transaction.objectStore('entries')];
		return Promise.all(
			matches.map((match) => Promise.all([lines.getAll(keysOf(match)), entries.getAll(oldKeysOf(match))]))
		);
	});

/** @returns the row of a match from its stored values; `damagedRow` makes it if there is no start. */
const projected = (
	match: string,
	[values, old]: Values,
	project: (line: readonly Entry[]) => MatchRow
): MatchRow => {
	const { entries } = lineFrom(values, old);
	const isBegun = entries.some(({ kind }) => kind === 'start');
	return isBegun ? project(entries) : damagedRow(match, entries, [...values, ...old]);
};

interface Made {
	readonly match: string;
	readonly values: Values;
	readonly row: MatchRow;
}

/** Stores the rows of those matches that have not grown meanwhile. @returns these rows. */
const putRows = (made: readonly Made[]): Promise<readonly MatchRow[]> =>
	write(['lines', 'entries', 'matches'], async (transaction) => {
		const [lines, entries] = [transaction.objectStore('lines'), transaction.objectStore('entries')];
		const counts = await Promise.all(
			made.map(({ match }) => Promise.all([lines.count(keysOf(match)), entries.count(oldKeysOf(match))]))
		);
		const current = made.filter(({ values: [values, old] }, index) => {
			const [inLine, inLog] = counts[index] ?? [];
			return inLine === values.length && inLog === old.length;
		});
		await Promise.all(current.map(({ row }) => transaction.objectStore('matches').put(row)));
		return current.map(({ row }) => row);
	});

/** How many rows are rebuilt in one transaction. It takes a moment on a slow phone. */
const batchSize = 40;

/**
 * Rebuilds the rows of matches in batches, so that taps are stored in between. A damaged match gets one too, so that it
 * can be seen, exported and deleted. A match whose line has
 * grown meanwhile is skipped, because its new row was stored with the new entries. Rows that cannot be stored
 * are passed to `done` all the same, and are rebuilt again the next time.
 *
 * @param project makes the row of a line; a parameter, because the store knows no game.
 * @param done called after each batch with its rows, and with how many matches are done so far.
 * @throws {Trouble} when the store cannot be read.
 */
export const rebuildRows = async (
	matches: readonly string[],
	project: (line: readonly Entry[]) => MatchRow,
	done: (rows: readonly MatchRow[], count: number) => Promise<void> | void
): Promise<void> => {
	for (let from = 0; from < matches.length; from += batchSize) {
		const batch = matches.slice(from, from + batchSize);
		const found = await readValues(batch);
		const made = batch.flatMap((match, index): Made[] => {
			const values = found[index];
			if (!values || countOf(values) === 0) return [];
			return [{ match, values, row: projected(match, values, project) }];
		});
		const stored = await putRows(made).catch(() => made.map(({ row }) => row));
		await done(stored, Math.min(from + batchSize, matches.length));
	}
};
