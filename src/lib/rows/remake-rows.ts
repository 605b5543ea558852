/** Makes rows anew from the entries, when they are damaged or were made by another build. */
import { metas } from '$lib/games/registry';
import type { MatchRow } from '$lib/store/lists/row';
import { rebuildRows } from '$lib/store/lists/make-row';
import { projectorFor } from './projector';

/**
 * Makes the rows of matches anew, in batches.
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
