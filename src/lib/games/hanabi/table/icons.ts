/** The icons of the table, for `Icon.svelte`: SVG path outlines on a 24 × 24 grid. */

/** A lantern. */
export const clue =
	'M9 3.5h6M9 20.5h6M12 6c4 0 6 2.500 6 6s-2 6-6 6-6-2.500-6-6 2-6 6-6zM6.500 10h11M6.500 14h11';
/** A card put beside the others. */
export const discard = 'M4 9.500 12.500 7l3 11L7 20.500zM15 4.500l5.500 1.500-2.500 9.500M12 3v0';
/** A rising rocket. */
export const play =
	'M12 21v-8M12 9V2.500M8.800 10.200 4.500 6M15.200 10.200 19.500 6M7.500 13.500 3.500 14.500M16.500 13.500l4 1';
/** A firework shell that is struck out. */
export const misplay =
	'M10 8.500a6 6 0 1 0 5.500 5.500M14 10l3.500-3.500M16 3.500l4.500 4.500M7.500 12l5 5M12.500 12l-5 5';
/** Cards spread out, for the discard. */
export const cards = 'M3.500 8 8 6.500l4 12-4.500 1.500zM9.500 5H15v13M17.500 6l3.500 1-2.500 10.500';
