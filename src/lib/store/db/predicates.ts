/**
 * Predicates for what the lists read: a row's fields, the news of another tab. The home page reads nothing
 * else, and would load all of valibot for it. What carries a match's truth (entries, players, files, options,
 * actions) passes a valibot schema.
 */
import { latestTime } from '../../match/time.ts';

export type Is<Value> = (value: unknown) => value is Value;
export type Fields = Readonly<Record<string, unknown>>;

export const isFields: Is<Fields> = (value): value is Fields => typeof value === 'object' && value !== null;
export const isText: Is<string> = (value) => typeof value === 'string';
export const isFlag: Is<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Is<number> = (value): value is number =>
	typeof value === 'number' && !Number.isNaN(value);
/** A count, a seat. */
export const isWhole: Is<number> = (value): value is number =>
	Number.isSafeInteger(value) && Number(value) >= 0;

/** A moment that a date can be made of, in milliseconds since 1970. */
export const isTime: Is<number> = (value): value is number => isWhole(value) && value <= latestTime;

/** Absent, or as said. */
export const isMaybe =
	<Value>(is: Is<Value>): Is<Value | undefined> =>
	(value): value is Value | undefined =>
		value === undefined || is(value);

export const isListOf =
	<Value>(is: Is<Value>): Is<readonly Value[]> =>
	(value): value is readonly Value[] =>
		Array.isArray(value) && value.every(is);

/** Every field as said; others may stand beside them. */
export const isShaped = <Shape>(fields: { readonly [Key in keyof Shape]-?: Is<Shape[Key]> }): Is<Shape> => {
	// Listed once: this runs for every row that is read.
	const checks = Object.entries<Is<unknown>>(fields);
	return (value): value is Shape => isFields(value) && checks.every(([key, is]) => is(value[key]));
};
