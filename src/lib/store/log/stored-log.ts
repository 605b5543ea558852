/** The stored log of a match: a range of keys whose values are checked when they are read. */
import * as v from 'valibot';
import { entrySchema, type Entry } from '../../match/entry.ts';

/** The stored part of a log. */
export interface StoredLog {
	/** In log order. */
	readonly entries: readonly Entry[];
	/** How many stored values are not entries. They stay in the store, and are reported. */
	readonly damaged: number;
	/**
	 * The highest `seq` of any stored value, damaged ones included; -1 for an empty log. The next entry comes
	 * after it.
	 */
	readonly last: number;
}

/** @returns the key range of a match's entries, or of those with a `seq` above `after`. */
export const keysOf = (match: string, after = -1): IDBKeyRange =>
	IDBKeyRange.bound([match, after + 1], [match, Number.MAX_SAFE_INTEGER]);

const placed = v.object({ seq: v.number() });

/**
 * @param values read from the range of a match, in the order of their keys.
 * @param after the `last` of the log if there are no values.
 */
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
