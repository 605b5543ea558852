/** Rows that cannot be read are made anew from the entries, which are the truth. */
import type { Entry } from '$lib/match/entry';
import { rebuildRow } from '$lib/store/rebuild';
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
