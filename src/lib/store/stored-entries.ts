/** Reading what lies in the store of a match's log; what waits in memory is `entries.ts`. */
import { keysOf, toLog, type StoredLog } from './stored-log.ts';
import { read } from './transact.ts';

/**
 * Reads what is stored of a match's log, after a `seq` or from its start.
 *
 * @throws {Trouble} when the store cannot be read.
 */
export const readStored = (match: string, after = -1): Promise<StoredLog> =>
	read(['entries'], async (transaction) =>
		toLog(await transaction.objectStore('entries').getAll(keysOf(match, after)), after)
	);
