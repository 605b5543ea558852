/** The drawings of the rulebook and the player aid. */
import type { Drawings } from '../../game.ts';
import AidStacks from './AidStacks.svelte';
import AidTokens from './AidTokens.svelte';
import AllMarks from './AllMarks.svelte';
import BlackPowderExample from './BlackPowderExample.svelte';
import ClueExample from './ClueExample.svelte';
import MisplayExample from './MisplayExample.svelte';
import MulticolourClueExample from './MulticolourClueExample.svelte';
import RatingScale from './RatingScale.svelte';
import ShowExample from './ShowExample.svelte';

export const drawings: Drawings = {
	'black-powder': BlackPowderExample,
	clue: ClueExample,
	marks: AllMarks,
	misplay: MisplayExample,
	'multicolour-clue': MulticolourClueExample,
	rating: RatingScale,
	show: ShowExample,
	stacks: AidStacks,
	tokens: AidTokens
};
