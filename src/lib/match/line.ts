/**
 * Two lines of one match, and how they compare: they are equal, one is the beginning of the other, or they part. At the
 * end, what is said of any values of JSON.
 */
import { isFields, type Entry } from './entry.ts';

/** @returns the name of an entry, which it keeps when it is put behind others. */
export const entryName = ({ device, number }: Pick<Entry, 'device' | 'number'>): string =>
	`${device}!${number}`;

/** @returns the names of some entries of one match. */
export const entryNames = (entries: readonly Entry[]): ReadonlySet<string> => new Set(entries.map(entryName));

/** @returns the number for the next entry of a device, if these are all the entries that it has made in a match. */
export const nextNumber = (device: string, entries: readonly Entry[]): number =>
	entries.reduce((next, entry) => (entry.device === device ? Math.max(next, entry.number + 1) : next), 0);

/** @returns the last `seq` of a line, or -1. */
export const lastSeq = (line: readonly Entry[]): number => line.at(-1)?.seq ?? -1;

/** How two lines compare. */
export interface Comparison {
	readonly is: 'equal' | 'ours-longer' | 'theirs-longer' | 'parted';
	/** How many entries they have in common, from the first. */
	readonly at: number;
}

/** Compares two lines of one match. */
export const compareLines = (ours: readonly Entry[], theirs: readonly Entry[]): Comparison => {
	let at = 0;
	while (at < ours.length && at < theirs.length && isSameData(ours[at], theirs[at])) at += 1;
	if (at < Math.min(ours.length, theirs.length)) return { is: 'parted', at };
	if (ours.length === theirs.length) return { is: 'equal', at };
	return { is: at === ours.length ? 'theirs-longer' : 'ours-longer', at };
};

/** @returns the entries of `line` whose names are not in `other`. */
export const aloneIn = (line: readonly Entry[], other: readonly Entry[]): readonly Entry[] => {
	const names = entryNames(other);
	return line.filter((entry) => !names.has(entryName(entry)));
};

/**
 * @returns a function that says what a line has under the name of an entry: nothing, the entry itself, or another one.
 * Two tabs may give one name to two taps, and what comes from elsewhere may contradict the line.
 */
export const namedIn = (line: readonly Entry[]): ((entry: Entry) => 'nothing' | 'itself' | 'another') => {
	const entryByName = new Map(line.map((entry) => [entryName(entry), entry]));
	return (entry) => {
		const there = entryByName.get(entryName(entry));
		return there === undefined ? 'nothing' : isSameEntry(there, entry) ? 'itself' : 'another';
	};
};

/** Whether two entries with one name say the same, wherever they lie. */
const isSameEntry = (a: Entry, b: Entry): boolean => {
	const said = ({ match: _, seq: _seq, ...rest }: Entry): unknown =>
		'of' in rest ? { ...rest, of: 0 } : rest;
	return isSameData(said(a), said(b));
};

/** Whether a value is nested no deeper than `levels`, so that a recursive function cannot exhaust the stack. */
export const isShallow = (value: unknown, levels: number): boolean =>
	!isFields(value) || (levels > 0 && Object.values(value).every((item) => isShallow(item, levels - 1)));

/** Whether two values are the same as JSON: the order of keys does not matter, and undefined counts as absent. */
export const isSameData = (a: unknown, b: unknown): boolean => {
	if (Object.is(a, b)) return true;
	if (Array.isArray(a) || Array.isArray(b)) {
		return (
			Array.isArray(a) &&
			Array.isArray(b) &&
			a.length === b.length &&
			a.every((item, index) => isSameData(item, b[index]))
		);
	}
	if (!isFields(a) || !isFields(b)) return false;
	return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSameData(a[key], b[key]));
};
