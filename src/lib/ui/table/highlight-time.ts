/** How long the end of a round or month is highlighted at a table, in milliseconds. */
export const highlightTime = 1100;
