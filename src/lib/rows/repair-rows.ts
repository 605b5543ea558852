/** Rebuilds rows from the entries, when they are damaged or were made by another build. */
import { metas } from '$lib/games/registry';
import type { Entry } from '$lib/match/entry';
import type { MatchRow } from '$lib/store/lists/row';
import { rebuildRow, rebuildRows } from '$lib/store/lists/rebuild-rows';
import { projectorFor } from './projector';

/**
 * Rebuilds the rows of a few matches.
 *
 * @param ids of the matches whose rows are damaged.
 * @throws {Trouble} when the store cannot be read or written.
 */
export const repairRows = async (ids: readonly string[]): Promise<void> => {
	for (const id of ids) {
		await rebuildRow(id, async (entries: readonly Entry[]) => {
			const games = entries.flatMap((entry) => (entry.kind === 'start' ? [entry.game] : []));
			return (await projectorFor(games)).project(entries);
		});
	}
};

/**
 * Rebuilds the rows of many matches, in batches.
 *
 * @param ids of the matches.
 * @param done called after each batch with its new rows, and with how many matches are done so far.
 * @throws {Trouble} when the store cannot be read.
 */
export const remakeRows = async (
	ids: readonly string[],
	done: (rows: readonly MatchRow[], count: number) => Promise<void> | void
): Promise<void> => {
	const projector = await projectorFor(metas.map(({ id }) => id));
	await rebuildRows(ids, projector.project, done);
};
