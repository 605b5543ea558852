/** When a backup makes itself. */

const minute = 60_000;
/** Between two backups, and between two looks at whether there is something new. */
const [between, look] = [15 * minute, minute];

/**
 * How long to wait before looking whether something changed, in milliseconds; at most a minute, since a device that
 * sleeps counts no time.
 *
 * @param last when the last backup was made, in milliseconds since 1970; undefined where there is none.
 */
export const waitFor = (now: number, last: number | undefined): number =>
	isDue(now, last) ? look : Math.min(look, (last ?? now) + between - now);

/** Whether the last backup is long enough ago. A clock that was set back does not put the next one off. */
export const isDue = (now: number, last: number | undefined): boolean =>
	last === undefined || now >= last + between || now < last;
