/**
 * Lists the deleted matches. They are in no index, so that no list has to skip them: they are the keys of all
 * rows without those in an index. Among 10,000 matches, only keys are read, and the rows of the deleted ones.
 */
import { byChangeDown, horizonOf, pageOf, type MatchPage, type PageQuery } from './list-matches.ts';
import { unsavedRows } from '../lines/unsaved.ts';
import { toRow, type MatchRow } from './row.ts';
import { read } from '../db/transact.ts';
import { troubleOf, type TroubleCode } from '../db/trouble.ts';

/** How many rows are read at a time. */
const batch = 50;

/** Reads the rows that are in no index. */
const readUnlisted = () =>
	read(['matches'], async (transaction) => {
		const matches = transaction.objectStore('matches');
		const [ids, listed] = await Promise.all([matches.getAllKeys(), matches.index('byChange').getAllKeys()]);
		const listedIds = new Set(listed);
		const unlisted = ids.filter((id) => !listedIds.has(id));
		const rows: MatchRow[] = [];
		const damaged: string[] = [];
		for (let from = 0; from < unlisted.length; from += batch) {
			const some = unlisted.slice(from, from + batch);
			const values = await Promise.all(some.map((id) => matches.get(id)));
			for (const [place, id] of some.entries()) {
				const row = toRow(values[place]);
				if (row) rows.push(row);
				else damaged.push(id);
			}
		}
		return { rows, damaged };
	});

/**
 * @returns a page of the deleted matches, the last played first; only those in memory when the store cannot
 * be read.
 */
export const listDeleted = async (
	{ before, limit }: PageQuery,
	now: () => number = Date.now
): Promise<MatchPage> => {
	const inOrder = byChangeDown(horizonOf(now()));
	const pending = unsavedRows();
	let trouble: TroubleCode | undefined;
	const { rows, damaged } = await readUnlisted().catch((error: unknown) => {
		trouble = troubleOf(error).code;
		return { rows: [], damaged: [] };
	});
	const all = [...pending.values(), ...rows.filter(({ id }) => !pending.has(id))]
		.filter((row) => row.isDeleted && (!before || inOrder(before, row) < 0))
		.sort(inOrder);
	return pageOf(all, limit, damaged, trouble);
};

/**
 * @returns how many matches are deleted. Only keys are counted, so damaged rows are included. Never rejects.
 */
export const countDeleted = async (): Promise<number> => {
	const pending = [...unsavedRows().values()];
	const inMemory = pending.filter(({ isDeleted }) => isDeleted).length;
	try {
		return await read(['matches'], async (transaction) => {
			const matches = transaction.objectStore('matches');
			const [all, listed] = await Promise.all([matches.count(), matches.index('byChange').count()]);
			let count = all - listed;
			for (const { id } of pending) if (toRow(await matches.get(id))?.isDeleted) count -= 1;
			return count + inMemory;
		});
	} catch {
		return inMemory;
	}
};
