/** The drawings of the rulebook and the player aid. */
import type { Drawings } from '../../game.ts';
import AidKinds from './AidKinds.svelte';
import AllPatterns from './AllPatterns.svelte';

export const drawings: Drawings = { kinds: AidKinds, patterns: AllPatterns };
