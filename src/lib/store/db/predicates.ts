/** Checks of values that need no schema. */

/** Whether a value is an object, an array included. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

/**
 * Whether a value is nested no deeper than `levels`, so that a recursive function cannot exhaust the stack.
 */
export const isShallow = (value: unknown, levels: number): boolean =>
	!isFields(value) || (levels > 0 && Object.values(value).every((item) => isShallow(item, levels - 1)));
