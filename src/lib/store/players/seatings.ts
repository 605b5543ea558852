/**
 * Notes which entries seat players, until the list of players has been updated.
 *
 * An entry is stored by requests that are all sent at once (see `append.ts`), but updating a player of the
 * list has to read it first. So the transaction also stores a note for each entry that seats someone. The
 * list is updated from the notes right after it or, if the page ended before, when the list is next read.
 */
import type { IDBPObjectStore } from 'idb';
import { isSeating, type SeatingEntry } from '../../match/entry.ts';
import { nameOf } from '../../match/line.ts';
import { seatPlayers } from './player.ts';
import type { OchayaSchema, StoreName } from '../db/schema.ts';
import { toEntries } from '../lines/stored-line.ts';
import { isFields } from '../db/predicates.ts';
import { write } from '../db/transact.ts';

type Settings<Mode extends IDBTransactionMode> = IDBPObjectStore<
	OchayaSchema,
	readonly StoreName[],
	'settings',
	Mode
>;

/** The beginning of the keys of the notes in the settings; the match and the name of the entry follow. */
const prefix = 'seated:';
const notes = (): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Notes entries that seat players. @returns the requests, sent at once. */
export const noteSeatings = (
	settings: Settings<'readwrite'>,
	entries: readonly SeatingEntry[]
): readonly Promise<unknown>[] =>
	entries.map((entry) => settings.put(entry, `${prefix}${entry.match} ${nameOf(entry)}`));

/** @returns the entries that are still noted. */
export const readSeatings = async (
	settings: Settings<'readonly' | 'readwrite'>
): Promise<readonly SeatingEntry[]> => toSeatings(await settings.getAll(notes()));

/** @returns the entries that seat somebody. Those that a page of version 1 has noted count as well. */
const toSeatings = (values: readonly unknown[]): readonly SeatingEntry[] =>
	toEntries(values.map((value) => (isFields(value) ? { number: 0, ...value } : value))).filter(isSeating);

/**
 * Adds the players of the noted entries to the list, or marks them as used, and deletes the notes.
 *
 * @returns the stored values of the list.
 * @throws {Trouble} when it cannot be stored; the notes stay then.
 */
export const takeUpSeatings = (): Promise<readonly unknown[]> =>
	write(['players', 'settings'], async (transaction) => {
		const players = transaction.objectStore('players');
		const settings = transaction.objectStore('settings');
		await seatPlayers(players, await readSeatings(settings));
		await settings.delete(notes());
		return players.getAll();
	});
