/** The rule options of Hanamikoji (rules: Goals). */
import * as v from 'valibot';

/** What decides after the last round of a limited match when nobody reached a goal. */
export const limitRules = ['points', 'points-then-token', 'draw'] as const;

export const optionsSchema = v.pipe(
	v.strictObject({
		/** `null` for a match that goes on until a goal is reached. */
		roundLimit: v.nullable(v.literal(3)),
		/** Only used with a round limit. */
		atLimit: v.picklist(limitRules)
	}),
	v.readonly()
);
export type Options = v.InferOutput<typeof optionsSchema>;

/** The values of `roundLimit`, in the order the setup screen offers them. */
export const roundLimits = [null, 3] as const satisfies readonly Options['roundLimit'][];
