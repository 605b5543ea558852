/** One value for each colour, and for each rank of a colour. */
import { colours, ranks, type Colour, type Rank } from './cards.ts';

export type PerColour<T> = Readonly<Record<Colour, T>>;
/** One value for each rank, from 1 to 5. */
export type PerRank<T> = readonly [T, T, T, T, T];

/** @returns a value for each colour, including those that are not in play. */
export const perColour = <T>(valueOf: (colour: Colour) => T): PerColour<T> => ({
	white: valueOf('white'),
	red: valueOf('red'),
	blue: valueOf('blue'),
	yellow: valueOf('yellow'),
	green: valueOf('green'),
	multi: valueOf('multi'),
	black: valueOf('black')
});

/** @returns a value for each rank. */
export const perRank = <T>(valueOf: (rank: Rank) => T): PerRank<T> => [
	valueOf(1),
	valueOf(2),
	valueOf(3),
	valueOf(4),
	valueOf(5)
];

/** @returns the value of a rank. */
export const atRank = <T>(values: PerRank<T>, rank: Rank): T => {
	switch (rank) {
		case 1:
			return values[0];
		case 2:
			return values[1];
		case 3:
			return values[2];
		case 4:
			return values[3];
		case 5:
			return values[4];
	}
};

/** @returns the sum over all colours. */
export const sumOf = (numbers: PerColour<number>): number =>
	colours.reduce((sum, colour) => sum + numbers[colour], 0);

/** @returns the sum over all colours and ranks. */
export const sumOfAll = (numbers: PerColour<PerRank<number>>): number =>
	sumOf(perColour((colour) => ranks.reduce((sum, rank) => sum + atRank(numbers[colour], rank), 0)));
