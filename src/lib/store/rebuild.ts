/** Making a match's row anew from its log. */
import type { Entry } from '../match/entry.ts';
import { announce } from './channel.ts';
import { readStored } from './entries.ts';
import { toStored, type MatchRow } from './row.ts';
import { keysOf } from './stored-log.ts';
import { write } from './transact.ts';

/**
 * Makes the row of a match anew. The projection may take its time (a game is loaded on demand): the row is
 * only stored if the log has not grown meanwhile, else it is made once more.
 *
 * @param project gives the row of a log; injected, since the store knows no game.
 * @returns the row, or undefined when the match has no entries.
 * @throws {Trouble} when the store cannot be read or written.
 */
export const rebuildRow = async (
	match: string,
	project: (entries: readonly Entry[]) => MatchRow | Promise<MatchRow>
): Promise<MatchRow | undefined> => {
	for (;;) {
		const log = await readStored(match);
		if (log.entries.length === 0) return undefined;
		const row = await project(log.entries);
		const isStored = await write(['entries', 'matches'], async (transaction) => {
			const count = await transaction.objectStore('entries').count(keysOf(match));
			if (count !== log.entries.length + log.damaged) return false;
			await transaction.objectStore('matches').put(toStored(row));
			return true;
		});
		if (isStored) {
			announce({ kind: 'match', match });
			return row;
		}
	}
};
