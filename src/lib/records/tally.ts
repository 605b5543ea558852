/** Numbers added up: how many, their sum, the least and the most, with the match where the most came first. */

/** A number, and where it comes from. */
export interface NumberAt {
	readonly value: number;
	readonly match: string;
	/** When it was, in milliseconds since 1970. */
	readonly at: number;
	/** The `of` of its fact. */
	readonly of?: string | undefined;
	/** The person whose number it is; undefined where it is everybody's, or a guest's. */
	readonly person?: string | undefined;
}

export interface Tally {
	readonly count: number;
	readonly sum: number;
	readonly least: number;
	readonly most: number;
	/** The most, where it was reached first. */
	readonly best: NumberAt | undefined;
}

const keyOf = ({ match, of = '', person = '' }: NumberAt): string => `${match} ${of} ${person}`;

/** Whether `one` is better: higher, or earlier. Equal times are decided by id, so that the order does not matter. */
const isBetter = (one: NumberAt, other: NumberAt): boolean => {
	if (one.value !== other.value) return one.value > other.value;
	return one.at === other.at ? keyOf(one) < keyOf(other) : one.at < other.at;
};

/** @returns the numbers added up. */
export const tallyOf = (numbers: readonly NumberAt[]): Tally => {
	let [sum, least] = [0, Infinity];
	let best: NumberAt | undefined;
	for (const number of numbers) {
		sum += number.value;
		least = Math.min(least, number.value);
		if (!best || isBetter(number, best)) best = number;
	}
	return { count: numbers.length, sum, least, most: best?.value ?? -Infinity, best };
};

/** @returns the mean of the numbers; 0 where there are none. */
export const mean = ({ count, sum }: Tally): number => (count === 0 ? 0 : sum / count);
