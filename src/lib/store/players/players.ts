/** The list of players. Renaming changes the list only: a match keeps the names it was played under. */
import { isSeating, type SeatingEntry } from '../../match/entry.ts';
import { isSameName, tidyName } from '../../match/names.ts';
import { timeOf } from '../../match/time.ts';
import { announce } from '../db/tabs.ts';
import { newId } from '../db/new-id.ts';
import { logsInMemory } from '../log/unsaved.ts';
import { isGuest, seatedAs, toPlayers, type Player } from './player.ts';
import { readSeatings, takeUpSeatings } from './seatings.ts';
import { read, write } from '../db/transact.ts';
import { troubleOf, type TroubleCode } from '../db/trouble.ts';

/** Why a name is not taken: it is empty, or (accents and capitals aside) that of another player. */
export type NameRefusal =
	{ readonly refused: 'name-empty' } | { readonly refused: 'name-taken'; readonly by: Player };

export type Named = { readonly player: Player; readonly trouble?: TroubleCode } | NameRefusal;

/** Added while nothing could be stored; the first match they are seated in stores them. */
const unstored = new Map<string, Player>();

/**
 * @returns the players, the last used first, then the newest; only those in memory where the store is not read.
 * What is no player is left where it lies: `damaged` says how many there are.
 */
export const listPlayers = async (): Promise<{
	readonly players: readonly Player[];
	readonly damaged?: number;
	readonly trouble?: TroubleCode;
}> => {
	try {
		const { values, seatings } = await read(['players', 'settings'], async (transaction) => ({
			values: await transaction.objectStore('players').getAll(),
			seatings: await readSeatings(transaction.objectStore('settings'))
		}));
		// Where it cannot be stored they are listed all the same: the notes stay.
		const seated = seatings.length === 0 ? values : await takeUpSeatings().catch(() => values);
		const players = toPlayers(seated);
		const damaged = seated.length - players.length;
		return { players: sorted(players, seatings), ...(damaged > 0 && { damaged }) };
	} catch (error) {
		return { players: sorted([]), trouble: troubleOf(error).code };
	}
};

/**
 * Adds a player. Where it cannot be stored they are kept in memory and given all the same, with the reason:
 * a match can be played, and its start stores them. So does adding them once more, when it can be.
 */
export const addPlayer = async (
	typed: string,
	now: () => number = Date.now,
	makeId: () => string = newId
): Promise<Named> => {
	const name = tidyName(typed);
	if (name === '') return { refused: 'name-empty' };
	const kept = holderOf(name, [...unstored.values()]);
	if (kept) unstored.delete(kept.id);
	const player: Player = kept ?? { id: makeId(), name, created: timeOf(now()) };
	try {
		return await write(['players'], async (transaction) => {
			const store = transaction.objectStore('players');
			const by = holderOf(name, sorted(toPlayers(await store.getAll())));
			if (by) return { refused: 'name-taken' as const, by };
			await store.add(player);
			return { player };
		}).then(tellOthers);
	} catch (error) {
		const by = holderOf(name, sorted([]));
		if (by) return { refused: 'name-taken', by };
		unstored.set(player.id, player);
		return { player, trouble: troubleOf(error).code };
	}
};

/**
 * Gives a player another name; their own in other capitals is one.
 *
 * @returns undefined when there is no such player in the store.
 * @throws {Trouble} when it cannot be stored.
 */
export const renamePlayer = async (id: string, typed: string): Promise<Named | undefined> => {
	const name = tidyName(typed);
	if (name === '') return { refused: 'name-empty' };
	return write(['players'], async (transaction) => {
		const store = transaction.objectStore('players');
		const players = toPlayers(await store.getAll());
		const player = players.find((other) => other.id === id);
		if (!player) return undefined;
		const by = holderOf(
			name,
			players.filter((other) => other.id !== id)
		);
		if (by) return { refused: 'name-taken' as const, by };
		const renamed: Player = { ...player, name };
		await store.put(renamed);
		return { player: renamed };
	}).then(tellOthers);
};

const tellOthers = <Result extends Named | undefined>(result: Result): Result => {
	if (result && 'player' in result) announce({ kind: 'players' });
	return result;
};

const holderOf = (name: string, players: readonly Player[]): Player | undefined =>
	players.find((player) => isSameName(player.name, name));

/**
 * The stored players and those only in memory: added, or seated, while nothing could be stored.
 *
 * @param noted entries that seat someone, stored but not taken up by the list.
 */
const sorted = (stored: readonly Player[], noted: readonly SeatingEntry[] = []): Player[] => {
	const playerById = new Map<string, Player>();
	const inMemory = [...logsInMemory().values()].flatMap((entries) => entries.filter(isSeating));
	for (const { players, at } of [...noted, ...inMemory]) {
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
