/** Moves unsaved entries to the end of a log that has grown meanwhile. */
import { isSame, refOf, type Entry } from '../../match/entry.ts';

/**
 * @param pending entries of one match that are not stored yet, in log order.
 * @param last the highest `seq` that is taken by others.
 * @returns the entries with the `seq`s after it. References between them are adjusted; references to entries
 * that are stored stay.
 */
export const renumber = (pending: readonly Entry[], last: number): Entry[] =>
	pending.map((entry, index): Entry => {
		const seq = last + 1 + index;
		if (!('of' in entry)) return { ...entry, seq };
		const target = pending.findIndex((other) => isSame(other, entry.of));
		const found = pending[target];
		return {
			...entry,
			seq,
			of: found ? { ...refOf(found), seq: last + 1 + target } : entry.of
		};
	});
