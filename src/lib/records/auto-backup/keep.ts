/** Which of the backups that made themselves are kept, and how they are called. */

/** How many there are at most, and how many of today among them. */
const [most, ofToday] = [10, 3];

const two = (value: number): string => String(value).padStart(2, '0');

/** @returns the day and the second by this device's clock: `['2026-11-23', '200501']`. */
const stampOf = (at: number): readonly [day: string, second: string] => {
	const date = new Date(at);
	const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
	return [day, [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join('')];
};

/** A backup of this browser, by its name. */
interface Own {
	readonly name: string;
	readonly day: string;
	/** Later ones come later in the order of texts. */
	readonly stamp: string;
}

/**
 * @param name of any file in the folder.
 * @param device the id of this browser: another one may back up into the same folder.
 * @returns undefined for what is not a backup that this browser made by itself.
 */
const ownOf = (name: string, device: string): Own | undefined => {
	const [, day = '', second = '', tag] =
		/^ochaya-auto-(\d{4}-\d\d-\d\d)-(\d{6})-([\w-]+)\.jsonl\.gz$/.exec(name) ?? [];
	return tag === tagOf(device) ? { name, day, stamp: `${day}-${second}` } : undefined;
};

/** Long enough to tell the devices of a household apart. */
const tagOf = (device: string): string => device.slice(0, 8);

/** Whether a file is a backup that this browser made by itself; no other is ever touched. */
export const isOwn = (name: string, device: string): boolean => ownOf(name, device) !== undefined;

/**
 * @param taken names that are in the folder; with one of the same second, the next one free.
 * @returns `ochaya-auto-2026-11-23-200501-1f2e3d4c.jsonl.gz`.
 */
export const nameFor = (at: number, device: string, taken: readonly string[]): string => {
	const name = `ochaya-auto-${stampOf(at).join('-')}-${tagOf(device)}.jsonl.gz`;
	return taken.includes(name) ? nameFor(at + 1000, device, taken) : name;
};

const newestFirst = (one: Own, other: Own): number => (one.stamp < other.stamp ? 1 : -1);

/**
 * Three of today, the last of each other day, ten in all, and the one just made whatever the clock says. Days that
 * are still to come (the clock was wrong) are the first to go.
 *
 * @param names in the folder, whatever they are.
 * @param latest the name of the one just made.
 * @param now in milliseconds since 1970.
 * @returns the names of own backups that are not kept.
 */
export const toRemove = (
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
