/** Finds whether two players ever sat at one table, which means that they are two people. */
import type { IDBPObjectStore } from 'idb';
import type { Seated } from '../../match/entry.ts';
import { unsavedRows } from '../lines/unsaved.ts';
import { toRow, type MatchRow } from '../lists/row.ts';
import { rangeOf } from '../lists/scan-rows.ts';
import type { OchayaSchema, StoreName } from '../db/schema.ts';

/** The last match that two players sat in together. */
export interface Meeting {
	readonly match: string;
	readonly game: string;
	/** When it ended or was last changed, in milliseconds since 1970. */
	readonly at: number;
	/** The two players, as they are named in that match. */
	readonly seated: readonly [Seated, Seated];
}

type Matches = Pick<
	IDBPObjectStore<OchayaSchema, readonly StoreName[], 'matches', 'readonly' | 'readwrite'>,
	'get' | 'index'
>;

const meetingIn = (
	row: MatchRow | undefined,
	ones: ReadonlySet<string>,
	others: ReadonlySet<string>
): Meeting | undefined => {
	const one = row?.players.find(({ id }) => ones.has(id));
	const other = row?.players.find(({ id }) => others.has(id));
	if (!row || row.isDeleted || !one || !other) return undefined;
	return { match: row.id, game: row.game, at: row.changed, seated: [one, other] };
};

/**
 * @returns the ids of the matches that each of these players sat in, in the order they last changed, without
 * deleted ones.
 */
export const matchesOf = async (
	matches: Matches,
	ids: Iterable<string>
): Promise<readonly (readonly string[])[]> => {
	const index = matches.index('byPlayer');
	return Promise.all([...ids].map((id) => index.getAllKeys(rangeOf([id]))));
};

/**
 * Finds the last match in which someone of the one side sat with someone of the other. Only keys are read, of
 * however many matches, and one or two rows.
 *
 * @param matches of a transaction in which nothing but IndexedDB is awaited.
 * @param ones every id that counts as the one person.
 * @param others every id that counts as the other.
 * @returns the last such match that is not deleted; undefined when there is none.
 */
export const haveSatTogether = async (
	matches: Matches,
	ones: Iterable<string>,
	others: Iterable<string>
): Promise<Meeting | undefined> => {
	const [near, far] = [new Set(ones), new Set(others)];
	const pending = unsavedRows();
	const met = [...pending.values()].map((row) => meetingIn(row, near, far));
	const theirs = new Set((await matchesOf(matches, far)).flat());
	for (const keys of await matchesOf(matches, near)) {
		const common = keys.filter((key) => theirs.has(key) && !pending.has(key));
		// From the last match backwards. A row that cannot be read does not say who sat there.
		for (const key of common.reverse()) {
			const meeting = meetingIn(toRow(await matches.get(key)), near, far);
			met.push(meeting);
			if (meeting) break;
		}
	}
	return met
		.filter((meeting) => meeting !== undefined)
		.reduce<Meeting | undefined>((last, one) => (last && last.at >= one.at ? last : one), undefined);
};
