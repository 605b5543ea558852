/** What all pages of records are made of: the matches that are over with their persons, and the persons' names. */
import { matches } from '$lib/matches.svelte';
import { markCount, type Player } from '$lib/store/players/player';
import { playedOf } from './played';

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
			.map(({ id, mark }, index) => [id, mark ?? index % markCount])
	);

/** @returns the labels of the players; anybody else is named “?” and has the first mark. */
export const personLabelsOf = (players: readonly Player[]): PersonLabels => {
	const marks = marksOf(players);
	const names = new Map(players.map(({ id, name }) => [id, name]));
	return { nameOf: (person) => names.get(person) ?? '?', markOf: (person) => marks.get(person) ?? 0 };
};

class Club {
	readonly played = $derived(playedOf(matches.rows, matches.personOf));
	readonly labels = $derived(personLabelsOf(matches.players));
}

export const club = new Club();
