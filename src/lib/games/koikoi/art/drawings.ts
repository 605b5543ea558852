/** The drawings of the rulebook, by the names that its Markdown uses. */
import type { Drawings } from '../../game.ts';
import AllCards from './AllCards.svelte';
import CaptureCases from './CaptureCases.svelte';
import DealPlaces from './DealPlaces.svelte';
import YakuCards from './YakuCards.svelte';

export const drawings: Drawings = {
	capture: CaptureCases,
	cards: AllCards,
	deal: DealPlaces,
	yaku: YakuCards
};
