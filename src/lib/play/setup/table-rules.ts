/** The rules that each table last played by: they are proposed to the same players again, and to no others. */
import { guestPrefix } from '$lib/store/players/player';
import type { ChosenRules } from './rule-choice.svelte';

/** The rules that some players chose. */
export interface TableRules extends ChosenRules {
	/** The ids of the players, in any order. */
	readonly players: readonly string[];
}

/** How many tables are remembered for a game. */
const maxTables = 24;

/** @returns a key for a set of players, in whatever order they sit. All guests are alike. */
export const tableKey = (players: readonly string[]): string =>
	players
		.map((id) => (id.startsWith(guestPrefix) ? guestPrefix : id))
		.sort()
		.join(' ');

/** @returns the rules that the players of a key last chose; undefined if they never chose any. */
export const rulesOfTable = (tables: readonly TableRules[], key: string): TableRules | undefined =>
	tables.find(({ players }) => tableKey(players) === key);

/** @returns the tables to remember besides the one that plays now, the latest first. */
export const otherTables = (
	tables: readonly TableRules[],
	players: readonly string[]
): readonly TableRules[] => {
	const others = tables.filter((table) => tableKey(table.players) !== tableKey(players));
	return others.slice(0, maxTables - 1);
};
