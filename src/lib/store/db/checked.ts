/** What is read passes a schema before anyone uses it. */
import * as v from 'valibot';

/** @returns the value if it has this shape; undefined otherwise. */
export const checked = <Value>(
	schema: v.GenericSchema<unknown, Value>,
	value: unknown
): Value | undefined => {
	const parsed = v.safeParse(schema, value);
	return parsed.success ? parsed.output : undefined;
};

/** @returns those of the values that have this shape. */
export const allChecked = <Value>(
	schema: v.GenericSchema<unknown, Value>,
	values: readonly unknown[]
): Value[] =>
	values.flatMap((value) => {
		const parsed = v.safeParse(schema, value);
		return parsed.success ? [parsed.output] : [];
	});
