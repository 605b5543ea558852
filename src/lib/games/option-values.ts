/** Reading and setting one option by the key of its field, which may be a path: `points.goko`. */
import type { OptionField, OptionValue } from './game.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** @returns the value of an option; `undefined` where the path leads nowhere. */
export const valueOf = (options: unknown, key: string): unknown =>
	key.split('.').reduce<unknown>((value, step) => (isFields(value) ? value[step] : undefined), options);

/** @returns the options with one value set; not yet judged by the game's schema. */
export const withValue = (options: unknown, key: string, value: unknown): unknown => {
	const [step = '', ...rest] = key.split('.');
	const fields = isFields(options) ? options : {};
	return { ...fields, [step]: rest.length === 0 ? value : withValue(fields[step], rest.join('.'), value) };
};

/** Whether two values of an option are the same. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
	JSON.stringify(one) === JSON.stringify(other);

/** The fields that mean something under some options. */
export const fieldsInForce = <Options>(
	fields: readonly OptionField<Options>[],
	options: Options
): readonly OptionField<Options>[] => fields.filter((field) => field.applies?.(options) ?? true);

/** What fields and presets a game has: the part of it that says what can be chosen. */
interface Choosable<Options> {
	readonly presets: Readonly<Record<string, Options>>;
	readonly fields: readonly OptionField<Options>[];
}

/** @returns the fields in force whose value is another than in the options they are held against. */
export const changedFields = <Options>(
	fields: readonly OptionField<Options>[],
	original: Options,
	options: Options
): readonly OptionField<Options>[] =>
	fieldsInForce(fields, options).filter(
		({ key }) => !isSameValue(valueOf(original, key), valueOf(options, key))
	);

/** @returns the preset that some options differ least from, the first of equals. */
export const nearestPreset = <Options>({ presets, fields }: Choosable<Options>, options: Options): string => {
	const counted = Object.entries(presets).map(([id, preset]) => ({
		id,
		changes: changedFields(fields, preset, options).length
	}));
	return counted.reduce((best, other) => (other.changes < best.changes ? other : best), {
		id: '',
		changes: Infinity
	}).id;
};

/** The values a field can take: all of a choice; of a number its ends. */
export const valuesOf = <Options>(field: OptionField<Options>): readonly OptionValue[] =>
	'values' in field ? field.values : [field.range.min, field.range.max];
