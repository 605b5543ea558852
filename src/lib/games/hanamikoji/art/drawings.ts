/** The drawings of the rulebook and the player aid. */
import type { Drawings } from '../../game.ts';
import AidActions from './AidActions.svelte';
import AidGeishas from './AidGeishas.svelte';
import GeishaRow from './GeishaRow.svelte';
import TokenCases from './TokenCases.svelte';

export const drawings: Drawings = {
	actions: AidActions,
	geishas: AidGeishas,
	row: GeishaRow,
	tokens: TokenCases
};
