/** Reads the matches of a stretch of time, such as an evening, and finds those nearest to it. */
import { unsavedRows } from '../lines/unsaved.ts';
import { read } from '../db/transact.ts';
import { isListed, toRow, type MatchRow } from './row.ts';
import { idOf } from './scan-rows.ts';

/** What a stretch of time has: its matches in any order, and the ids of those whose rows are damaged. */
export interface Between {
	readonly rows: readonly MatchRow[];
	readonly damaged: readonly string[];
}

/**
 * @param from in milliseconds since 1970, like `until`.
 * @returns the matches last played at or after `from` and before `until`; deleted ones are left out. No others are
 *   read.
 * @throws {Trouble} when the store cannot be read.
 */
export const matchesBetween = async (from: number, until: number): Promise<Between> => {
	const pending = unsavedRows();
	const range = IDBKeyRange.bound([from], [until], false, true);
	const values = await read(['matches'], (transaction) =>
		transaction.objectStore('matches').index('byChange').getAll(range)
	);
	const rows = [...pending.values()].filter((row) => isListed(row, { from, until }));
	const damaged: string[] = [];
	for (const value of values) {
		const row = toRow(value);
		if (!row) damaged.push(...idOf(value));
		else if (!pending.has(row.id)) rows.push(row);
	}
	return { rows, damaged };
};

/** When a match was last played, in milliseconds since 1970; undefined where there is none. */
export interface Around {
	readonly before: number | undefined;
	readonly after: number | undefined;
}

/**
 * @param from in milliseconds since 1970, like `until`.
 * @returns the last match before `from`, and the first one at or after `until`; deleted ones are left out.
 * @throws {Trouble} when the store cannot be read.
 */
export const timesAround = async (from: number, until: number): Promise<Around> => {
	const pending = unsavedRows();
	/** @returns when the first match of a range was played, in the order of the direction. */
	const firstOf = (range: IDBKeyRange, direction: IDBCursorDirection): Promise<number | undefined> =>
		read(['matches'], async (transaction) => {
			let cursor = await transaction.objectStore('matches').index('byChange').openCursor(range, direction);
			for (; cursor; cursor = await cursor.continue()) {
				const row = toRow(cursor.value);
				if (row && !pending.has(row.id)) return row.changed;
			}
			return undefined;
		});
	const [before, after] = await Promise.all([
		firstOf(IDBKeyRange.upperBound([from], true), 'prev'),
		firstOf(IDBKeyRange.lowerBound([until]), 'next')
	]);
	const inMemory = [...pending.values()].filter((row) => isListed(row, {})).map(({ changed }) => changed);
	const known = (time: number | undefined): readonly number[] => (time === undefined ? [] : [time]);
	const earlier = [...known(before), ...inMemory.filter((at) => at < from)];
	const later = [...known(after), ...inMemory.filter((at) => at >= until)];
	return {
		before: earlier.length > 0 ? Math.max(...earlier) : undefined,
		after: later.length > 0 ? Math.min(...later) : undefined
	};
};
