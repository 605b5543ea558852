/**
 * Numbers added up: how many, their sum, the least and the most, with the match where the most came first.
 */

/** Where a number comes from, so that the page can link to the match. */
export interface Place {
	readonly match: string;
	/** When it was, in milliseconds since 1970. */
	readonly at: number;
	/** The `of` of its fact. */
	readonly of?: string;
	/** The person whose number it is. */
	readonly person?: string;
}

export interface Tally {
	count: number;
	sum: number;
	least: number;
	most: number;
	/** Where `most` was reached first. */
	place: Place | undefined;
}

/** @returns a tally without a number. */
export const newTally = (): Tally => ({
	count: 0,
	sum: 0,
	least: Infinity,
	most: -Infinity,
	place: undefined
});

/** A place that the caller reuses for many numbers; it is copied where it becomes the place of the most. */
export interface MutablePlace {
	match: string;
	at: number;
	of: string | undefined;
	person: string | undefined;
}

const copyOf = ({ match, at, of, person }: MutablePlace): Place => ({
	match,
	at,
	...(of !== undefined && { of }),
	...(person !== undefined && { person })
});

const keyOf = ({ match, of = '', person = '' }: Place | MutablePlace): string => `${match} ${of} ${person}`;

/** Whether `one` is earlier; equal times are decided by id, so that the order of counting does not matter. */
const isEarlier = (one: Place | MutablePlace, other: Place): boolean =>
	one.at === other.at ? keyOf(one) < keyOf(other) : one.at < other.at;

const isRaised = (tally: Tally, most: number, place: Place | MutablePlace): boolean =>
	most > tally.most || (most === tally.most && (!tally.place || isEarlier(place, tally.place)));

/** Adds a number. */
export const addToTally = (tally: Tally, value: number, place: MutablePlace): void => {
	tally.count += 1;
	tally.sum += value;
	if (value < tally.least) tally.least = value;
	if (!isRaised(tally, value, place)) return;
	tally.most = value;
	tally.place = copyOf(place);
};

/** Adds the numbers of another tally. */
export const joinTallies = (tally: Tally, other: Tally): void => {
	tally.count += other.count;
	tally.sum += other.sum;
	if (other.least < tally.least) tally.least = other.least;
	if (!other.place || !isRaised(tally, other.most, other.place)) return;
	tally.most = other.most;
	tally.place = other.place;
};

/** @returns the mean of the numbers; 0 where there are none. */
export const mean = ({ count, sum }: Tally): number => (count === 0 ? 0 : sum / count);

/** @returns the value of the key, which is made and inserted where it is missing. */
export const getOrInsert = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
	const found = map.get(key);
	if (found !== undefined) return found;
	const made = make();
	map.set(key, made);
	return made;
};
