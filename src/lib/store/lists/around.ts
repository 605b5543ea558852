/** Finds the matches nearest to a stretch of time, for the way to the evening before and after. */
import { unsavedRows } from '../log/unsaved.ts';
import { read } from '../db/transact.ts';
import { isListed, toRow } from './row.ts';

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
