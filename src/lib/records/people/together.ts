/** Finds the people with whom a player sat at a table of three or more. */
import { listMatches } from '$lib/store/lists/list-matches';
import { isGuest } from '$lib/store/players/player';
import { listPlayers } from '$lib/store/players/players';
import { personOf } from '$lib/store/players/same-player';

/** How many of the player's last matches are searched, and how many tables are returned at most. */
const [matchesSearched, mostTables] = [60, 8];

/**
 * @param person a player's id.
 * @returns the sorted ids of the persons at each table; none with a guest, or with somebody at two seats.
 * @throws {Trouble} when the matches cannot be read.
 */
export const tablesOf = async (person: string): Promise<readonly (readonly string[])[]> => {
	const [{ rows }, known] = await Promise.all([
		listMatches({ player: person, status: 'ended', limit: matchesSearched }),
		listPlayers()
	]);
	const who = personOf(known.players);
	const tables = new Map<string, readonly string[]>();
	for (const { players } of rows) {
		const people = [...new Set(players.filter((player) => !isGuest(player)).map(({ id }) => who(id)))];
		if (people.length > 2 && people.length === players.length)
			tables.set(people.toSorted().join('.'), people.toSorted());
	}
	return [...tables.values()].slice(0, mostTables);
};
