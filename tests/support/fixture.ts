/** Reads the fixtures of the games, which are matches in JSON with their expected results. */
import * as v from 'valibot';

const params = v.record(v.string(), v.union([v.string(), v.number()]));

const fixtureSchema = v.strictObject({
	/** A sentence about what the match shows. */
	shows: v.pipe(v.string(), v.nonEmpty()),
	options: v.unknown(),
	seats: v.pipe(v.number(), v.integer(), v.minValue(1)),
	/** Actions of the setup, which cannot be undone. */
	opening: v.array(v.unknown()),
	actions: v.array(v.unknown()),
	/** Actions that the rules refuse after the first `after` actions. */
	refusals: v.array(
		v.strictObject({
			after: v.pipe(v.number(), v.integer(), v.minValue(0)),
			action: v.unknown(),
			code: v.string(),
			rule: v.string(),
			params
		})
	),
	expected: v.strictObject({
		/** The relevant fields of the last state; objects may be partial, arrays not. */
		state: v.record(v.string(), v.unknown()),
		/** `null` if the match is still under way. */
		outcome: v.nullable(
			v.strictObject({
				winners: v.array(v.number()),
				reason: v.strictObject({ code: v.string(), params }),
				rule: v.string(),
				scores: v.optional(v.array(v.looseObject({ total: v.number() }))),
				shared: v.optional(v.literal(true)),
				lost: v.optional(v.literal(true))
			})
		)
	})
});
export type Fixture = v.InferOutput<typeof fixtureSchema>;

const files = import.meta.glob('/src/lib/games/*/fixtures/*.json', { eager: true, import: 'default' });

/**
 * @returns the fixtures of a game with their file names.
 * @throws ValiError if one does not fit the schema.
 */
export const fixturesOf = (game: string): readonly (readonly [string, Fixture])[] =>
	Object.entries(files)
		.filter(([path]) => path.startsWith(`/src/lib/games/${game}/`))
		.map(([path, fixture]) => [path.split('/').at(-1) ?? path, v.parse(fixtureSchema, fixture)] as const);
