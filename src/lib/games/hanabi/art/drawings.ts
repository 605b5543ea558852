/** The drawings of the rulebook and the player aid. */
import type { Drawings } from '../../game.ts';
import AidStacks from './AidStacks.svelte';
import AidTokens from './AidTokens.svelte';
import AllMarks from './AllMarks.svelte';
import RatingScale from './RatingScale.svelte';
import ShowExample from './ShowExample.svelte';

export const drawings: Drawings = {
	marks: AllMarks,
	rating: RatingScale,
	show: ShowExample,
	stacks: AidStacks,
	tokens: AidTokens
};
