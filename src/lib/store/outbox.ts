/**
 * What is accepted but not stored yet, of all matches: kept in memory, so that moving about in the app does
 * not lose it, and so that a match can be played where nothing can be stored at all.
 */
import type { Entry } from '../match/entry.ts';
import { MatchQueue, type Author } from './queue.ts';
import type { MatchRow } from './row.ts';

const queueByMatch = new Map<string, MatchQueue>();
const listeners = new Set<() => void>();

/**
 * The queue of a match that is being shown. Await nothing between reading its log and calling this, so that
 * nothing is stored in between; call its `leave` with the same author when the match is no longer shown.
 */
export const openQueue = (match: string, author: Author): MatchQueue => {
	const waiting = queueByMatch.get(match);
	if (waiting) {
		waiting.enter(author);
		return waiting;
	}
	const queue = new MatchQueue(author, () => {
		const kept = queueByMatch.get(match);
		if (kept === queue && queue.isDone) queueByMatch.delete(match);
		// One that was left and done, but is given something after all.
		else if (!kept && !queue.isDone) queueByMatch.set(match, queue);
		for (const listener of listeners) listener();
	});
	queueByMatch.set(match, queue);
	return queue;
};

/** Tries again to store everything that waits. Never rejects. */
export const flushOutbox = async (): Promise<void> => {
	await Promise.all([...queueByMatch.values()].map((queue) => queue.flush()));
};

/** Tries to store what waits of one match. Never rejects. */
export const flushMatch = async (match: string): Promise<void> => queueByMatch.get(match)?.flush();

/** The matches of which something is not stored yet. */
export const pendingMatches = (): readonly string[] => [...pendingRows().keys()];

/** Tells when something was added to what waits, stored, or got stuck. @returns how to stop. */
export const watchOutbox = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

/** The rows of the matches of which something waits, by match. */
export const pendingRows = (): ReadonlyMap<string, MatchRow> =>
	new Map([...queueByMatch].flatMap(([match, { row }]) => (row ? [[match, row] as const] : [])));

/** The entries of a match that wait. */
export const pendingEntries = (match: string): readonly Entry[] => queueByMatch.get(match)?.pending ?? [];

/** The logs in memory, whole, by match: of those being shown and those of which something waits. */
export const logsInMemory = (): ReadonlyMap<string, readonly Entry[]> =>
	new Map([...queueByMatch].map(([match, { log }]) => [match, log]));
