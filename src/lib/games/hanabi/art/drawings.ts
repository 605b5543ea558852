/** What the rulebook draws. */
import type { Drawings } from '../../game.ts';
import AllMarks from './AllMarks.svelte';
import RatingScale from './RatingScale.svelte';
import ShowExample from './ShowExample.svelte';

export const drawings: Drawings = { marks: AllMarks, rating: RatingScale, show: ShowExample };
