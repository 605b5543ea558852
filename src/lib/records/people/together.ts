/** The tables of three and more that a player sat at. */
import { listMatches } from '$lib/store/lists/list-matches';
import { isGuest } from '$lib/store/players/player';
import { listPlayers } from '$lib/store/players/players';
import { personOf } from '$lib/store/players/same-player';

/** Among the last matches: groups are found where they were lately. */
const looked = 60;
const most = 8;

/**
 * @param person a player's id.
 * @returns who sat at each table, in order; no table with a guest, or with someone at two seats.
 * @throws {Trouble} when the matches cannot be read.
 */
export const tablesOf = async (person: string): Promise<readonly (readonly string[])[]> => {
	const [{ rows }, known] = await Promise.all([
		listMatches({ player: person, status: 'ended', limit: looked }),
		listPlayers()
	]);
	const who = personOf(known.players);
	const groups = new Map<string, readonly string[]>();
	for (const { players } of rows) {
		const people = [...new Set(players.filter((player) => !isGuest(player)).map(({ id }) => who(id)))];
		if (people.length > 2 && people.length === players.length)
			groups.set(people.toSorted().join('.'), people.toSorted());
	}
	return [...groups.values()].slice(0, most);
};
