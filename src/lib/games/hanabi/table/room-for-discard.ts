/** The screens with room to show the discard all the time. */
import { MediaQuery } from 'svelte/reactivity';

/** @returns the query for landscape screens from 800 pixels and for large portrait screens. */
export const roomForDiscardQuery = (): MediaQuery =>
	new MediaQuery(
		'(min-width: 800px) and (orientation: landscape), (min-width: 700px) and (min-height: 900px) and (orientation: portrait)'
	);
