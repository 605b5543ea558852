/** Taps that the rules refuse once the logs of several phones are one. */
import type { Entry } from '$lib/match/entry';
import type { Folded, RefusedMove } from '$lib/match/fold';

/**
 * @returns what is refused and was never told: what an edit made impossible was told before it was made, and
 * on a single phone nothing is entered that the rules refuse.
 */
export const setAside = (folded: Folded, entries: readonly Entry[]): readonly RefusedMove[] => {
	if (folded.refused.length === 0 || new Set(entries.map(({ device }) => device)).size < 2) return [];
	return folded.refused.filter(({ ref }) => ref.seq > folded.lastEdit);
};
