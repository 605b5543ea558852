/** Removes a match for good: only a line that was kept beside another, once all of it lies in that. */
import { announceToAll } from '../db/tabs.ts';
import { write } from '../db/transact.ts';
import { keysOf } from './stored-line.ts';

/** @throws {Trouble} when it cannot be written; nothing has changed then. */
export const removeMatch = async (match: string): Promise<void> => {
	await write(['lines', 'matches'], async (transaction) => {
		await transaction.objectStore('lines').delete(keysOf(match));
		await transaction.objectStore('matches').delete(match);
	});
	announceToAll({ kind: 'match', match });
};
