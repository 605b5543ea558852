/** The options of the shows that tests play, by name: those of the boxes, and the variants that a table adds to them. */
import { presets, type Options } from '$lib/games/hanabi/rules/options.ts';

const { standard } = presets;

export const usualOptions = {
	...presets,
	'black-powder': { ...standard, blackPowder: true },
	'every-colour-black': { ...presets['every-colour'], blackPowder: true },
	'final-bouquet': { ...standard, finalBouquet: true },
	choreography: { ...standard, choreography: true },
	counters: { ...standard, mode: 'light' }
} as const satisfies Record<string, Options>;
