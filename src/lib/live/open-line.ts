/** Opens the line of a match to be shown, or says why it cannot be. */
import type { Game } from '$lib/games/game';
import type { Entry } from '$lib/match/entry';
import { fold, isUnreadable, type Folded, type Unreadable } from '$lib/match/fold';
import type { TroubleCode } from '$lib/store/db/trouble';

/** A match that cannot be shown, and why. Its line may be empty; otherwise it can still be exported. */
export interface Unopened {
	readonly why: 'missing' | 'deleted' | 'part' | 'unknown-game' | Unreadable | TroubleCode;
	readonly entries: readonly Entry[];
}

/**
 * @param line as it was read, with how many stored values of it are no entries.
 * @returns the id of its game; why it cannot be shown where its beginning is missing.
 */
export const gameOf = ({
	entries,
	damaged
}: {
	readonly entries: readonly Entry[];
	readonly damaged: number;
}): string | Unopened =>
	entries.find((entry) => entry.kind === 'start')?.game ?? {
		why: damaged > 0 ? 'no-start' : 'missing',
		entries
	};

/** @returns the match, or why it cannot be shown: what is tapped in a deleted one would be in no list. */
export const foldToShow = (game: Game, entries: readonly Entry[]): Folded | Unopened => {
	const folded = fold(game, entries);
	if (isUnreadable(folded)) return { why: folded, entries };
	return folded.isDeleted ? { why: 'deleted', entries } : folded;
};
