/** The drawings of the rulebook and the player aid. */
import type { Drawings } from '../../game.ts';
import AidKinds from './AidKinds.svelte';
import AllPatterns from './AllPatterns.svelte';
import BoundTiles from './BoundTiles.svelte';
import MarkedGarden from './MarkedGarden.svelte';

export const drawings: Drawings = {
	border: MarkedGarden,
	bound: BoundTiles,
	kinds: AidKinds,
	patterns: AllPatterns
};
