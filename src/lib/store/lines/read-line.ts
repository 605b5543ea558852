/** Reads the lines of matches, stored and unsaved. */
import type { Entry } from '../../match/entry.ts';
import { compareLines, lastSeq } from '../../match/line.ts';
import { read } from '../db/connection.ts';
import { shortTasks } from '../db/short-tasks.ts';
import { troubleOf, type TroubleCode } from '../db/trouble.ts';
import { moveMatch } from './move.ts';
import { lineFrom, lineIn, valuesOf, type StoredLine } from './stored-line.ts';
import { linesInMemory, saveMatch, unsavedEntries, writerOf } from './unsaved.ts';

/** A line, with its unsaved entries. */
export interface ReadLine extends StoredLine {
	/** Why the store could not be read. The line is then the one in memory. */
	readonly trouble?: TroubleCode;
}

const readAsItIs = (match: string) =>
	read(['lines', 'entries'], (transaction) =>
		lineIn(transaction.objectStore('lines'), transaction.objectStore('entries'), match)
	);

/**
 * Reads the stored line of a match, to go on behind it. A log of version 1 is moved first.
 *
 * @throws {Trouble} when the store cannot be read, or the log not be moved.
 */
export const readMovedLine = async (match: string): Promise<StoredLine> => {
	const { isOld, ...line } = await readAsItIs(match);
	if (isOld) await moveMatch(match);
	return line;
};

/**
 * Reads the stored line of a match. A log of version 1 that cannot be moved, as on a full disk, is read as the line that
 * it would be.
 *
 * @throws {Trouble} when the store cannot be read.
 */
export const readStoredLine = (match: string): Promise<StoredLine> =>
	readMovedLine(match).catch(() => readAsItIs(match));

/**
 * Reads a match's line, with its unsaved entries. It is empty when there is no such match.
 *
 * @throws {Trouble} when the store cannot be read and nothing of the match is in memory.
 */
export const readLine = async (match: string): Promise<ReadLine> => {
	// If another tab stored entries first, this puts the unsaved ones behind them.
	await saveMatch(match);
	try {
		const stored = await readStoredLine(match);
		writerOf(match)?.follow(stored);
		const shown = unsavedEntries(match).length > 0 ? linesInMemory().get(match) : undefined;
		return shown ? withUnsaved(stored, shown) : stored;
	} catch (error) {
		const entries = linesInMemory().get(match);
		if (!entries) throw error;
		return { entries, damaged: 0, last: lastSeq(entries), beside: [], trouble: troubleOf(error).code };
	}
};

/** @returns the line as it is shown, where it goes on from the stored one. */
const withUnsaved = (stored: StoredLine, shown: readonly Entry[]): StoredLine =>
	compareLines(stored.entries, shown).is === 'theirs-longer'
		? { ...stored, entries: shown, last: lastSeq(shown) }
		: stored;

/**
 * Reads the lines of some matches in one transaction, with their unsaved entries. Values that are not entries are left
 * out.
 *
 * @throws {Trouble} when the store cannot be read.
 */
export const readLines = async (
	matches: readonly string[]
): Promise<ReadonlyMap<string, readonly Entry[]>> => {
	const breathe = shortTasks();
	const stored = await read(['lines', 'entries'], (transaction) =>
		valuesOf(transaction.objectStore('lines'), transaction.objectStore('entries'), matches)
	);
	const lineByMatch = new Map<string, readonly Entry[]>();
	for (const [place, match] of matches.entries()) {
		const [values, old] = stored[place] ?? [[], []];
		const line = lineFrom(values, old);
		const shown = unsavedEntries(match).length > 0 ? linesInMemory().get(match) : undefined;
		lineByMatch.set(match, shown ? withUnsaved(line, shown).entries : line.entries);
		await breathe();
	}
	return lineByMatch;
};
