/** The list of players. Renaming changes only the list: a match keeps the names it was played under. */
import * as v from 'valibot';
import { isSeating, timeOf, idSchema, isSameName, tidyName } from '../../match/entry.ts';
import { changerOf, refusalOf, type NameRefusal } from '../lists/change-list.ts';
import { newId, type SettingsInWrite } from '../db/schema.ts';
import { announce } from '../db/tabs.ts';
import { logsInMemory } from '../lines/unsaved.ts';
import { isGuest, seatedAs, toPlayers, type Player } from './player.ts';
import { read, write } from '../db/connection.ts';
import { troubleOf, type TroubleCode } from '../db/trouble.ts';
import { readSetting } from '../settings/settings.ts';

/** A player with their new name; with `trouble` if it is only in memory. Or why the name was refused. */
export type NamedPlayer = { readonly player: Player; readonly trouble?: TroubleCode } | NameRefusal<Player>;

export const changePlayers = changerOf('players', 'players', toPlayers);

/** Players who were added while nothing could be stored. The first match they are seated in stores them. */
const unstored = new Map<string, Player>();

/**
 * @returns the players, the last used first, then the newest; only those in memory when the store cannot be
 * read. `damaged` is the number of stored values that are not players, which stay in the store.
 */
export const listPlayers = async (): Promise<{
	readonly players: readonly Player[];
	readonly damaged?: number;
	readonly trouble?: TroubleCode;
}> => {
	try {
		const values = await read(['players'], (transaction) => transaction.objectStore('players').getAll());
		const players = toPlayers(values);
		const damaged = values.length - players.length;
		return { players: sorted(players), ...(damaged > 0 && { damaged }) };
	} catch (error) {
		return { players: sorted([]), trouble: troubleOf(error).code };
	}
};

/**
 * Adds a player. If that cannot be stored, the player is kept in memory and returned with the reason, so that
 * a match can be played; the start of that match stores the player. Adding the same name again tries again to
 * store it.
 */
export const addPlayer = async (
	typed: string,
	now: () => number = Date.now,
	makeId: () => string = newId
): Promise<NamedPlayer> => {
	const name = tidyName(typed);
	if (name === '') return { refused: 'name-empty' };
	const kept = [...unstored.values()].find((player) => isSameName(player.name, name));
	const player: Player = kept ?? { id: makeId(), name, created: timeOf(now()) };
	unstored.delete(player.id);
	try {
		return await changePlayers<NamedPlayer>((players) => named(player, players));
	} catch (error) {
		const refused = refusalOf(player, sorted([]));
		if (refused) return refused;
		unstored.set(player.id, player);
		return { player, trouble: troubleOf(error).code };
	}
};

/**
 * Renames a player. Other capitals of their own name are accepted.
 *
 * @returns undefined when there is no such player in the store.
 * @throws {Trouble} when it cannot be stored.
 */
export const renamePlayer = (id: string, typed: string): Promise<NamedPlayer | undefined> =>
	changePlayers<NamedPlayer | undefined>((players) => {
		const player = players.find((other) => other.id === id);
		return player ? named({ ...player, name: tidyName(typed) }, players) : { result: undefined };
	});

const named = (player: Player, players: readonly Player[]) => {
	const refused = refusalOf(player, sorted(players));
	return refused ? { result: refused } : { result: { player }, put: [player] };
};

/**
 * @returns the stored players, and those who are only in memory because nothing could be stored, sorted for
 * the list.
 */
const sorted = (stored: readonly Player[]): Player[] => {
	const playerById = new Map<string, Player>();
	const inMemory = [...logsInMemory().values()].flatMap((entries) => entries.filter(isSeating));
	for (const { players, at } of inMemory) {
		for (const seat of players) if (!isGuest(seat)) playerById.set(seat.id, seatedAs(seat, at));
	}
	for (const player of unstored.values()) {
		const seated = playerById.get(player.id);
		playerById.set(player.id, { ...seated, ...player });
	}
	for (const player of stored) playerById.set(player.id, player);
	return [...playerById.values()].sort(
		(a, b) => (b.used ?? 0) - (a.used ?? 0) || b.created - a.created || (a.id < b.id ? -1 : 1)
	);
};

/**
 * The players whom this device no longer offers for a seat. It is this device's own choice: their matches and records
 * stay, and no group hears of it.
 */
const hiddenKey = 'hidden-players';
const hiddenSchema = v.pipe(v.array(idSchema), v.readonly());

const toHidden = (stored: unknown): readonly string[] => {
	const parsed = v.safeParse(hiddenSchema, stored);
	return parsed.success ? parsed.output : [];
};

/** @returns the ids of the hidden players; none when they cannot be read. Never rejects. */
export const hiddenPlayers = async (): Promise<ReadonlySet<string>> =>
	new Set(await readSetting(hiddenKey, hiddenSchema));

/**
 * Hides a player, or shows them again.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const setHidden = async (id: string, isHidden: boolean): Promise<void> => {
	await write(['settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		const others = toHidden(await settings.get(hiddenKey)).filter((other) => other !== id);
		await settings.put(isHidden ? [...others, id] : others, hiddenKey);
	});
	announce({ kind: 'players' });
};

/** Hides the players of a backup, inside its transaction. */
export const hideAll = async (settings: SettingsInWrite, ids: readonly string[]): Promise<void> => {
	await settings.put([...new Set([...toHidden(await settings.get(hiddenKey)), ...ids])], hiddenKey);
};
