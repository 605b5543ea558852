/** Where there is room for both piles beside the cards, or under them. */
import { MediaQuery } from 'svelte/reactivity';

/** A screen that is neither narrow nor low. */
export const hasRoomForPiles = (): MediaQuery => new MediaQuery('(min-width: 700px) and (min-height: 560px)');
