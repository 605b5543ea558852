/** The presets: one per edition of the game (rules: Goals). */
import type { Options } from './options.ts';

const base = { cardsEach: 8, markers: true } as const;

export const presets = {
	'emperors4-2016': { roundLimit: null, atLimit: 'points', ...base },
	'three-rounds': { roundLimit: 3, atLimit: 'points', ...base }
} as const satisfies Record<string, Options>;
export type PresetId = keyof typeof presets;
