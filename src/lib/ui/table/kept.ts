/** What did not change stays the same object, so that nothing that is shown from it is touched. */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

/**
 * @param before a plain value.
 * @param now what it is now.
 * @returns the same as `now`, with each part of `before` that is equal in its place; all of `before` where
 * nothing changed.
 */
export const kept = <Value>(before: unknown, now: Value): Value => {
	if (!isRecord(before) || !isRecord(now) || Array.isArray(before) !== Array.isArray(now)) return now;
	const parts = Object.entries(now).map(([key, part]) => [key, kept(before[key], part)] as const);
	const isSame =
		parts.length === Object.keys(before).length &&
		parts.every(([key, part]) => Object.is(part, before[key]) && key in before);
	if (isSame) return before as Value;
	return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value;
};

/** @returns what gives the value, keeping what is equal to the time before: for `$derived.by`. */
export const keeping = <Value>(of: () => Value): (() => Value) => {
	let last: Value | undefined;
	return () => (last = kept(last, of()));
};
