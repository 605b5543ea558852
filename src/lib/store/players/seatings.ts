/**
 * Who was seated, on the way into the list of players.
 *
 * An entry is stored in one breath, in which nothing can be read; to mark a player of the list, they have to be
 * read first. So an entry that seats someone leaves a note beside it, in the same transaction, and the list takes
 * the notes up: right after it, or, where the page ended before that, when it is next read.
 */
import type { IDBPObjectStore } from 'idb';
import { isSeating, type SeatingEntry } from '../../match/entry.ts';
import { seatPlayers } from './player.ts';
import type { OchayaSchema, StoreName } from '../db/schema.ts';
import { keyOf, toEntries } from '../log/stored-log.ts';
import { write } from '../db/transact.ts';

type Settings<Mode extends IDBTransactionMode> = IDBPObjectStore<
	OchayaSchema,
	readonly StoreName[],
	'settings',
	Mode
>;

/** Of the settings that note an entry which seats someone; its key follows. */
const prefix = 'seated:';
const notes = (): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Notes entries that seat someone. @returns the requests, in one breath. */
export const noteSeatings = (
	settings: Settings<'readwrite'>,
	entries: readonly SeatingEntry[]
): readonly Promise<unknown>[] => entries.map((entry) => settings.put(entry, prefix + keyOf(entry)));

/** @returns the entries that are noted still. */
export const readSeatings = async (
	settings: Settings<'readonly' | 'readwrite'>
): Promise<readonly SeatingEntry[]> => toEntries(await settings.getAll(notes())).filter(isSeating);

/**
 * Brings those who are noted into the list of players.
 *
 * @returns the list as it is stored from then on.
 * @throws {Trouble} when it cannot be stored; then the notes stay.
 */
export const takeUpSeatings = (): Promise<readonly unknown[]> =>
	write(['players', 'settings'], async (transaction) => {
		const players = transaction.objectStore('players');
		const settings = transaction.objectStore('settings');
		await seatPlayers(players, await readSeatings(settings));
		await settings.delete(notes());
		return players.getAll();
	});
