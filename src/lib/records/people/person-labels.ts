/** The names and marks by which a page of records shows persons. */
import type { Player } from '$lib/store/players/player';
import { marksOf } from './marks';

export interface PersonLabels {
	readonly nameOf: (person: string) => string;
	readonly markOf: (person: string) => number;
}

/** @returns the labels of the players; anybody else is named “?” and has the first mark. */
export const personLabelsOf = (players: readonly Player[]): PersonLabels => {
	const marks = marksOf(players);
	const names = new Map(players.map(({ id, name }) => [id, name]));
	return { nameOf: (person) => names.get(person) ?? '?', markOf: (person) => marks.get(person) ?? 0 };
};
