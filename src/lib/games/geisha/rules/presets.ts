/** What is played out of the one box (rules: Presets). */
import type { Options } from './options.ts';

export const presets = {
	'three-rounds': {
		mode: 'rounds',
		wins: 3,
		target: 10,
		drawnSingle: 'drawn-match',
		fullBoard: 'drawn',
		afterDrawn: 'other'
	}
} as const satisfies Record<string, Options>;
export type PresetId = keyof typeof presets;
