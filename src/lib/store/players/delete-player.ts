/** Deletes a player who was added by mistake: only one whom no log names, so that no match loses a player. */
import { isSeating, type Entry } from '../../match/entry.ts';
import { announce } from '../db/tabs.ts';
import type { EntryKey } from '../db/schema.ts';
import { read, write } from '../db/transact.ts';
import { toEntries } from '../log/stored-log.ts';
import { logsInMemory } from '../log/unsaved.ts';
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

/** Whether these entries name one of the players. */
const areNamed = (entries: readonly Entry[], ids: ReadonlySet<string>): boolean =>
	entries.some((entry) => isSeating(entry) && entry.players.some(({ id }) => ids.has(id)));

/** Reads up to `batch` of the stored entries, after a key. */
type ReadEntries = (after: EntryKey | undefined) => Promise<{ keys: readonly EntryKey[]; values: unknown[] }>;

interface EntriesStore {
	readonly getAllKeys: (range: IDBKeyRange | null, count: number) => Promise<EntryKey[]>;
	readonly getAll: (range: IDBKeyRange | null, count: number) => Promise<unknown[]>;
}
const readFrom = async (entries: EntriesStore, after: EntryKey | undefined) => {
	const range = after ? IDBKeyRange.lowerBound(after, true) : null;
	const [keys, values] = await Promise.all([entries.getAllKeys(range, batch), entries.getAll(range, batch)]);
	return { keys, values };
};

/** Whether any stored log names one of the players. */
const isInLogs = async (ids: ReadonlySet<string>, readEntries: ReadEntries): Promise<boolean> => {
	let after: EntryKey | undefined;
	do {
		const { keys, values } = await readEntries(after);
		if (areNamed(toEntries(values), ids)) return true;
		after = keys.length < batch ? undefined : keys.at(-1);
	} while (after);
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

/**
 * Deletes a person from the list, with all players who were merged into them. Refused if any log names one of
 * them, stored or not yet.
 *
 * @param id of any player who is this person.
 * @throws {Trouble} when it cannot be stored.
 */
export const deletePlayer = async (id: string): Promise<Deletion> => {
	for (let reading = 1; ; reading += 1) {
		const before = await read(['players', 'entries'], async (transaction) => ({
			ids: idsOfPerson(toPlayers(await transaction.objectStore('players').getAll()), id),
			count: await transaction.objectStore('entries').count()
		}));
		// Read before the transaction that deletes, which would keep all other tabs waiting.
		const isFound = await isInLogs(new Set(before.ids), (after) =>
			read(['entries'], (transaction) => readFrom(transaction.objectStore('entries'), after))
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
 * @returns `grown` when there are other entries by now, or other players are the person. Entries are never
 * changed or removed, so that where there are as many, they are the same.
 */
const deleteUnnamed = (
	id: string,
	before: { readonly ids: readonly string[]; readonly count: number } | undefined
): Promise<Deletion | 'grown'> =>
	write(['players', 'entries', 'settings'], async (transaction): Promise<Deletion | 'grown'> => {
		const store = transaction.objectStore('players');
		const entries = transaction.objectStore('entries');
		const players = toPlayers(await store.getAll());
		const ids = idsOfPerson(players, id);
		const deleted = players.filter((player) => ids.includes(player.id));
		if (deleted.length === 0) return { refused: 'no-player' };
		const noted = await readSeatings(transaction.objectStore('settings'));
		if (areNamed([...noted, ...[...logsInMemory().values()].flat()], new Set(ids)))
			return { refused: 'in-match' };
		if (before) {
			const isSame = ids.every((one) => before.ids.includes(one)) && (await entries.count()) === before.count;
			if (!isSame) return 'grown';
		} else if (await isInLogs(new Set(ids), (after) => readFrom(entries, after))) {
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
