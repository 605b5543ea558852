/**
 * The app's icons: outlines on a 24 × 24 grid for `Icon.svelte`, drawn with a stroke of one width. Each is an
 * export of its own, so that a page loads only those it shows.
 */

/* Navigation. */
export const back = 'M15 4.5Q10 8.5 8 12q2 3.5 7 7.5';
/** Up to a line: to the top of the page. */
export const top = 'M5 4h14M12 20.5V9M6.5 14q4-2 5.5-5.5 1.5 3.5 5.5 5.5';
export const forward = 'M9 4.5q5 4 7 7.5-2 3.5-7 7.5';
export const close = 'M6 6q6 5 12 12M18 6q-6 5-12 12';
/** A tea house. */
export const home = 'M2.5 11.5Q8.5 10 12 4q3.5 6 9.5 7.5M5.5 11v9h13v-9M9.5 20v-5.5h5V20';
/** A bowl of tea. */
export const play =
	'M3.5 11h17c0 4.5-2.5 7.5-5.5 9H9c-3-1.5-5.5-4.5-5.5-9zM9 8C7.5 6 10.5 5 9 3M15 8c-1.5-2 1.5-3 0-5';
/** An open book with a question. */
export const rules =
	'M12 6Q8 3.5 2.5 4v14.5q5.5-.5 9.5 2 4-2.5 9.5-2V4Q16 3.5 12 6zM9.8 10.8a2.2 2.2 0 1 1 3.2 2q-1 .5-1 1.5M12 17.2v0';
/** A magnifying glass. */
export const search = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3q2.7 2.2 5.2 5.2';
/** A clock with an arrow that runs back. */
export const history = 'M4.5 8.5A8.5 8.5 0 1 1 3.5 13M4 3.5v5h5M12 7.5V12.5l3.5 2';
/** Milestones on a thread. */
export const timeline =
	'M6 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM6 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM6 16.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM6 7.5V10M6 14v2.5M11.5 5.5h9M11.5 12h6M11.5 18.5h9';
/** Two guests in kimono. */
export const players =
	'M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.3-4 2.7-6 6.5-6s6.2 2 6.5 6M6.5 14.5 9 18l2.5-3.5M15.5 4.3a3.5 3.5 0 0 1 0 6.4M18 14.3q3.2 1.5 3.5 5.7';
/** The beads of a soroban. */
export const settings =
	'M5 3v3.5M5 12.5V21M12 3v9M12 18v3M19 3v2M19 11v10M5 6.5 8 9.5l-3 3-3-3zM12 12l3 3-3 3-3-3zM19 5l3 3-3 3-3-3z';

/* At the table. */
export const undo = 'M8 4 3.5 8.5 8 13M4 8.5h9.5a5.8 5.8 0 0 1 0 11.6H8';
export const redo = 'M16 4l4.5 4.5L16 13M20 8.5h-9.5a5.8 5.8 0 0 0 0 11.6H16';
export const plus = 'M12 4.5v15M4.5 12h15';
export const minus = 'M4.5 12h15';
/** A tick. */
export const check = 'M4.5 12.5q3 2 5 6 3-8 10-13';
/** Two arrows. */
export const swap = 'M7.5 20V4M3.5 8l4-4 4 4M16.5 4v16M12.5 16l4 4 4-4';

/** A flag that is lowered. */
export const flag = 'M5.5 3.5v17M5.5 5q4-2 7 0t6 0v8q-3 2-6 0t-7 0';
/** Two strokes: the play rests. */
export const pause = 'M8.5 5v14M15.5 5v14';

/** Three dots in a row. */
export const more =
	'M5 10.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM12 10.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM19 10.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z';

/* For stored data. */
/** A pencil. */
export const edit = 'M4 20l1-5Q11 10 16 4l4 4q-6 5-11 11zM13.5 6.7l3.8 3.8M5 15l4 4';
export const trash = 'M4 6.5h16M9 6.5v-3h6v3M5.8 6.5l1.2 14h10l1.2-14M10 10.5v6M14 10.5v6';
export const download = 'M12 3.5v12M7 11q3.5 2 5 5 1.5-3 5-5M4 17v3.5h16V17';
export const upload = 'M12 16V4M7 8.5q3.5-2 5-5 1.5 3 5 5M4 17v3.5h16V17';
export const warning = 'M12 3.5Q14 8.5 21.5 20q-9.5 1-19 0Q10 8.5 12 3.5zM12 10v4.5M12 17.3v0';
/** Three lanterns joined by two strings. */
export const share =
	'M17.5 3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM6.5 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM17.5 15.6a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM9 10.6l6-3.4M9 13.4l6 3.4';
