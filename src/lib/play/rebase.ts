/** Puts pending entries after a stored log that another tab has added to. */
import type { Game } from '$lib/games/game';
import { isSame, type Entry, type Ref } from '$lib/match/entry';
import { fold, isUnreadable, type RefusedMove } from '$lib/match/fold';
import { renumber } from '$lib/store/lines/renumber';

const refusedIn = (game: Game, entries: readonly Entry[]): readonly RefusedMove[] => {
	const folded = fold(game, entries);
	return isUnreadable(folded) ? [] : folded.refused;
};

/**
 * Renumbers pending entries so that they follow the stored log. It leaves out those that the rules now
 * refuse, and those that refer to them: otherwise an undo could take back another entry, or an edit remove a
 * round that another tab has changed.
 *
 * @param stored the log in the store.
 * @param last the highest `seq` in the store, damaged values included.
 * @param pending the entries of this tab that are not stored yet, in log order.
 * @returns the entries to store, in the same order.
 */
export const rebase = (
	game: Game,
	stored: readonly Entry[],
	last: number,
	pending: readonly Entry[]
): readonly Entry[] => {
	const placed = renumber(pending, last);
	const before = refusedIn(game, stored);
	const after = refusedIn(game, [...stored, ...placed]);
	const has = (refused: readonly RefusedMove[], ref: Ref) => refused.some((move) => isSame(move.ref, ref));
	const isNewlyRefused = (ref: Ref) => has(after, ref) && !has(before, ref);

	const kept: Entry[] = [];
	const dropped: Entry[] = [];
	// An entry refers only to earlier entries, so one pass finds all.
	for (const entry of placed) {
		const refersToDropped = 'of' in entry && dropped.some((other) => isSame(other, entry.of));
		const isRefused =
			(entry.kind === 'action' && isNewlyRefused(entry)) ||
			(entry.kind === 'edit' && isNewlyRefused(entry.of));
		(refersToDropped || isRefused ? dropped : kept).push(entry);
	}
	return renumber(kept, last);
};
