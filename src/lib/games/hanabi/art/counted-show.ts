/** The show that is counted as an example. */
import type { Colour } from '../rules/cards.ts';

export const countedShow = [
	['white', 5],
	['red', 3],
	['blue', 4],
	['yellow', 2],
	['green', 5]
] as const satisfies readonly (readonly [Colour, number])[];
