/** What the rulebook draws. */
import type { Drawings } from '../../game.ts';
import YakuCards from './YakuCards.svelte';

export const drawings: Drawings = { yaku: YakuCards };
