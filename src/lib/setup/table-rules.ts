/** The rules that each table last played by: they are proposed to the same players again. */
import { guestPrefix } from '$lib/store/players/player';
import type { ChosenRules } from './rule-choice.svelte';

/** The rules that some players chose. */
export interface TableRules extends ChosenRules {
	/** The ids of the players, in any order. */
	readonly players: readonly string[];
}

/** How many tables are remembered for a game. */
const maxTables = 24;

/** Gives the id of the person whom the id of a player stands for: two of them may have been merged since. */
type PersonOf = (id: string) => string;

/** @returns a key for a set of persons, in whatever order they sit. All guests are alike. */
export const tableKey = (players: readonly string[], personOf: PersonOf): string =>
	players
		.map((id) => (id.startsWith(guestPrefix) ? guestPrefix : personOf(id)))
		.sort()
		.join(' ');

/** @returns the rules that the persons of a key last chose; undefined if they never chose any. */
export const rulesOfTable = (
	tables: readonly TableRules[],
	key: string,
	personOf: PersonOf
): TableRules | undefined => tables.find(({ players }) => tableKey(players, personOf) === key);

/** @returns the tables to remember besides the one that plays now, the latest first. */
export const otherTables = (
	tables: readonly TableRules[],
	players: readonly string[],
	personOf: PersonOf
): readonly TableRules[] => {
	const now = tableKey(players, personOf);
	const others = tables.filter((table) => tableKey(table.players, personOf) !== now);
	return others.slice(0, maxTables - 1);
};
