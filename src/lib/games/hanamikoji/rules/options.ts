/** The rule options of Hanamikoji (rules: Goals; Expansion actions). */
import * as v from 'valibot';

/** What decides after the last round of a limited match when nobody reached a goal. */
export const limitRules = ['points', 'points-then-token', 'draw'] as const;

/** How many item cards lie on each side at scoring, in the order in which the setup offers them. */
export const cardNumbers = [8, 7, 9, '7-to-9'] as const;

export const optionsSchema = v.pipe(
	v.strictObject({
		/** `null` for a match that goes on until a goal is reached. */
		roundLimit: v.nullable(v.literal(3)),
		/** Only used with a round limit. */
		atLimit: v.picklist(limitRules),
		/**
		 * The item cards on each side at scoring, which the action tiles of an expansion change. `7-to-9`: the
		 * sides may differ, and have sixteen together. Matches before version 3 had eight.
		 */
		cardsEach: v.optional(v.picklist(cardNumbers), 8),
		/** Whether the table has action markers. It always had before version 3. */
		markers: v.optional(v.boolean(), true)
	}),
	v.readonly()
);
export type Options = v.InferOutput<typeof optionsSchema>;

/** The values of `roundLimit`, in the order the setup screen offers them. */
export const roundLimits = [null, 3] as const satisfies readonly Options['roundLimit'][];
