/** Reads the stored part of a match's log. `read-log.ts` adds the unsaved entries. */
import { keysOf, toLog, type StoredLog } from './stored-log.ts';
import { read } from '../db/transact.ts';

/**
 * Reads the stored log of a match.
 *
 * @param after only entries with a higher `seq` are read; without it, all of them.
 * @throws {Trouble} when the store cannot be read.
 */
export const readStored = (match: string, after = -1): Promise<StoredLog> =>
	read(['entries'], async (transaction) =>
		toLog(await transaction.objectStore('entries').getAll(keysOf(match, after)), after)
	);
