/** Finds whether two players ever sat at one table, which means that they are two people. */
import type { Seated } from '../../match/entry.ts';
import { rowsIn, type RowStore } from '../lists/read-rows.ts';
import type { MatchRow } from '../lists/row.ts';

/** The last match that two players sat in together. */
export interface Meeting {
	readonly match: string;
	readonly game: string;
	/** When it ended or was last changed, in milliseconds since 1970. */
	readonly at: number;
	/** The two players, as they are named in that match. */
	readonly seated: readonly [Seated, Seated];
}

const meetingIn = (
	row: MatchRow,
	ones: ReadonlySet<string>,
	others: ReadonlySet<string>
): Meeting | undefined => {
	const one = row.players.find(({ id }) => ones.has(id));
	const other = row.players.find(({ id }) => others.has(id));
	if (row.isDeleted || !one || !other) return undefined;
	return { match: row.id, game: row.game, at: row.changed, seated: [one, other] };
};

/**
 * @returns the ids of the matches that each of these players sat in, without deleted ones.
 */
export const matchesOf = async (
	matches: RowStore,
	ids: Iterable<string>
): Promise<readonly (readonly string[])[]> => {
	const found = new Map([...ids].map((id) => [id, [] as string[]]));
	for (const { id, players, isDeleted } of await rowsIn(matches))
		if (!isDeleted) for (const seat of new Set(players.map((player) => player.id))) found.get(seat)?.push(id);
	return [...found.values()];
};

/**
 * Finds the last match in which someone of the one side sat with someone of the other.
 *
 * @param matches of a transaction in which nothing but IndexedDB is awaited.
 * @param ones every id that counts as the one person.
 * @param others every id that counts as the other.
 * @returns the last such match that is not deleted; undefined when there is none.
 */
export const haveSatTogether = async (
	matches: RowStore,
	ones: Iterable<string>,
	others: Iterable<string>
): Promise<Meeting | undefined> => {
	const [near, far] = [new Set(ones), new Set(others)];
	return (await rowsIn(matches))
		.map((row) => meetingIn(row, near, far))
		.filter((meeting) => meeting !== undefined)
		.reduce<Meeting | undefined>((last, one) => (last && last.at >= one.at ? last : one), undefined);
};
