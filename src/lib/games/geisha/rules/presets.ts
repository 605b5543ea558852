/** The presets (rules: Presets). */
import type { Options } from './options.ts';

const threeRounds: Options = {
	mode: 'rounds',
	wins: 3,
	target: 10,
	drawnSingle: 'drawn-match',
	fullBoard: 'drawn',
	afterDrawn: 'other'
};

export const presets = {
	'three-rounds': threeRounds,
	'points-10': { ...threeRounds, mode: 'points' },
	'points-15': { ...threeRounds, mode: 'points', target: 15 },
	'points-20': { ...threeRounds, mode: 'points', target: 20 },
	single: { ...threeRounds, mode: 'single' }
} as const satisfies Record<string, Options>;
export type PresetId = keyof typeof presets;
