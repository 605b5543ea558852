/** Compares plain data, as it is stored and written to files. */
import { isFields } from './predicates.ts';

/**
 * Whether two values are the same as JSON: the order of keys does not matter, and undefined counts as absent.
 */
export const isSameData = (a: unknown, b: unknown): boolean => {
	if (Object.is(a, b)) return true;
	if (Array.isArray(a) || Array.isArray(b)) {
		return (
			Array.isArray(a) &&
			Array.isArray(b) &&
			a.length === b.length &&
			a.every((item, index) => isSameData(item, b[index]))
		);
	}
	if (!isFields(a) || !isFields(b)) return false;
	return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSameData(a[key], b[key]));
};

/**
 * Whether a value is nested no deeper than `levels`, so that a recursive function cannot exhaust the stack.
 */
export const isShallow = (value: unknown, levels: number): boolean =>
	!isFields(value) || (levels > 0 && Object.values(value).every((item) => isShallow(item, levels - 1)));
