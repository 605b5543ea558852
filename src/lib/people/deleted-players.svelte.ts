/** The players who were just deleted on their page, for the undo bar of the list that is shown next. */
import type { Player } from '$lib/store/players/player';

/** What was deleted, and the name it is told under. */
export interface DeletedPlayers {
	readonly name: string;
	readonly players: readonly Player[];
}

class LastDeletion {
	/** Undefined when there is nothing to undo any more. */
	current = $state.raw<DeletedPlayers>();
}
export const lastDeletion = new LastDeletion();
