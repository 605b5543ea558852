/** The presets: one per edition of the game (rules: Goals). */
import type { Options } from './options.ts';

export const presets = {
	'emperors4-2016': { roundLimit: null, atLimit: 'points' },
	'three-rounds': { roundLimit: 3, atLimit: 'points' }
} as const satisfies Record<string, Options>;
export type PresetId = keyof typeof presets;
