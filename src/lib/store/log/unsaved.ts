/**
 * The entries of all matches that are shown already but not stored yet. They are kept in memory, so that moving about
 * in the app does not lose them, and so that a match can be played where nothing can be stored at all.
 *
 * The lists read this file to know what is unsaved. What stores the entries is in `match-writer.ts`, which the lists
 * do not load.
 */
import type { Entry } from '../../match/entry.ts';
import type { MatchRow } from '../lists/row.ts';
import type { TroubleCode } from '../db/trouble.ts';

/** Everything is stored, something is on its way, or it got stuck: then it is kept in memory and tried again. */
export type SaveState = 'saved' | 'saving' | TroubleCode;

/** What is known here of a match's writer (`MatchWriter`). */
interface Writer {
	readonly state: SaveState;
	/** The entries that are not stored yet. */
	readonly pending: readonly Entry[];
	/** The row with those entries; undefined when all is stored. */
	readonly row: MatchRow | undefined;
	/** The whole log as it is shown. */
	readonly log: readonly Entry[];
	/** Whether the match is no longer shown and nothing of it is left to store. */
	readonly isDone: boolean;
	readonly flush: () => Promise<void>;
	readonly verify: () => Promise<void>;
}

const writerByMatch = new Map<string, Writer>();
const listeners = new Set<() => void>();

/** @returns the writer of a match that is shown or of which something is unsaved. */
export const writerOf = (match: string): Writer | undefined => writerByMatch.get(match);

/** Keeps a writer until it is done; to be called when it is made and after every change of its state. */
export const keepWriter = (match: string, writer: Writer): void => {
	const kept = writerByMatch.get(match);
	if (kept === writer && writer.isDone) writerByMatch.delete(match);
	// A writer that was done and dropped comes back when it is given another entry.
	else if (!kept && !writer.isDone) writerByMatch.set(match, writer);
	for (const listener of listeners) listener();
};

/** Tries again to store everything that waits. Never rejects. */
export const saveUnsaved = async (): Promise<void> => {
	await Promise.all([...writerByMatch.values()].map((writer) => writer.flush()));
};

/** Looks whether the logs in memory are still stored, and stores them again where not. Never rejects. */
export const verifySaved = async (): Promise<void> => {
	await Promise.all([...writerByMatch.values()].map((writer) => writer.verify()));
};

/** Why something waits and is not on its way; undefined when nothing is stuck. */
export const stuckBy = (): TroubleCode | undefined => {
	for (const { state } of writerByMatch.values()) {
		if (state !== 'saved' && state !== 'saving') return state;
	}
	return undefined;
};

/** Tries to store what waits of one match. Never rejects. */
export const saveMatch = async (match: string): Promise<void> => writerByMatch.get(match)?.flush();

/** The matches of which something is not stored yet. */
export const unsavedMatches = (): readonly string[] => [...unsavedRows().keys()];

/** Tells when something was added to what waits, stored, or got stuck. @returns how to stop. */
export const watchUnsaved = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

/** The rows of the matches of which something waits, by match. */
export const unsavedRows = (): ReadonlyMap<string, MatchRow> =>
	new Map([...writerByMatch].flatMap(([match, { row }]) => (row ? [[match, row] as const] : [])));

/** The entries of a match that wait. */
export const unsavedEntries = (match: string): readonly Entry[] => writerByMatch.get(match)?.pending ?? [];

/** The logs in memory, whole, by match: of those being shown and those of which something waits. */
export const logsInMemory = (): ReadonlyMap<string, readonly Entry[]> =>
	new Map([...writerByMatch].map(([match, { log }]) => [match, log]));
