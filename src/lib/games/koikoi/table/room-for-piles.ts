/** Tells whether the table has room to show both piles below the cards. */
import { MediaQuery } from 'svelte/reactivity';

/**
 * @returns the media query for a screen that is neither narrow nor low; `Layout.svelte` uses the same in its
 *   CSS.
 */
export const roomForPilesQuery = (): MediaQuery =>
	new MediaQuery('(min-width: 700px) and (min-height: 560px)');
