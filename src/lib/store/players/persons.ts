/**
 * The persons whom this device knows. A person who has several names, since players were merged, is one of them:
 * every screen that offers players offers these.
 */
import { type Seated, isSameName } from '../../match/entry.ts';
import type { TroubleCode } from '../db/trouble.ts';
import { type Player, personOf } from './player.ts';
import { hiddenPlayers, listPlayers } from './players.ts';

/** A person, under the name that the list of players shows. */
export interface Person extends Seated {
	/** The players merged into them. Their names stand for the person too. */
	readonly also: readonly Seated[];
	/** Whether they are no longer offered on this device. Whoever types their name finds them all the same. */
	readonly isHidden: boolean;
}

const seated = ({ id, name }: Player): Seated => ({ id, name });

/**
 * @param players in the order of the list.
 * @param hidden the ids of the hidden players.
 * @returns each person once, where the first of their names stands in the list.
 */
export const personsOf = (players: readonly Player[], hidden: ReadonlySet<string>): readonly Person[] => {
	const isPerson = personOf(players);
	const namesByPerson = new Map<string, Player[]>();
	for (const player of players) {
		const person = isPerson(player.id);
		namesByPerson.set(person, [...(namesByPerson.get(person) ?? []), player]);
	}
	return [...namesByPerson].flatMap(([id, names]) => {
		const own = names.find((player) => player.id === id);
		if (!own) return [];
		const also = names.filter((player) => player !== own).map(seated);
		return [{ ...seated(own), also, isHidden: hidden.has(id) }];
	});
};

/** @returns the persons, whoever of them was last used first; see `listPlayers`. */
export const listPersons = async (): Promise<{
	readonly persons: readonly Person[];
	readonly trouble?: TroubleCode;
}> => {
	const [{ players, trouble }, hidden] = await Promise.all([listPlayers(), hiddenPlayers()]);
	return { persons: personsOf(players, hidden), ...(trouble && { trouble }) };
};

/** @returns the person whom an id stands for: their own, or that of a player merged into them. */
export const personWithId = (persons: readonly Person[], id: string): Person | undefined =>
	persons.find((person) => person.id === id || person.also.some((other) => other.id === id));

/** @returns the person with this name, or else the one into whom a player with this name was merged. */
export const personNamed = (persons: readonly Person[], name: string): Person | undefined =>
	persons.find((person) => isSameName(person.name, name)) ??
	persons.find(({ also }) => also.some((other) => isSameName(other.name, name)));
