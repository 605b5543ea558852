/** Whom the setup offers first: those who were here tonight, then those who play most. */
import { dayOfEvening } from '$lib/matches/evening';
import type { MatchRow } from '$lib/store/lists/row';
import { personWithId, type Person } from '$lib/store/players/persons';

/** More would be looked for longer than a name is typed. */
const most = 12;

/**
 * @param persons whoever was last used first; hidden ones are not offered.
 * @param rows the last matches of this device, the last played first.
 * @returns the persons to offer: those of this evening's matches, the latest first, and then by how many of the
 * matches they are in.
 */
export const offeredPersons = (
	persons: readonly Person[],
	rows: readonly Pick<MatchRow, 'players' | 'started'>[],
	now: number
): readonly Person[] => {
	const tonight = dayOfEvening(now);
	const counts = new Map<Person, number>();
	const here = new Set<Person>();
	for (const { players, started } of rows)
		for (const person of new Set(players.map(({ id }) => personWithId(persons, id)))) {
			if (!person) continue;
			counts.set(person, (counts.get(person) ?? 0) + 1);
			if (dayOfEvening(started) === tonight) here.add(person);
		}
	const shown = persons.filter(({ isHidden }) => !isHidden);
	const others = shown.filter((person) => !here.has(person));
	return [
		...[...here].filter(({ isHidden }) => !isHidden),
		...others.sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
	].slice(0, most);
};
