/** Putting what is not stored yet after a log that another tab has added to. */
import type { Game } from '$lib/games/game';
import { isSame, type Entry, type Ref } from '$lib/match/entry';
import { fold, isUnreadable, type RefusedMove } from '$lib/match/fold';
import { renumber } from '$lib/store/log/renumber';

const refusedIn = (game: Game, entries: readonly Entry[]): readonly RefusedMove[] => {
	const folded = fold(game, entries);
	return isUnreadable(folded) ? [] : folded.refused;
};

/**
 * Leaves out what the rules now refuse, and what speaks of it: an undo must not take back another entry, nor
 * an edit remove a round that another tab has changed.
 *
 * @param last the highest seq of the stored log, damaged values included.
 * @returns the rest in its order, numbered after the stored log.
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
	// What an entry speaks of stands before it, so one pass finds all.
	for (const entry of placed) {
		const speaksOfDropped = 'of' in entry && dropped.some((other) => isSame(other, entry.of));
		const isRefused =
			(entry.kind === 'action' && isNewlyRefused(entry)) ||
			(entry.kind === 'edit' && isNewlyRefused(entry.of));
		(speaksOfDropped || isRefused ? dropped : kept).push(entry);
	}
	return renumber(kept, last);
};
