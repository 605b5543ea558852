/** Who is who on a page of records: names and marks by person. */
import type { Player } from '$lib/store/players/player';
import { marksOf } from './marks';

export interface GuestBook {
	readonly nameOf: (person: string) => string;
	readonly markOf: (person: string) => number;
}

export const guestBookOf = (players: readonly Player[]): GuestBook => {
	const marks = marksOf(players);
	const names = new Map(players.map(({ id, name }) => [id, name]));
	return { nameOf: (person) => names.get(person) ?? '?', markOf: (person) => marks.get(person) ?? 0 };
};
