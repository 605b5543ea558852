/** The fixtures of the games: whole matches in JSON, with what must come of them. */
import * as v from 'valibot';

const params = v.record(v.string(), v.union([v.string(), v.number()]));

const fixtureSchema = v.strictObject({
	/** What the match shows, in a sentence: the name of its test. */
	shows: v.pipe(v.string(), v.nonEmpty()),
	options: v.unknown(),
	seats: v.pipe(v.number(), v.integer(), v.minValue(1)),
	/** Said before the first tap; undo does not reach it. */
	opening: v.array(v.unknown()),
	actions: v.array(v.unknown()),
	/** What the rules refuse once that many of the actions are taken. */
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
		/** Keys of the last state that matter here, with their values; objects may be partial, arrays not. */
		state: v.record(v.string(), v.unknown()),
		/** `null`: still under way. */
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

/** @returns the fixtures of a game by file name; throws where one is not in the format. */
export const fixturesOf = (game: string): readonly (readonly [string, Fixture])[] =>
	Object.entries(files)
		.filter(([path]) => path.startsWith(`/src/lib/games/${game}/`))
		.map(([path, fixture]) => [path.split('/').at(-1) ?? path, v.parse(fixtureSchema, fixture)] as const);
