/** The names and marks by which a page of records shows persons. */
import type { Player } from '$lib/store/players/player';
import { crests } from '$lib/ui/art/crests';

export interface PersonLabels {
	readonly nameOf: (person: string) => string;
	readonly markOf: (person: string) => number;
}

/**
 * @returns the marks, as indices into `crests`, by player's id: the one that each chose, else the next one in the order
 *   in which players were added.
 */
const marksOf = (players: readonly Player[]): ReadonlyMap<string, number> =>
	new Map(
		players
			.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))
			.map(({ id, mark }, index) => [id, mark ?? index % crests.length])
	);

/** @returns the labels of the players; anybody else is named “?” and has the first mark. */
export const personLabelsOf = (players: readonly Player[]): PersonLabels => {
	const marks = marksOf(players);
	const names = new Map(players.map(({ id, name }) => [id, name]));
	return { nameOf: (person) => names.get(person) ?? '?', markOf: (person) => marks.get(person) ?? 0 };
};
