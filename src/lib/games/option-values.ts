/** Reads, sets and compares options by the key of their field, which may be a path: `points.goko`. */
import type { OptionField, OptionValue } from './game.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** @returns the value of an option; `undefined` if the path does not exist. */
export const valueOf = (options: unknown, key: string): unknown =>
	key.split('.').reduce<unknown>((value, step) => (isFields(value) ? value[step] : undefined), options);

/** @returns a copy of the options with one value set. It still has to be parsed with the game's schema. */
export const withValue = (options: unknown, key: string, value: unknown): unknown => {
	const [step = '', ...rest] = key.split('.');
	const fields = isFields(options) ? options : {};
	return { ...fields, [step]: rest.length === 0 ? value : withValue(fields[step], rest.join('.'), value) };
};

/** Whether two values of an option are equal as JSON. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
	JSON.stringify(one) === JSON.stringify(other);

/** @returns the fields that apply under the given options. */
export const applicableFields = <Options>(
	fields: readonly OptionField<Options>[],
	options: Options
): readonly OptionField<Options>[] => fields.filter((field) => field.applies?.(options) ?? true);

/** The part of a game's `options` that says what can be chosen. */
interface Choosable<Options> {
	readonly presets: Readonly<Record<string, Options>>;
	readonly fields: readonly OptionField<Options>[];
}

/** @returns the fields that apply under `options` and have another value there than in `original`. */
export const changedFields = <Options>(
	fields: readonly OptionField<Options>[],
	original: Options,
	options: Options
): readonly OptionField<Options>[] =>
	applicableFields(fields, options).filter(
		({ key }) => !isSameValue(valueOf(original, key), valueOf(options, key))
	);

/** Whether a match of these options is played out of the box of a preset, whatever else differs. */
export const isOfPreset = <Options>(
	{ presets, fields }: Choosable<Options>,
	id: string,
	options: Options
): boolean => {
	const preset = Object.hasOwn(presets, id) ? presets[id] : undefined;
	const ofBox = fields.filter(({ isOfBox }) => isOfBox);
	return preset !== undefined && changedFields(ofBox, preset, options).length === 0;
};

/** @returns the id of the preset, of their box if there is one, from which the options differ in the fewest fields. */
export const nearestPreset = <Options>(choosable: Choosable<Options>, options: Options): string => {
	const { presets, fields } = choosable;
	const all = Object.entries(presets);
	const ofBox = all.filter(([id]) => isOfPreset(choosable, id, options));
	const counted = (ofBox.length > 0 ? ofBox : all).map(([id, preset]) => ({
		id,
		changes: changedFields(fields, preset, options).length
	}));
	return counted.reduce((best, other) => (other.changes < best.changes ? other : best), {
		id: '',
		changes: Infinity
	}).id;
};

/** @returns every value of a choice, or the lowest and the highest value of a number. */
export const valuesOf = <Options>(field: OptionField<Options>): readonly OptionValue[] =>
	'values' in field ? field.values : [field.range.min, field.range.max];
