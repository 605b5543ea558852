/** Makes the rows of matches that cannot be read, and all anew from what is stored. */
import * as v from 'valibot';
import { timeSchema, type Entry, isFields } from '../../match/entry.ts';
import { resolveLine } from '../../match/undo.ts';
import { seatsSchema, type MatchRow } from './row.ts';
import { lineFrom, singly, valuesOf } from '../lines/stored-line.ts';
import { write } from '../db/connection.ts';

/**
 * @returns the row of a match that cannot be folded, with the reason. It is listed under its game and
 * players.
 */
export const unreadableRow = (entries: readonly Entry[], unreadable: string): MatchRow => {
	const start = entries.find((entry) => entry.kind === 'start');
	return {
		id: entries[0]?.match ?? '',
		game: start?.game ?? '',
		version: start?.version ?? 0,
		players: start?.players ?? [],
		started: start?.at ?? entries[0]?.at ?? 0,
		changed: entries.at(-1)?.at ?? 0,
		isDeleted: resolveLine(entries).deletion !== undefined,
		entries: entries.length,
		unreadable
	};
};

/** @returns the row of a match without a readable start, made from what can be read of its stored values. */
const damagedRow = (match: string, entries: readonly Entry[], values: readonly unknown[]): MatchRow => {
	const fields = values.filter(isFields);
	const start = fields.find(({ kind }) => kind === 'start');
	const times = fields.flatMap(({ at }) => (v.is(timeSchema, at) ? [at] : []));
	return {
		...unreadableRow(entries, 'no-start'),
		id: match,
		game: typeof start?.game === 'string' ? start.game : '',
		players: v.is(seatsSchema, start?.players) ? start.players : [],
		started: times[0] ?? 0,
		changed: times.at(-1) ?? 0
	};
};

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
			const stored = await valuesOf(lines, entries, matches);
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
