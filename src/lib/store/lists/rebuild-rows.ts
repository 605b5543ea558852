/** Rebuilds rows of matches from their logs. */
import type { Entry } from '../../match/entry.ts';
import { announce } from '../db/tabs.ts';
import { damagedRow } from './make-row.ts';
import { putRow } from '../results/put-row.ts';
import type { MatchRow } from './row.ts';
import { keysOf, toEntries } from '../log/stored-log.ts';
import { read, write } from '../db/transact.ts';

/**
 * Rebuilds the row of a match. A damaged match gets one too, so that it can be seen, exported and deleted. As
 * the projection may have to load a game first, the row is only stored if the log has not grown meanwhile,
 * and otherwise made again.
 *
 * @param project makes the row of a log; a parameter, because the store knows no game.
 * @returns the row, or undefined when the match has no entries.
 * @throws {Trouble} when the store cannot be read or written.
 */
export const rebuildRow = async (
	match: string,
	project: (entries: readonly Entry[]) => MatchRow | Promise<MatchRow>
): Promise<MatchRow | undefined> => {
	for (;;) {
		const values = await read(['entries'], (transaction) =>
			transaction.objectStore('entries').getAll(keysOf(match))
		);
		if (values.length === 0) return undefined;
		const row = await projected(match, values, project);
		const isStored = await write(['entries', 'matches', 'results'], async (transaction) => {
			const count = await transaction.objectStore('entries').count(keysOf(match));
			if (count !== values.length) return false;
			await putRow(transaction.objectStore('matches'), transaction.objectStore('results'), row);
			return true;
		});
		if (isStored) {
			announce({ kind: 'match', match });
			return row;
		}
	}
};

/** @returns the row of a match from its stored values; `damagedRow` makes it if there is no start. */
const projected = <Row>(
	match: string,
	values: readonly unknown[],
	project: (entries: readonly Entry[]) => Row
): Row | MatchRow => {
	const entries = toEntries(values);
	return entries.some(({ kind }) => kind === 'start') ? project(entries) : damagedRow(match, values);
};

/** How many rows are rebuilt in one transaction. It takes a moment on a slow phone. */
const batchSize = 40;

/**
 * Rebuilds the rows of many matches in batches, so that taps are stored in between. A match whose log has
 * grown meanwhile is skipped, because its new row was stored with the new entries. Rows that cannot be stored
 * are passed to `done` all the same, and are rebuilt again the next time.
 *
 * @param done called after each batch with its rows, and with how many matches are done so far.
 * @throws {Trouble} when the store cannot be read.
 */
export const rebuildRows = async (
	matches: readonly string[],
	project: (entries: readonly Entry[]) => MatchRow,
	done: (rows: readonly MatchRow[], count: number) => Promise<void> | void
): Promise<void> => {
	for (let from = 0; from < matches.length; from += batchSize) {
		const batch = matches.slice(from, from + batchSize);
		const logs = await read(['entries'], async (transaction) => {
			const store = transaction.objectStore('entries');
			return Promise.all(batch.map(async (match) => [match, await store.getAll(keysOf(match))] as const));
		});
		const made = logs
			.filter(([, values]) => values.length > 0)
			.map(([match, values]) => ({ values, row: projected(match, values, project) }));
		const stored = await write(['entries', 'matches', 'results'], async (transaction) => {
			const entries = transaction.objectStore('entries');
			const rows = transaction.objectStore('matches');
			const results = transaction.objectStore('results');
			const isCurrent = await Promise.all(
				made.map(async ({ values, row }) => (await entries.count(keysOf(row.id))) === values.length)
			);
			const current = made.filter((_, index) => isCurrent[index]);
			await Promise.all(current.map(({ row }) => putRow(rows, results, row)));
			return current.map(({ row }) => row);
		}).catch(() => made.map(({ row }) => row));
		await done(stored, Math.min(from + batchSize, matches.length));
	}
};
