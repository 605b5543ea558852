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

/** The earlier of two, so that the order in which they are counted does not matter. */
const isEarlier = (one: Place, other: Place): boolean => {
	if (one.at !== other.at) return one.at < other.at;
	const [key, otherKey] = [one, other].map(({ match, of, person }) => `${match} ${of ?? ''} ${person ?? ''}`);
	return (key ?? '') < (otherKey ?? '');
};

const raise = (tally: Tally, most: number, place: Place | undefined): void => {
	if (!place || most < tally.most) return;
	if (most > tally.most || !tally.place || isEarlier(place, tally.place)) {
		tally.most = most;
		tally.place = place;
	}
};

/** Counts a number in. */
export const count = (tally: Tally, value: number, place: Place): void => {
	tally.count += 1;
	tally.sum += value;
	if (value < tally.least) tally.least = value;
	raise(tally, value, place);
};

/** Counts in what another tally has. */
export const join = (tally: Tally, other: Tally): void => {
	tally.count += other.count;
	tally.sum += other.sum;
	if (other.least < tally.least) tally.least = other.least;
	raise(tally, other.most, other.place);
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
