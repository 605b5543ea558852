/**
 * Makes fast-check arbitraries from valibot schemas, so that the actions of games need no generators of their
 * own.
 */
import fc from 'fast-check';
import type { GenericSchema } from 'valibot';

/** The parts of a schema that are used here. */
interface Shape {
	readonly type: string;
	readonly entries?: Readonly<Record<string, Shape>>;
	readonly items?: readonly Shape[];
	readonly item?: Shape;
	readonly options?: readonly unknown[];
	readonly literal?: unknown;
	readonly wrapped?: Shape;
	readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

const requirement = (shape: Shape, type: string, otherwise: number): number => {
	const found = shape.pipe?.find((action) => action.type === type)?.requirement;
	return typeof found === 'number' ? found : otherwise;
};

const arbitraryOfShape = (shape: Shape): fc.Arbitrary<unknown> => {
	switch (shape.type) {
		case 'variant':
		case 'union':
			return fc.oneof(...(shape.options as readonly Shape[]).map(arbitraryOfShape));
		case 'picklist':
			return fc.constantFrom(...(shape.options ?? []));
		case 'literal':
			return fc.constant(shape.literal);
		case 'nullable':
			return fc.option(arbitraryOfShape(wrapped(shape)), { nil: null });
		case 'optional':
			return fc.option(arbitraryOfShape(wrapped(shape)), { nil: undefined });
		case 'boolean':
			return fc.boolean();
		case 'null':
			return fc.constant(null);
		case 'number':
			return fc.integer({
				min: requirement(shape, 'min_value', -50),
				max: requirement(shape, 'max_value', 50)
			});
		case 'string':
			return fc.string({
				minLength: requirement(shape, 'min_length', 0),
				maxLength: requirement(shape, 'max_length', 20)
			});
		case 'tuple':
		case 'strict_tuple':
			return fc.tuple(...(shape.items ?? []).map(arbitraryOfShape));
		case 'array':
			if (!shape.item) break;
			return fc.array(arbitraryOfShape(shape.item), {
				minLength: requirement(shape, 'min_length', 0),
				maxLength: requirement(shape, 'max_length', 12)
			});
		case 'object':
		case 'strict_object': {
			const entries = Object.entries(shape.entries ?? {});
			const canMiss = (entry: Shape): boolean => entry.type === 'exact_optional';
			return fc.record(
				Object.fromEntries(
					entries.map(([key, entry]) => [key, arbitraryOfShape(canMiss(entry) ? wrapped(entry) : entry)])
				),
				{
					noNullPrototype: true,
					requiredKeys: entries.flatMap(([key, entry]) => (canMiss(entry) ? [] : [key]))
				}
			);
		}
	}
	throw new Error(`No random values for a schema of type ${shape.type} yet: add them here.`);
};

const wrapped = ({ wrapped: inner, type }: Shape): Shape => {
	if (!inner) throw new Error(`A schema of type ${type} wraps nothing.`);
	return inner;
};

/**
 * @returns an arbitrary of the schema's values.
 * @throws Error on a type of schema that is not supported yet.
 */
export const arbitraryOf = <Value>(schema: GenericSchema<unknown, Value>): fc.Arbitrary<Value> =>
	arbitraryOfShape(schema) as fc.Arbitrary<Value>;
