/** Moves that the rules refuse once the logs of several phones are merged. */
import type { Entry } from '$lib/match/entry';
import type { Folded, RefusedMove } from '$lib/match/fold';

/**
 * @returns the refused moves that no one was told of. It is empty for the log of a single phone, where
 * refused actions are never added. Moves before the last edit are left out, since the edit's preview told of
 * those it made impossible.
 */
export const mergeRefusals = (folded: Folded, entries: readonly Entry[]): readonly RefusedMove[] => {
	if (folded.refused.length === 0 || new Set(entries.map(({ device }) => device)).size < 2) return [];
	return folded.refused.filter(({ ref }) => ref.seq > folded.lastEdit);
};
