/** Making a match's row anew from its log. */
import type { Entry } from '../../match/entry.ts';
import { announce } from '../db/tabs.ts';
import { damagedRow } from './make-row.ts';
import { putRow } from '../results/result.ts';
import type { MatchRow } from './row.ts';
import { keysOf, toEntries } from '../log/stored-log.ts';
import { read, write } from '../db/transact.ts';

/**
 * Makes the row of a match anew, also of a damaged match, which can then be seen, exported and deleted. The
 * projection may take time, since a game is loaded on demand. So the row is stored only if the log has not grown
 * meanwhile, and made once more otherwise.
 *
 * @param project gives the row of a log; injected, since the store knows no game.
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

/** @returns the row of what lies in the store of a match; of one without a start, the row of a damaged one. */
const projected = <Row>(
	match: string,
	values: readonly unknown[],
	project: (entries: readonly Entry[]) => Row
): Row | MatchRow => {
	const entries = toEntries(values);
	return entries.some(({ kind }) => kind === 'start') ? project(entries) : damagedRow(match, values);
};

/** As many as are made anew in one go: a moment on a slow phone. */
const batchSize = 40;

/**
 * Makes the rows of many matches anew, a few at a time, so that taps are stored in between. One whose log grows
 * meanwhile is left to whoever made it grow. Where they cannot be stored they are given all the same, and made anew
 * the next time.
 *
 * @param done told after each batch, with the rows it made.
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
