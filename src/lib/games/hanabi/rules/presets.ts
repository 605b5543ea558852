/** What is played out of each box, by its cards: five colours, and 5 or 10 of multicolour (rules: Variants). */
import type { Options } from './options.ts';

const standard: Options = {
	finalBouquet: false,
	choreography: false,
	multicolour: null,
	multicolourClue: 'own',
	blackPowder: false,
	blackPowderScore: 'missing',
	countFireworks: false,
	mode: 'full',
	// The score and the best still possible stand on the table, and the rest behind a tap.
	aids: {
		maxScore: true,
		reachable: true,
		pace: false,
		cluesUsable: false,
		efficiency: false,
		critical: true,
		confirm: true
	}
};

export const presets = {
	standard,
	avalanche: { ...standard, multicolour: 5 },
	'every-colour': { ...standard, multicolour: 10, multicolourClue: 'every' }
} as const satisfies Record<string, Options>;
export type PresetId = keyof typeof presets;
