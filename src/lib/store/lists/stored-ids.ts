import { logsInMemory } from '../lines/unsaved.ts';
import { read } from '../db/transact.ts';

/**
 * @returns the ids of all matches that are here, of deleted ones and of those in memory too.
 * @throws {Trouble} when the store cannot be read.
 */
export const storedMatchIds = async (): Promise<ReadonlySet<string>> => {
	const keys = await read(['matches'], (transaction) => transaction.objectStore('matches').getAllKeys());
	return new Set([...keys, ...logsInMemory().keys()]);
};
