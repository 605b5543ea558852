/** Numbers added up: how many, their sum, the least and the most with the match each came from. */

/** Where a number comes from, so that the most can be looked at. */
export interface Place {
	readonly match: string;
	/** When it was, in milliseconds since 1970. */
	readonly at: number;
	/** Which one of its kind. */
	readonly of?: string;
	/** Whose it is. */
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

export const newTally = (): Tally => ({
	count: 0,
	sum: 0,
	least: Infinity,
	most: -Infinity,
	place: undefined
});

/** A place as it is met, which there are very many of: it is only kept where it is the place of the most. */
export interface Met {
	match: string;
	at: number;
	of: string | undefined;
	person: string | undefined;
}

const kept = ({ match, at, of, person }: Met): Place => ({
	match,
	at,
	...(of !== undefined && { of }),
	...(person !== undefined && { person })
});

const keyOf = ({ match, of = '', person = '' }: Place | Met): string => `${match} ${of} ${person}`;

/** The earlier of two, so that the order in which they are counted does not matter. */
const isEarlier = (one: Place | Met, other: Place): boolean =>
	one.at === other.at ? keyOf(one) < keyOf(other) : one.at < other.at;

const isRaised = (tally: Tally, most: number, place: Place | Met): boolean =>
	most > tally.most || (most === tally.most && (!tally.place || isEarlier(place, tally.place)));

/** Counts a number in. */
export const count = (tally: Tally, value: number, place: Met): void => {
	tally.count += 1;
	tally.sum += value;
	if (value < tally.least) tally.least = value;
	if (!isRaised(tally, value, place)) return;
	tally.most = value;
	tally.place = kept(place);
};

/** Counts in what another tally has. */
export const join = (tally: Tally, other: Tally): void => {
	tally.count += other.count;
	tally.sum += other.sum;
	if (other.least < tally.least) tally.least = other.least;
	if (!other.place || !isRaised(tally, other.most, other.place)) return;
	tally.most = other.most;
	tally.place = other.place;
};

/** @returns what it comes to each time; 0 for nothing. */
export const mean = ({ count, sum }: Tally): number => (count === 0 ? 0 : sum / count);

/** @returns what is under the key, made where it is missing. */
export const under = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
	const found = map.get(key);
	if (found !== undefined) return found;
	const made = make();
	map.set(key, made);
	return made;
};
