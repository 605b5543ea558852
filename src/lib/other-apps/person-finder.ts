/** The person behind a seat, as exports name them: a player may be merged with others, who are one person. */
import type { Seated } from '$lib/match/entry';
import { isGuest, type Player, personOf } from '$lib/store/players/player';

export interface Person {
	readonly id: string;
	readonly name: string;
}
/** Finds the person behind a seat; guests are nobody. */
export type PersonAt = (seat: Seated) => Person | undefined;

/**
 * @param players the list of players.
 * @returns a function that finds persons, with the name they have in the list. A player who is not in the list is
 *   a person of their own, under the name of the seat.
 */
export const personFinder = (players: readonly Player[]): PersonAt => {
	const personIdOf = personOf(players);
	const nameById = new Map(players.map(({ id, name }) => [id, name]));
	return (seat) => {
		if (isGuest(seat)) return undefined;
		const id = personIdOf(seat.id);
		return { id, name: nameById.get(id) ?? seat.name };
	};
};
