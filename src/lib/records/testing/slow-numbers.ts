/** Of the slow second reading of the records: numbers added up, and how matches ended. */
import type { Ending } from './slow-matches';

export interface SlowNumber {
	readonly value: number;
	readonly match: string;
	readonly at: number;
	readonly of: string | undefined;
	readonly person: string | undefined;
}

const inOrderOfPlay = (a: SlowNumber, b: SlowNumber): number => {
	if (a.at !== b.at) return a.at - b.at;
	for (const [one, other] of [
		[a.match, b.match],
		[a.of ?? '', b.of ?? ''],
		[a.person ?? '', b.person ?? '']
	] as const)
		if (one !== other) return one < other ? -1 : 1;
	return 0;
};

/** @returns how many numbers there are, their sum, the least and the most of them, and where the most came first. */
export const slowTally = (numbers: readonly SlowNumber[]) => {
	const values = numbers.map(({ value }) => value);
	const most = Math.max(...values);
	const [first] = numbers.filter(({ value }) => value === most).sort(inOrderOfPlay);
	return {
		count: values.length,
		sum: values.reduce((sum, value) => sum + value, 0),
		least: Math.min(...values),
		most,
		place: first && {
			...{ match: first.match, at: first.at },
			...(first.of !== undefined && { of: first.of }),
			...(first.person !== undefined && { person: first.person })
		}
	};
};

/** @returns the values by key; a value without a key is in none. */
export const groupedBy = <Value>(
	values: readonly Value[],
	keyOf: (value: Value) => string | undefined
): ReadonlyMap<string, readonly Value[]> => {
	const groups = new Map<string, Value[]>();
	for (const value of values) {
		const key = keyOf(value);
		if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), value]);
	}
	return groups;
};

/** @returns the map with each value made into another. */
export const mapped = <Value, Made>(
	map: ReadonlyMap<string, Value>,
	make: (value: Value, key: string) => Made
): ReadonlyMap<string, Made> => new Map([...map].map(([key, value]) => [key, make(value, key)]));

/** @returns the numbers added up in all, and by person. */
export const slowPersonTallies = (numbers: readonly SlowNumber[]) => ({
	all: slowTally(numbers),
	byPerson: mapped(
		groupedBy(numbers, ({ person }) => person),
		slowTally
	)
});

/** @returns how many matches ended in each way. */
export const slowOutcomes = (endings: readonly Ending[]): Readonly<Record<Ending, number>> => ({
	won: endings.filter((ending) => ending === 'won').length,
	drawn: endings.filter((ending) => ending === 'drawn').length,
	lost: endings.filter((ending) => ending === 'lost').length
});
