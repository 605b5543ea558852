/**
 * The entries of all matches that are shown but not stored yet. They are kept in memory, so that moving about
 * in the app does not lose them, and so that a match can be played where nothing can be stored.
 *
 * The lists read this file to know what is unsaved. It is apart from `writer.ts`, which stores the
 * entries and which the lists do not load.
 */
import { type Entry } from '../../match/entry.ts';
import { newId } from '../db/schema.ts';
import type { MatchRow } from '../lists/row.ts';
import type { TroubleCode } from '../db/trouble.ts';
import type { StoredLine } from './stored-line.ts';

/**
 * How saving stands: everything is stored, something is being stored, or it failed with a trouble and is kept
 * in memory to be tried again.
 */
export type SaveState = 'saved' | 'saving' | TroubleCode;

/** What this file needs of a `MatchWriter`. */
interface Writer {
	readonly state: SaveState;
	/** The entries that are not stored yet. */
	readonly pending: readonly Entry[];
	/** The row with these entries; undefined when everything is stored. */
	readonly row: MatchRow | undefined;
	/** The whole line as it is shown. */
	readonly log: readonly Entry[];
	/** Whether the match is no longer shown and everything is stored. */
	readonly isDone: boolean;
	readonly flush: () => Promise<void>;
	readonly verify: () => Promise<void>;
	/** Puts what is pending behind a stored line that was read. */
	readonly follow: (stored: StoredLine) => void;
}

const writerByMatch = new Map<string, Writer>();
const listeners = new Set<() => void>();

/** @returns the writer of a match that is shown or has unsaved entries. */
export const writerOf = (match: string): Writer | undefined => writerByMatch.get(match);

/** Keeps a writer until it is done. Called when it is made, and after every change of its state. */
export const keepWriter = (match: string, writer: Writer): void => {
	const kept = writerByMatch.get(match);
	if (kept === writer && writer.isDone) writerByMatch.delete(match);
	// A writer that was done and dropped is kept again when it gets another entry.
	else if (!kept && !writer.isDone) writerByMatch.set(match, writer);
	for (const listener of listeners) listener();
};

/** Tries to store everything that is unsaved. Never rejects. */
export const saveUnsaved = async (): Promise<void> => {
	await Promise.all([...writerByMatch.values()].map((writer) => writer.flush()));
};

/** Checks that the logs in memory are still stored, and stores them again if they are not. Never rejects. */
export const verifySaved = async (): Promise<void> => {
	await Promise.all([...writerByMatch.values()].map((writer) => writer.verify()));
};

/** @returns why entries are not being stored; undefined when none are stuck. */
export const stuckReason = (): TroubleCode | undefined => {
	for (const { state } of writerByMatch.values()) {
		if (state !== 'saved' && state !== 'saving') return state;
	}
	return undefined;
};

/** Tries to store what is unsaved of one match. Never rejects. */
export const saveMatch = async (match: string): Promise<void> => writerByMatch.get(match)?.flush();

/** @returns the ids of the matches with something unsaved. */
export const unsavedMatches = (): readonly string[] => [...unsavedRows().keys()];

/**
 * Calls the listener when something unsaved was added, was stored, or failed. @returns a function that stops
 * it.
 */
export const watchUnsaved = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

/** @returns the rows of the matches with something unsaved, by match. */
export const unsavedRows = (): ReadonlyMap<string, MatchRow> =>
	new Map([...writerByMatch].flatMap(([match, { row }]) => (row ? [[match, row] as const] : [])));

/** @returns the unsaved entries of a match. */
export const unsavedEntries = (match: string): readonly Entry[] => writerByMatch.get(match)?.pending ?? [];

/** @returns the whole logs in memory, by match: of matches that are shown, or have unsaved entries. */
export const linesInMemory = (): ReadonlyMap<string, readonly Entry[]> =>
	new Map([...writerByMatch].map(([match, { log }]) => [match, log]));

/**
 * The beginning of the keys in localStorage that hold taps while the database belongs to a newer version, which another
 * tab has brought: this tab must not write to it any more. Every version can use localStorage, at once, and the next page
 * of the newer version stores what is held there.
 */
export const parkedPrefix = 'ochaya-held:';
/**
 * Each page has keys of its own, so that two tabs with the same match do not overwrite each other's entries.
 */
const page = newId();
const keyOf = (match: string): string => `${parkedPrefix}${match}:${page}`;

const held = new Set<string>();

/** Whether all unsaved entries of a match are held, so that this page may be closed. */
export const isParked = (match: string): boolean => held.has(match);

/**
 * Holds the unsaved entries of a match, replacing those held before. `isParked` tells whether it succeeded.
 *
 * @param entries all unsaved entries of one match.
 */
export const park = (entries: readonly Entry[]): void => {
	const [first] = entries;
	if (!first) return;
	try {
		localStorage.setItem(keyOf(first.match), JSON.stringify(entries));
		held.add(first.match);
	} catch {
		held.delete(first.match);
	}
};

/** Removes what this page holds of a match, because it was stored. */
export const unpark = (match: string): void => {
	if (!held.delete(match)) return;
	localStorage.removeItem(keyOf(match));
};

/** Whether any page holds entries. */
export const isAnyParked = (): boolean => {
	try {
		return Object.keys(localStorage).some((key) => key.startsWith(parkedPrefix));
	} catch {
		return false;
	}
};
