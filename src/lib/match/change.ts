/** What changed between two foldings of one match, so that it can be told in words. */
import type { Folded, Move } from './fold.ts';

/** A move that was played or taken back. */
export interface MoveChange {
	readonly move: Move;
	readonly isUndone: boolean;
}

const isEqual = (a: Move, b: Move): boolean =>
	a.seq === b.seq && JSON.stringify(a.action) === JSON.stringify(b.action);

/**
 * @returns the last move that was played or completed, or taken back; undefined if neither is so, as when a past
 *   move was edited.
 */
export const changeBetween = (before: Folded, after: Folded): MoveChange | undefined => {
	const [was, is] = [before.moves.at(-1), after.moves.at(-1)];
	if (after.moves.length < before.moves.length) return was && { move: was, isUndone: true };
	const isPlayed = is && (after.moves.length > before.moves.length || !was || !isEqual(was, is));
	return isPlayed ? { move: is, isUndone: false } : undefined;
};
