/** Previews what editing an earlier action would do to a match, before anything is stored. */
import type { Game } from '../games/game.ts';
import type { Outcome } from '../games/outcome.ts';
import type { Entry } from './entry.ts';
import { fold, isUnreadable, type Folded, type RefusedMove } from './fold.ts';

/** The match as it would be with the edit. */
export interface EditPreview {
	readonly outcome: Outcome | undefined;
	/** The edited action, when the rules refuse it in its place. The edit cannot be stored then. */
	readonly refusedEdit: RefusedMove | undefined;
	/** The later actions that counted and no longer would. */
	readonly lost: readonly RefusedMove[];
}

/** Folds the line as if the edit had been added. @returns undefined when the line cannot be read at all. */
export const previewEdit = (
	game: Game,
	entries: readonly Entry[],
	current: Folded,
	edit: Extract<Entry, { kind: 'edit' }>
): EditPreview | undefined => {
	const after = fold(game, [...entries, edit]);
	if (isUnreadable(after)) return undefined;
	const counted = (seq: number): boolean => current.moves.some((move) => move.seq === seq);
	return {
		outcome: after.outcome,
		refusedEdit: after.refused.find(({ seq }) => seq === edit.of),
		lost: after.refused.filter(({ seq }) => seq !== edit.of && counted(seq))
	};
};
