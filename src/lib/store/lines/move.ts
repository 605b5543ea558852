/**
 * Moves the logs of version 1 to lines, a match at a time, behind what is on screen. A match that is opened is moved
 * first; a page that ends in the midst goes on where it was.
 */
import { read, write } from '../db/connection.ts';
import { troubleOf } from '../db/trouble.ts';
import { lineStoreNames, lineStores, receiveInto } from './receive.ts';

const noProjection = (): never => {
	throw new Error('A line that is moved keeps its row');
};

/**
 * Moves the log of a match, if it has one. Its row stays as it is.
 *
 * @throws {Trouble} when it cannot be stored; nothing has changed then.
 */
export const moveMatch = async (match: string): Promise<void> => {
	await write(lineStoreNames, (transaction) =>
		receiveInto(lineStores(transaction), new Map([[match, (line) => ({ line })]]), noProjection)
	);
};

/** @returns the next match that has a log of version 1. */
const nextOld = (after: string | undefined): Promise<string | undefined> =>
	read(['entries'], async (transaction) => {
		const range = after === undefined ? null : IDBKeyRange.lowerBound([after, []], true);
		const [key] = await transaction.objectStore('entries').getAllKeys(range, 1);
		return key?.[0];
	});

/** Waits until the page has nothing else to do. */
const idle = (): Promise<void> =>
	new Promise((next) => {
		if ('requestIdleCallback' in globalThis) requestIdleCallback(() => next(), { timeout: 1000 });
		else setTimeout(next);
	});

/**
 * Moves all logs, in one tab at a time. Never rejects: what cannot be moved stays as it is, and is tried again at the
 * next start. A tap in such a match is not saved, and says so.
 *
 * @param pause awaited between two matches.
 */
export const moveOldLogs = async (pause: () => Promise<void> = idle): Promise<void> => {
	const moveAll = async (): Promise<void> => {
		let match = await nextOld(undefined);
		while (match !== undefined) {
			await pause();
			await moveMatch(match).catch((error: unknown) => {
				// Without room the others cannot be moved either.
				if (troubleOf(error).code === 'quota') throw error;
			});
			match = await nextOld(match);
		}
	};
	const work = 'locks' in navigator ? navigator.locks.request('ochaya-move', moveAll) : moveAll();
	await work.catch(() => undefined);
};
