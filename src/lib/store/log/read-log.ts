/** Reads a match's log, stored and unsaved. */
import { byOrder } from '../../match/entry.ts';
import { saveMatch, logsInMemory, unsavedEntries } from './unsaved.ts';
import { readStored } from './read-stored.ts';
import { keyOf, type StoredLog } from './stored-log.ts';
import { troubleOf, type TroubleCode } from '../db/trouble.ts';

/** A log, with its unsaved entries. */
export interface ReadLog extends StoredLog {
	/** Why the store could not be read. The log is then the one in memory. */
	readonly trouble?: TroubleCode;
}

/**
 * Reads a match's log, with its unsaved entries. It is empty when there is no such match.
 *
 * @throws {Trouble} when the store cannot be read and nothing of the match is in memory.
 */
export const readEntries = async (match: string): Promise<ReadLog> => {
	// If another tab stored entries first, this renumbers the unsaved ones before both are joined.
	await saveMatch(match);
	try {
		const stored = await readStored(match);
		const keys = new Set(stored.entries.map(keyOf));
		const waiting = unsavedEntries(match).filter((entry) => !keys.has(keyOf(entry)));
		if (waiting.length === 0) return stored;
		const entries = [...stored.entries, ...waiting].sort(byOrder);
		return { ...stored, entries, last: Math.max(stored.last, ...waiting.map(({ seq }) => seq)) };
	} catch (error) {
		const entries = logsInMemory().get(match);
		if (!entries) throw error;
		const { code } = troubleOf(error);
		return { entries, damaged: 0, last: Math.max(...entries.map(({ seq }) => seq)), trouble: code };
	}
};
