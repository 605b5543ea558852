/** Begins a match from its setup. */
import { askToPersist } from '$lib/device/persist';
import type { Entry, Seated } from '$lib/match/entry';
import { fold, isUnreadable } from '$lib/match/fold';
import { stamp } from '$lib/match/stamp';
import { newId } from '$lib/store/db/new-id';
import { openWriter, type Author } from '$lib/store/lines/writer';
import { saveMatch } from '$lib/store/lines/unsaved';
import { deviceId, rememberSetup } from '$lib/store/settings/settings';
import { rowOf } from '$lib/store/lists/make-row';
import type { SetupForm, SetupMemory } from './setup-form.svelte';

/**
 * @returns who has a seat: a known person with the typed name, a new player, or a guest if no name is typed.
 */
const playerAt = (form: SetupForm, seat: number): Seated => ({
	id: form.idOf(seat) ?? newId(),
	name: form.nameOf(seat)
});

/**
 * Begins the match. When this resolves, the match is being stored. If it cannot be stored, it is played from
 * memory, and the match screen says so.
 *
 * @returns the id of the match.
 * @throws {Error} when the game cannot read its own start, which would be a fault of the game.
 */
export const beginMatch = async (form: SetupForm): Promise<string> => {
	const { game, rules, starter } = form;
	const { playedName, options } = rules;
	const id = newId();
	const players = form.names.map((_, seat) => playerAt(form, seat));
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
	const tables = form.otherTables(players.map((player) => player.id));
	void rememberSetup(game.id, { players, ...rules.remembered, starter, tables } satisfies SetupMemory);
	return id;
};
