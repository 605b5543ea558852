/** Times, in milliseconds since 1970. */

/** The latest time that a `Date` can represent. */
export const latestTime = 8.64e15;

/** @returns a clock's time, rounded and limited to what can be stored, however wrong the clock is. */
export const timeOf = (clock: number): number => Math.min(Math.max(Math.round(clock), 0), latestTime);
