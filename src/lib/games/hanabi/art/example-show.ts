/** The heights of the fireworks in the show that the rulebook and the player aid count as an example. */
import type { Colour } from '../rules/cards.ts';

export const exampleShow = [
	['white', 5],
	['red', 3],
	['blue', 4],
	['yellow', 2],
	['green', 5]
] as const satisfies readonly (readonly [Colour, number])[];
