/** Makes rows of matches anew from their lines. */
import type { Entry } from '../../match/entry.ts';
import { damagedRow } from './make-row.ts';
import type { MatchRow } from './row.ts';
import { keysOf, lineFrom, oldKeysOf, singly } from '../lines/stored-line.ts';
import { write } from '../db/transact.ts';

/** How many rows are made anew in one transaction. It takes a moment on a slow phone. */
const batchSize = 40;

/**
 * Makes the rows of matches anew in batches, so that taps are stored in between. A damaged match gets one too, so that it
 * can be seen, exported and deleted. Rows that cannot be stored are passed to `done` all the same, and are made again the
 * next time.
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
		const rows = await rebuildSome(matches.slice(from, from + batchSize), project);
		await done(rows, Math.min(from + batchSize, matches.length));
	}
};

const rebuildSome = async (
	matches: readonly string[],
	project: (line: readonly Entry[]) => MatchRow
): Promise<readonly MatchRow[]> => {
	let made: readonly MatchRow[] | undefined;
	try {
		await write(['lines', 'entries', 'matches'], async (transaction) => {
			const [lines, entries] = [transaction.objectStore('lines'), transaction.objectStore('entries')];
			const stored = await Promise.all(
				matches.map((match) => Promise.all([lines.getAll(keysOf(match)), entries.getAll(oldKeysOf(match))]))
			);
			made = matches.flatMap((match, index): readonly MatchRow[] => {
				const [values = [], old = []] = stored[index] ?? [];
				if (values.length + old.length === 0) return [];
				const line = lineFrom(values, old).entries;
				const isBegun = line.some(({ kind }) => kind === 'start');
				return [isBegun ? project(line) : damagedRow(match, line, [...singly(values), ...old])];
			});
			await Promise.all(made.map((row) => transaction.objectStore('matches').put(row)));
		});
	} catch (error) {
		if (!made) throw error;
	}
	return made ?? [];
};
