/** Adds a player by name, or shows a hidden one again. */
import { setHidden } from '$lib/store/players/hidden-players';
import { listPersons, personWithId } from '$lib/store/players/persons';
import { addPlayer, type NamedPlayer } from '$lib/store/players/players';

/**
 * Adds a player like `addPlayer`. The name of a hidden person is not refused: they are shown again instead,
 * since whoever types it does not see that it is in the list.
 *
 * @throws {Trouble} when a hidden person cannot be shown again.
 */
export const addOrShow = async (typed: string): Promise<NamedPlayer> => {
	const named = await addPlayer(typed);
	if (!('refused' in named) || named.refused !== 'name-taken') return named;
	const person = personWithId((await listPersons()).persons, named.by.id);
	if (!person?.isHidden) return named;
	await setHidden(person.id, false);
	return { player: named.by };
};
