/** Whether two ever sat at one table: then they are two people, whatever their names. */
import type { IDBPObjectStore } from 'idb';
import type { Seated } from '../../match/entry.ts';
import { unsavedRows } from '../log/unsaved.ts';
import { toRow, type MatchRow } from '../lists/row.ts';
import { rangeOf } from '../lists/scan-rows.ts';
import type { OchayaSchema, StoreName } from '../db/schema.ts';

/** The last match that two sat down to together. */
export interface Meeting {
	readonly match: string;
	readonly game: string;
	/** When it ended, or was last changed. */
	readonly at: number;
	/** One of each side, as they were named there. */
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

/** @returns the ids of the matches these sat in, those of each in the order they changed; deleted ones never are. */
export const matchesOf = async (
	matches: Matches,
	ids: Iterable<string>
): Promise<readonly (readonly string[])[]> => {
	const index = matches.index('byPlayer');
	return Promise.all([...ids].map((id) => index.getAllKeys(rangeOf([id]))));
};

/**
 * Looks for a match in which someone of the one side sat with someone of the other. Keys alone are read, of however
 * many matches, and a row or two.
 *
 * @param matches of a transaction, which nothing else than the database is waited for in.
 * @param ones every id that counts as the one person; `others`, as the other.
 * @returns the last such match; nothing where there is none. Deleted matches do not count.
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
		// From the last one back: a row that cannot be read says nothing about who sat there.
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
