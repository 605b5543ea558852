/** The options of the matches that tests play, by name. */
import { type Options, presets } from '$lib/games/geisha/rules/options.ts';

const rounds = presets['three-rounds'];

export const usualOptions = {
	'three-rounds': rounds,
	'points-10': { ...rounds, mode: 'points' },
	'points-15': { ...rounds, mode: 'points', target: 15 },
	'points-20': { ...rounds, mode: 'points', target: 20 },
	single: { ...rounds, mode: 'single' }
} as const satisfies Record<string, Options>;
