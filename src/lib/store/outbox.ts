/**
 * What is accepted but not stored yet, of all matches: kept in memory, so that moving about in the app does
 * not lose it, and so that a match can be played where nothing can be stored at all.
 *
 * The queues are made in `open-queue.ts`: lists only ask what waits, and load nothing that writes.
 */
import type { Entry } from '../match/entry.ts';
import type { MatchQueue } from './queue.ts';
import type { MatchRow } from './row.ts';
import type { TroubleCode } from './trouble.ts';

const queueByMatch = new Map<string, MatchQueue>();
const listeners = new Set<() => void>();

/** The queue of a match that is shown or of which something waits. */
export const queueOf = (match: string): MatchQueue | undefined => queueByMatch.get(match);

/** Keeps a queue until it is left and done; to be called when it is made and after every change of it. */
export const keepQueue = (match: string, queue: MatchQueue): void => {
	const kept = queueByMatch.get(match);
	if (kept === queue && queue.isDone) queueByMatch.delete(match);
	// Also one that was left and done, but is given something after all.
	else if (!kept && !queue.isDone) queueByMatch.set(match, queue);
	for (const listener of listeners) listener();
};

/** Tries again to store everything that waits. Never rejects. */
export const flushOutbox = async (): Promise<void> => {
	await Promise.all([...queueByMatch.values()].map((queue) => queue.flush()));
};

/** Looks whether the logs in memory are still stored, and stores them again where not. Never rejects. */
export const verifyOutbox = async (): Promise<void> => {
	await Promise.all([...queueByMatch.values()].map((queue) => queue.verify()));
};

/** Why something waits and is not on its way; undefined when nothing is stuck. */
export const stuckBy = (): TroubleCode | undefined => {
	for (const { state } of queueByMatch.values()) {
		if (state !== 'saved' && state !== 'saving') return state;
	}
	return undefined;
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
