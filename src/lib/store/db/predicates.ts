/**
 * Type guards for rows, results and messages of other tabs, which are all that the home page reads: it would
 * otherwise load all of valibot for them. Entries, players, files, options and actions pass a valibot schema
 * instead.
 */
import { latestTime } from '../../match/time.ts';

export type Is<Value> = (value: unknown) => value is Value;
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object, an array included. */
export const isFields: Is<Fields> = (value): value is Fields => typeof value === 'object' && value !== null;
/** Whether a value is a string. */
export const isText: Is<string> = (value) => typeof value === 'string';
/** Whether a value is a boolean. */
export const isFlag: Is<boolean> = (value) => typeof value === 'boolean';
/** Whether a value is a number other than NaN. */
export const isNumber: Is<number> = (value): value is number =>
	typeof value === 'number' && !Number.isNaN(value);
/** Whether a value is a safe integer from 0 on, such as a count or a seat. */
export const isWhole: Is<number> = (value): value is number =>
	Number.isSafeInteger(value) && Number(value) >= 0;

/** Whether a value is a time that a `Date` can represent, in milliseconds since 1970. */
export const isTime: Is<number> = (value): value is number => isWhole(value) && value <= latestTime;

/** @returns a guard for values that are undefined or pass `is`. */
export const isOptional =
	<Value>(is: Is<Value>): Is<Value | undefined> =>
	(value): value is Value | undefined =>
		value === undefined || is(value);

/** @returns a guard for arrays whose items all pass `is`. */
export const isListOf =
	<Value>(is: Is<Value>): Is<readonly Value[]> =>
	(value): value is readonly Value[] =>
		Array.isArray(value) && value.every(is);

/** @returns a guard for objects whose fields pass these guards. They may have other fields too. */
export const isShaped = <Shape>(fields: { readonly [Key in keyof Shape]-?: Is<Shape[Key]> }): Is<Shape> => {
	// Listed once, because the guard runs for every row that is read.
	const checks = Object.entries<Is<unknown>>(fields);
	return (value): value is Shape => isFields(value) && checks.every(([key, is]) => is(value[key]));
};

/**
 * Whether a value is nested no deeper than `levels`, so that a recursive function cannot exhaust the stack.
 */
export const isShallow = (value: unknown, levels: number): boolean =>
	!isFields(value) || (levels > 0 && Object.values(value).every((item) => isShallow(item, levels - 1)));
