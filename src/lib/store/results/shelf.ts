/**
 * How results lie in their store: many on a shelf, in one value, since what costs time in reading is the number
 * of values; and loose beside it those that came since. A tap that ends a match is thus one value written, with
 * nothing read before; `shelve.ts` puts them on their shelf later. Which shelf, the id of the match says.
 */

/** Of a shelf, or of a loose one beside it: these come right after, in the order of the keys. */
export type ShelfKey = [shelf: number] | [shelf: number, match: string];

/** A compromise: ten thousand results are read in few values, and of a hundred thousand a shelf is still small to write. */
export const shelfCount = 128;

/** @returns the shelf of a match, by the FNV-1a hash of its id. It may never change: a result would lie on two shelves. */
export const shelfOf = (match: string): number => {
	let hash = 0x811c9dc5;
	for (let place = 0; place < match.length; place += 1)
		hash = Math.imul(hash ^ match.charCodeAt(place), 0x01000193);
	return (hash >>> 0) % shelfCount;
};

/** Where it is noted how many there were when all were there. */
export const tallyKey: ShelfKey = [-1];

/** @returns where a result lies until it is shelved. */
export const looseKey = (match: string): ShelfKey => [shelfOf(match), match];

/** @returns the keys of some shelves, with all that lies loose beside them. */
export const shelvesFrom = (shelf: number, count = 1): IDBKeyRange =>
	IDBKeyRange.bound([shelf], [shelf + count], false, true);

/** @returns the keys of what lies loose beside a shelf. */
export const looseBeside = (shelf: number): IDBKeyRange =>
	IDBKeyRange.bound([shelf], [shelf + 1], true, true);

/** A result in its shortest form: its id comes first, and alone where a match has none any more. */
export type ResultFields = readonly [id: string, ...unknown[]];

/** What lies on some shelves and beside them. */
export interface Shelved {
	/** By match. */
	readonly results: ReadonlyMap<string, ResultFields>;
	/** How many values, or results in them, are none. */
	readonly unread: number;
}

const isResultFields = (value: unknown): value is ResultFields =>
	Array.isArray(value) && typeof value[0] === 'string';

/** @param values of whole shelves, in the order of their keys: what lies loose takes the place of what is shelved. */
export const mergeShelves = (values: readonly unknown[]): Shelved => {
	const results = new Map<string, ResultFields>();
	let unread = 0;
	for (const value of values) {
		const parsed = parse(value);
		if (isResultFields(parsed)) {
			if (parsed.length > 1) results.set(parsed[0], parsed);
			else results.delete(parsed[0]);
		} else if (Array.isArray(parsed)) {
			for (const fields of parsed as readonly unknown[]) {
				if (isResultFields(fields)) results.set(fields[0], fields);
				else unread += 1;
			}
		} else unread += 1;
	}
	return { results, unread };
};

const parse = (value: unknown): unknown => {
	try {
		return typeof value === 'string' ? JSON.parse(value) : undefined;
	} catch {
		return undefined;
	}
};
