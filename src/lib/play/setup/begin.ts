/** From the setup to the first entry of a match. */
import { askToPersist } from '$lib/device/persist';
import type { Entry, Seated } from '$lib/match/entry';
import { fold, isUnreadable } from '$lib/match/fold';
import { stamp } from '$lib/match/log';
import { isSameName, tidyName } from '$lib/match/names';
import { newId } from '$lib/store/db/new-id';
import { openWriter } from '$lib/store/log/match-writer';
import { saveMatch } from '$lib/store/log/unsaved';
import type { Author } from '$lib/store/log/match-writer';
import { deviceId, rememberSetup } from '$lib/store/settings/settings';
import { rowOf } from '$lib/store/lists/make-row';
import { guestId, type SetupForm, type SetupMemory } from './setup-form.svelte';

/** Who sits at a seat: a player of the list by their name, a new one, or a guest under the seat's name. */
const seated = (form: SetupForm, seat: number): Seated => {
	const name = form.nameOf(seat);
	const known = form.known.find((player) => isSameName(player.name, name));
	const isGuest = tidyName(form.names[seat] ?? '') === '';
	return { id: known?.id ?? (isGuest ? guestId(seat) : newId()), name: known?.name ?? name };
};

/**
 * Begins the match. It is on its way into the store when this resolves; where nothing can be stored it is
 * played from memory, and the table says so.
 *
 * @returns the id of the match.
 */
export const begin = async (form: SetupForm): Promise<string> => {
	const { game, rules, starter } = form;
	const { playedName, options } = rules;
	const id = newId();
	const players = form.names.map((_, seat) => seated(form, seat));
	const start: Entry = stamp({ device: await deviceId(), now: Date.now }, id, 0, {
		kind: 'start',
		game: game.id,
		version: game.version,
		options,
		...(playedName !== undefined && { ruleSet: playedName }),
		players,
		opening: [game.opening(starter), ...form.opening]
	});
	const folded = fold(game, [start]);
	if (isUnreadable(folded)) throw new Error(`A new match cannot be read: ${folded}`);
	const row = rowOf(game, folded, 1);
	const author: Author = { log: () => [start], row: () => row, restamp: () => ({ entries: [], row }) };
	const writer = openWriter(id, author);
	writer.add({ entries: [start], row });
	writer.leave(author);
	void saveMatch(id).then(() => writer.state === 'saved' && askToPersist());
	void rememberSetup(game.id, { players, ...rules.remembered, starter } satisfies SetupMemory);
	return id;
};
