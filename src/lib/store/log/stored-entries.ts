/** Reads what is stored of a match's log. With what is not stored yet: `read-log.ts`. */
import { keysOf, toLog, type StoredLog } from './stored-log.ts';
import { read } from '../db/transact.ts';

/**
 * Reads what is stored of a match's log, after a `seq` or from its start.
 *
 * @throws {Trouble} when the store cannot be read.
 */
export const readStored = (match: string, after = -1): Promise<StoredLog> =>
	read(['entries'], async (transaction) =>
		toLog(await transaction.objectStore('entries').getAll(keysOf(match, after)), after)
	);
