/** The drawings of the rulebook, by the names that its Markdown uses. */
import type { Drawings } from '../../game.ts';
import YakuCards from './YakuCards.svelte';

export const drawings: Drawings = { yaku: YakuCards };
