/**
 * Structural sharing: equal parts of a new value stay the same objects, so that Svelte does not update their
 * view.
 */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

/**
 * @param before the earlier value, plain data.
 * @param now the new value, plain data.
 * @returns a value equal to `now` that contains the equal parts of `before` themselves; `before` if nothing
 * changed.
 */
export const shareEqualParts = <Value>(before: unknown, now: Value): Value => {
	if (!isRecord(before) || !isRecord(now) || Array.isArray(before) !== Array.isArray(now)) return now;
	const parts = Object.entries(now).map(([key, part]) => [key, shareEqualParts(before[key], part)] as const);
	const isSame =
		parts.length === Object.keys(before).length &&
		parts.every(([key, part]) => Object.is(part, before[key]) && key in before);
	if (isSame) return before as Value;
	return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value;
};

/**
 * @returns a function for `$derived.by` that gives the value of `of`, sharing equal parts with its last
 * value.
 */
export const sharingEqualParts = <Value>(of: () => Value): (() => Value) => {
	let last: Value | undefined;
	return () => (last = shareEqualParts(last, of()));
};
