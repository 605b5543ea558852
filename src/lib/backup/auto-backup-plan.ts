/** When an automatic backup is due, how it is called, and which of the earlier ones are kept. */

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

/** How many backups are kept at most, and how many of these are of today. */
const [most, ofToday] = [10, 3];

const two = (value: number): string => String(value).padStart(2, '0');

/** @returns the day and the second by this device's clock: `['2026-11-23', '200501']`. */
const stampOf = (at: number): readonly [day: string, second: string] => {
	const date = new Date(at);
	const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
	return [day, [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join('')];
};

/** An automatic backup of this browser, as its name tells it. */
interface OwnBackup {
	readonly name: string;
	readonly day: string;
	/** Sorts by time when compared as text. */
	readonly stamp: string;
}

/**
 * @param name of any file in the folder.
 * @param device the id of this browser: another one may back up into the same folder.
 * @returns undefined for any file that is not an automatic backup of this browser.
 */
const ownOf = (name: string, device: string): OwnBackup | undefined => {
	const [, day = '', second = '', tag] =
		/^ochaya-auto-(\d{4}-\d\d-\d\d)-(\d{6})-([\w-]+)\.jsonl\.gz$/.exec(name) ?? [];
	return tag === tagOf(device) ? { name, day, stamp: `${day}-${second}` } : undefined;
};

/** The part of a device's id in its file names: long enough to tell the devices of a household apart. */
const tagOf = (device: string): string => device.slice(0, 8);

/** Whether a file is an automatic backup of this browser; no other file is ever touched. */
export const isOwnBackup = (name: string, device: string): boolean => ownOf(name, device) !== undefined;

/**
 * @param taken the names in the folder; if the name is among them, the next free second is used.
 * @returns `ochaya-auto-2026-11-23-200501-1f2e3d4c.jsonl.gz`.
 */
export const backupName = (at: number, device: string, taken: readonly string[]): string => {
	const name = `ochaya-auto-${stampOf(at).join('-')}-${tagOf(device)}.jsonl.gz`;
	return taken.includes(name) ? backupName(at + 1000, device, taken) : name;
};

const newestFirst = (one: OwnBackup, other: OwnBackup): number => (one.stamp < other.stamp ? 1 : -1);

/**
 * Chooses what to remove. Kept are three backups of today, the last one of each other day, ten in all, and
 * always the one just made. Backups dated in the future, because the clock was wrong, are the first to go.
 *
 * @param names of all files in the folder.
 * @param latest the name of the backup just made.
 * @param now in milliseconds since 1970.
 * @returns the names of the own backups to remove.
 */
export const backupsToRemove = (
	names: readonly string[],
	latest: string,
	device: string,
	now: number
): readonly string[] => {
	const own = names.flatMap((name) => ownOf(name, device) ?? []).toSorted(newestFirst);
	const [today] = stampOf(now);
	const last = own.filter(({ name }) => name === latest);
	const rest = own.filter(({ name }) => name !== latest);
	const sameDay = rest.filter(({ day }) => day === today);
	const others = rest.filter(
		({ day }, index) =>
			day !== today &&
			last.every((made) => made.day !== day) &&
			rest.findIndex((one) => one.day === day) === index
	);
	const kept = [
		...last,
		...sameDay.slice(0, ofToday - (last[0]?.day === today ? 1 : 0)),
		...others.filter(({ day }) => day < today),
		...others.filter(({ day }) => day > today).toReversed()
	].slice(0, most);
	return own.filter((one) => !kept.includes(one)).map(({ name }) => name);
};
