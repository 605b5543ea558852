/** What the rulebook draws. */
import type { Drawings } from '../../game.ts';
import TokenCases from './TokenCases.svelte';

export const drawings: Drawings = { tokens: TokenCases };
