/** Deletes a player who was added by mistake: only one whom no log names, so that no match loses a player. */
import { isFields } from '../db/predicates.ts';
import { announce } from '../db/tabs.ts';
import type { LineKey, OldKey } from '../db/schema.ts';
import { read, write } from '../db/transact.ts';
import { logsInMemory } from '../lines/unsaved.ts';
import { toPlayers, type Player } from './player.ts';
import { idsOf, personOf } from './same-player.ts';
import { matchesOf } from './sat-together.ts';
import { readSeatings } from './seatings.ts';

/** The players that were deleted, for bringing them back, or why none was. */
export type Deletion =
	| { readonly deleted: readonly Player[] }
	/** `in-match`: a match names them, if only a deleted one, or one in which somebody else has the seat now. */
	| { readonly refused: 'in-match' | 'no-player' };

/** How many entries are read at a time, so that a tap in another tab does not wait for all of them. */
const batch = 2000;

/** How often the logs are read again because they have grown, before everything is done in one transaction. */
const mostReadings = 3;

/** Whether these entries, of whatever version, name one of the players. */
const areNamed = (entries: readonly unknown[], ids: ReadonlySet<string>): boolean =>
	entries.some((entry) => {
		const players = isFields(entry) ? entry.players : undefined;
		return Array.isArray(players) && players.some((player) => isFields(player) && ids.has(String(player.id)));
	});

interface ReadableStore {
	readonly getAllKeys: (range: IDBKeyRange | null, count: number) => Promise<(LineKey | OldKey)[]>;
	readonly getAll: (range: IDBKeyRange | null, count: number) => Promise<unknown[]>;
}
/** The stores that have entries: the lines, and the logs of version 1 that are not moved yet. */
const entryStores = ['lines', 'entries'] as const;
/** Does something with one of these stores. */
type WithStore = <Result>(
	name: (typeof entryStores)[number],
	work: (store: ReadableStore) => Promise<Result>
) => Promise<Result>;

/** Whether any stored match names one of the players. */
const isInMatchesStored = async (ids: ReadonlySet<string>, withStore: WithStore): Promise<boolean> => {
	for (const name of entryStores) {
		let after: LineKey | OldKey | undefined;
		do {
			const range = after ? IDBKeyRange.lowerBound(after, true) : null;
			const [keys, values] = await withStore(name, (store) =>
				Promise.all([store.getAllKeys(range, batch), store.getAll(range, batch)])
			);
			if (areNamed(values, ids)) return true;
			after = keys.length < batch ? undefined : keys.at(-1);
		} while (after);
	}
	return false;
};

const idsOfPerson = (players: readonly Player[], id: string): readonly string[] => {
	const isPerson = personOf(players);
	return idsOf(players, isPerson(id), isPerson);
};

/**
 * @returns whether a match that is listed has the person, under any of their names. It is quick, but does not
 * know deleted matches, which `deletePlayer` asks too.
 * @throws {Trouble} when the store cannot be read.
 */
export const isInMatches = (id: string): Promise<boolean> =>
	read(['players', 'matches'], async (transaction) => {
		const players = toPlayers(await transaction.objectStore('players').getAll());
		const ids = idsOfPerson(players, id);
		if (areNamed([...logsInMemory().values()].flat(), new Set(ids))) return true;
		return (await matchesOf(transaction.objectStore('matches'), ids)).some(({ length }) => length > 0);
	});

const countIn = async (transaction: {
	readonly objectStore: (name: (typeof entryStores)[number]) => { readonly count: () => Promise<number> };
}): Promise<number> => {
	const counts = await Promise.all(entryStores.map((name) => transaction.objectStore(name).count()));
	return counts.reduce((sum, count) => sum + count, 0);
};

/**
 * Deletes a person from the list, with all players who were merged into them. Refused if any log names one of
 * them, stored or not yet.
 *
 * @param id of any player who is this person.
 * @throws {Trouble} when it cannot be stored.
 */
export const deletePlayer = async (id: string): Promise<Deletion> => {
	for (let reading = 1; ; reading += 1) {
		const before = await read(['players', ...entryStores], async (transaction) => ({
			ids: idsOfPerson(toPlayers(await transaction.objectStore('players').getAll()), id),
			count: await countIn(transaction)
		}));
		// Read before the transaction that deletes, which would keep all other tabs waiting.
		const isFound = await isInMatchesStored(new Set(before.ids), (name, work) =>
			read([name], (transaction) => work(transaction.objectStore(name)))
		);
		if (isFound) return { refused: 'in-match' };
		const deletion = await deleteUnnamed(id, reading < mostReadings ? before : undefined);
		if (deletion === 'grown') continue;
		if ('deleted' in deletion) announce({ kind: 'players' });
		return deletion;
	}
};

/**
 * @param before what is known not to be named, by how many entries; without it, all logs are read.
 * @returns `grown` when there are other entries by now, or other players are the person. Where there
 * are as many entries, they are taken to be the same.
 */
const deleteUnnamed = (
	id: string,
	before: { readonly ids: readonly string[]; readonly count: number } | undefined
): Promise<Deletion | 'grown'> =>
	write(['players', ...entryStores, 'settings'], async (transaction): Promise<Deletion | 'grown'> => {
		const store = transaction.objectStore('players');
		const players = toPlayers(await store.getAll());
		const ids = idsOfPerson(players, id);
		const deleted = players.filter((player) => ids.includes(player.id));
		if (deleted.length === 0) return { refused: 'no-player' };
		const noted = await readSeatings(transaction.objectStore('settings'));
		if (areNamed([...noted, ...[...logsInMemory().values()].flat()], new Set(ids)))
			return { refused: 'in-match' };
		if (before) {
			const isSame =
				ids.every((one) => before.ids.includes(one)) && (await countIn(transaction)) === before.count;
			if (!isSame) return 'grown';
		} else if (await isInMatchesStored(new Set(ids), (name, work) => work(transaction.objectStore(name)))) {
			return { refused: 'in-match' };
		}
		for (const player of deleted) await store.delete(player.id);
		return { deleted };
	});

/**
 * Brings deleted players back, merged as they were.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const restorePlayers = async (deleted: readonly Player[]): Promise<void> => {
	await write(['players'], async (transaction) => {
		const store = transaction.objectStore('players');
		for (const player of deleted) if (!(await store.get(player.id))) await store.add(player);
	});
	announce({ kind: 'players' });
};
