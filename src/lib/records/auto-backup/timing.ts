/** When an automatic backup is due. */

const minute = 60_000;
/** The least time between two backups, and the most between two checks, in milliseconds. */
const [backupInterval, checkInterval] = [15 * minute, minute];

/**
 * How long to wait before the next check, in milliseconds: at most a minute, since timers do not run while a
 * device sleeps.
 *
 * @param last when the last backup was made, in milliseconds since 1970; undefined for never.
 */
export const waitUntilCheck = (now: number, last: number | undefined): number =>
	isDue(now, last) ? checkInterval : Math.min(checkInterval, (last ?? now) + backupInterval - now);

/** Whether the last backup is long enough ago. A clock that was set back does not put the next one off. */
export const isDue = (now: number, last: number | undefined): boolean =>
	last === undefined || now >= last + backupInterval || now < last;
