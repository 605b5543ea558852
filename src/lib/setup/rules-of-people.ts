/** The rules that the same people last played by: they are proposed to them again. */
import { guestPrefix } from '$lib/store/players/player';
import type { ChosenRules } from './rule-choice.svelte';

/** The rules that some players chose. */
export interface PeopleRules extends ChosenRules {
	/** The ids of the players, in any order. */
	readonly players: readonly string[];
}

/** For how many sets of people the rules of a game are remembered. */
const mostRemembered = 24;

/** Gives the id of the person whom the id of a player stands for: two of them may have been merged since. */
type PersonOf = (id: string) => string;

/** @returns a key for a set of persons, in whatever order they sit. All guests are alike. */
export const peopleKey = (players: readonly string[], personOf: PersonOf): string =>
	players
		.map((id) => (id.startsWith(guestPrefix) ? guestPrefix : personOf(id)))
		.sort()
		.join(' ');

/** @returns the rules that the persons of a key last chose; undefined if they never chose any. */
export const rulesOfPeople = (
	remembered: readonly PeopleRules[],
	key: string,
	personOf: PersonOf
): PeopleRules | undefined => remembered.find(({ players }) => peopleKey(players, personOf) === key);

/** @returns the rules to remember besides those of the people who play now, the latest first. */
export const rulesOfOthers = (
	remembered: readonly PeopleRules[],
	players: readonly string[],
	personOf: PersonOf
): readonly PeopleRules[] => {
	const now = peopleKey(players, personOf);
	const others = remembered.filter((rules) => peopleKey(rules.players, personOf) !== now);
	return others.slice(0, mostRemembered - 1);
};
