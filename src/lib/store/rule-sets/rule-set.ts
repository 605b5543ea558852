/** A rule set as stored: a preset with changes, under a name. */
import * as v from 'valibot';
import { idSchema, nameSchema, timeSchema } from '../../match/entry.ts';
import { allChecked } from '../db/checked.ts';

export const ruleSetSchema = v.pipe(
	v.strictObject({
		id: idSchema,
		game: idSchema,
		/** The version of the game when the options were chosen. */
		version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
		name: nameSchema,
		/** The preset that it was made from, with which it is compared to show its changes. */
		preset: idSchema,
		/** Checked by the schema of the game when they are used. */
		options: v.unknown(),
		created: timeSchema,
		changed: timeSchema
	}),
	v.readonly()
);
export type RuleSet = v.InferOutput<typeof ruleSetSchema>;

/** @returns the values that are rule sets. */
export const toRuleSets = (values: readonly unknown[]): RuleSet[] => allChecked(ruleSetSchema, values);
