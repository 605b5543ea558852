/** Which of the twelve marks each player has: the one they chose, else the next in the order they came. */
import type { Player } from '$lib/store/players/player';
import { crests } from '$lib/ui/art/crests';

/** @returns the mark by a player's id. */
export const marksOf = (players: readonly Player[]): ReadonlyMap<string, number> =>
	new Map(
		players
			.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))
			.map(({ id, mark }, index) => [id, mark ?? index % crests.length])
	);
