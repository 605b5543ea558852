/** A match's log as it lies in the store: one range of keys, each value checked as it is read. */
import * as v from 'valibot';
import { entrySchema, type Entry } from '../../match/entry.ts';

/** What the store has of a log. */
export interface StoredLog {
	/** In log order. */
	readonly entries: readonly Entry[];
	/** Values that are no entries: left where they lie, and reported. */
	readonly damaged: number;
	/** The highest `seq` taken, also by a damaged value; -1 for an empty log. The next entry comes after it. */
	readonly last: number;
}

/** The keys of a match's entries after a `seq`, or all of them. */
export const keysOf = (match: string, after = -1): IDBKeyRange =>
	IDBKeyRange.bound([match, after + 1], [match, Number.MAX_SAFE_INTEGER]);

const placed = v.object({ seq: v.number() });

/** @param values as read from the range of a match, in the order of their keys. */
export const toLog = (values: readonly unknown[], after = -1): StoredLog => {
	const entries = toEntries(values);
	const highest = v.safeParse(placed, values.at(-1));
	return {
		entries,
		damaged: values.length - entries.length,
		last: highest.success ? highest.output.seq : after
	};
};

/** @returns the values that are entries. */
export const toEntries = (values: readonly unknown[]): Entry[] =>
	values.flatMap((value) => {
		const parsed = v.safeParse(entrySchema, value);
		return parsed.success ? [parsed.output] : [];
	});

/** @returns an entry's key as a string, for sets and maps. */
export const keyOf = ({ match, seq, device }: Entry): string => `${match} ${seq} ${device}`;
