/** Moments, in milliseconds since 1970. */

/** The last one a calendar knows: no date can be made of a later one. */
export const latestTime = 8.64e15;

/** @returns what a clock says as a moment that can be stored, whatever the clock is set to. */
export const timeOf = (clock: number): number => Math.min(Math.max(Math.round(clock), 0), latestTime);
