/** How long the end of a round or month is highlighted at a table, in milliseconds; the animation of `BriefOverlay` takes as long. */
export const highlightTime = 1100;
