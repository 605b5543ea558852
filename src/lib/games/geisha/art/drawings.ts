/** What the rulebook draws. */
import type { Drawings } from '../../game.ts';
import AllPatterns from './AllPatterns.svelte';

export const drawings: Drawings = { patterns: AllPatterns };
