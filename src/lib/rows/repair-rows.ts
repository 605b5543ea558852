/** Rows that cannot be read, or that another build made, are made anew from the entries, which are the truth. */
import { metas } from '$lib/games/registry';
import type { Entry } from '$lib/match/entry';
import type { MatchRow } from '$lib/store/lists/row';
import { rebuildRow, rebuildRows } from '$lib/store/lists/rebuild-rows';
import { projectorFor } from './projector';

/** @param ids of the matches whose rows are damaged. Rejects when the store does not answer. */
export const repairRows = async (ids: readonly string[]): Promise<void> => {
	for (const id of ids) {
		await rebuildRow(id, async (entries: readonly Entry[]) => {
			const games = entries.flatMap((entry) => (entry.kind === 'start' ? [entry.game] : []));
			return (await projectorFor(games)).project(entries);
		});
	}
};

/**
 * @param ids of matches, many perhaps.
 * @param done told after each few, with the rows they have now. Rejects when the store does not answer.
 */
export const remakeRows = async (
	ids: readonly string[],
	done: (rows: readonly MatchRow[], count: number) => Promise<void> | void
): Promise<void> => {
	const projector = await projectorFor(metas.map(({ id }) => id));
	await rebuildRows(ids, projector.project, done);
};
