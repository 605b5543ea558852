import { read } from '../db/connection.ts';

/**
 * Moves the logs of version 1 to lines, behind what is on screen, if there are any. It is apart from `move.ts`, so that a
 * start without them loads no more. Never rejects: what cannot be moved now is tried again at the next start.
 */
export const moveOldLogsLater = async (): Promise<void> => {
	try {
		const count = await read(['entries'], (transaction) => transaction.objectStore('entries').count());
		if (count > 0) await (await import('./move.ts')).moveOldLogs();
	} catch {
		// The code could not be loaded, or the store not be read.
	}
};
