/** Where there is room for the discard beside the fireworks, or under them. */
import { MediaQuery } from 'svelte/reactivity';

/** Lying down from 800 pixels on, or upright on a large screen. */
export const hasRoomForDiscard = (): MediaQuery =>
	new MediaQuery(
		'(min-width: 800px) and (orientation: landscape), (min-width: 700px) and (min-height: 900px) and (orientation: portrait)'
	);
