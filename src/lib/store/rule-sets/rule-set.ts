/** A rule set as stored: a preset with changes, under a name. */
import * as v from 'valibot';
import { idSchema, nameSchema, timeSchema } from '../../match/entry.ts';

export const ruleSetSchema = v.pipe(
	v.strictObject({
		id: idSchema,
		game: idSchema,
		/** Of the game, as the options were chosen. */
		version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
		name: nameSchema,
		/** The preset it was made from, which its changes are told against. */
		preset: idSchema,
		/** Judged by the game's schema where they are used. */
		options: v.unknown(),
		created: timeSchema,
		changed: timeSchema
	}),
	v.readonly()
);
export type RuleSet = v.InferOutput<typeof ruleSetSchema>;

/** @returns the values that are rule sets. */
export const toRuleSets = (values: readonly unknown[]): RuleSet[] =>
	values.flatMap((value) => {
		const parsed = v.safeParse(ruleSetSchema, value);
		return parsed.success ? [parsed.output] : [];
	});
