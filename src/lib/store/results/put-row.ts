/** The one way a match's row is written: together with its result, so that the two never differ. */
import type { IDBPObjectStore } from 'idb';
import type { OchayaSchema, StoreName } from '../db/schema.ts';
import { toStored, type MatchRow } from '../lists/row.ts';
import { toResultText } from './result.ts';
import { noteTouched } from './touched.ts';

type Store<Name extends StoreName> = IDBPObjectStore<OchayaSchema, readonly StoreName[], Name, 'readwrite'>;

/**
 * Writes a row, and the match's result where it is over; a match that is not over has no result afterwards.
 *
 * @param matches the store of rows.
 * @param results the store of results, of the same transaction.
 * @returns when both requests have succeeded; both are made before it returns.
 */
export const putRow = (
	matches: Store<'matches'>,
	results: Store<'results'>,
	row: MatchRow
): Promise<unknown> => {
	const text = toResultText(row);
	noteTouched(row.id);
	return Promise.all([
		matches.put(toStored(row)),
		text === undefined ? results.delete(row.id) : results.put(text, row.id)
	]);
};
