/**
 * The mark of each player: the one they chose, else the next one in the order in which players were added.
 */
import type { Player } from '$lib/store/players/player';
import { crests } from '$lib/ui/art/crests';

/** @returns the marks, as indices into `crests`, by player's id. */
export const marksOf = (players: readonly Player[]): ReadonlyMap<string, number> =>
	new Map(
		players
			.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))
			.map(({ id, mark }, index) => [id, mark ?? index % crests.length])
	);
