/** The rule options of Hanamikoji, with the boxes and the fields of the setup (rules: Goals; Expansion actions). */
import * as v from 'valibot';
import type { OptionField } from '../../game.ts';

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

const base = { cardsEach: 8, markers: true } as const;

/** One per edition of the game. */
export const presets = {
	'emperors4-2016': { roundLimit: null, atLimit: 'points', ...base },
	'three-rounds': { roundLimit: 3, atLimit: 'points', ...base }
} as const satisfies Record<string, Options>;
export type PresetId = keyof typeof presets;

export type FieldGroup = 'end' | 'expansions';

export const fields: readonly (OptionField<Options> & { readonly group?: FieldGroup })[] = [
	{ key: 'roundLimit', values: roundLimits, rule: 'round-limit', isOfBox: true },
	{
		key: 'atLimit',
		values: limitRules,
		rule: 'at-limit',
		group: 'end',
		applies: ({ roundLimit }) => roundLimit !== null
	},
	{ key: 'cardsEach', values: cardNumbers, rule: 'expansions', group: 'expansions' },
	{ key: 'markers', values: [true, false], rule: 'expansions', group: 'expansions' }
];

/** The numbers that limit an entry. */
export interface CardLimits {
	/** The fewest and the most item cards on a side at scoring. */
	readonly least: number;
	readonly most: number;
	/** Whether both sides have the same number of item cards at scoring. */
	readonly isEven: boolean;
	/** The item cards on both sides together at scoring. */
	readonly together: number;
	/** The most geishas that a side can take in one round. */
	readonly takes: number;
}

/**
 * @returns the limits under the option. Eight are 1 secret, 2 + 1 of the gifts and 2 + 2 of the competitions; the
 *   action tiles of expansions change the number.
 */
export const cardLimits = (cardsEach: Options['cardsEach']): CardLimits =>
	cardsEach === '7-to-9'
		? { least: 7, most: 9, isEven: false, together: 16, takes: 6 }
		: { least: cardsEach, most: cardsEach, isEven: true, together: 2 * cardsEach, takes: 5 };
