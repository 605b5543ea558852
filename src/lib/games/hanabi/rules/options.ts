/** The options of Hanabi: variants, the house rule, whether the discard is tracked, the aids shown, and the boxes. */
import * as v from 'valibot';

/** `full` tracks every card; `light` tracks only the counters and the fireworks. */
export const modes = ['full', 'light'] as const;

/** What the table can show beside the counters; each aid can be switched off before and during the match. */
export const aids = [
	/** The highest score that the discard still allows. */
	'maxScore',
	/** The highest score that the turns left still allow. */
	'reachable',
	/** How many discards and misplays can still be afforded. */
	'pace',
	'cluesUsable',
	/** Plays per clue so far, and cards needed per clue. */
	'efficiency',
	/** Marks on critical cards: those still needed with one copy left. */
	'critical',
	/** A question before an entry that lowers the highest possible score. */
	'confirm'
] as const;
export type Aid = (typeof aids)[number];

export const multicolourClues = ['own', 'every'] as const;

export const blackPowderScores = ['missing', 'adds'] as const;

/**
 * Parses stored options; those of version 1 have neither `multicolourClue` nor `blackPowder`, those of version 2 no
 * `blackPowderScore`.
 */
export const optionsSchema = v.pipe(
	v.strictObject({
		finalBouquet: v.boolean(),
		choreography: v.boolean(),
		/** The avalanche of colours: how many multicolour cards; `null` without the variant. */
		multicolour: v.nullable(v.picklist([5, 10])),
		/**
		 * `own`: a clue names multicolour like any other colour. `every`: a clue about any colour points at the
		 * multicolour cards too, and none names multicolour. Without the avalanche it has no effect.
		 */
		multicolourClue: v.optional(v.picklist(multicolourClues), 'own'),
		/** One more firework, black, built from 5 down to 1. */
		blackPowder: v.optional(v.boolean(), false),
		/**
		 * `missing`: black cards bring no points, and each one that was not played costs one. `adds`: the black
		 * firework counts like the others. Without black powder it has no effect.
		 */
		blackPowderScore: v.optional(v.picklist(blackPowderScores), 'adds'),
		/**
		 * House rule: after the third red token the fireworks count. It has no effect in the final bouquet, which
		 * is won or lost.
		 */
		countFireworks: v.boolean(),
		mode: v.picklist(modes),
		/** The aids shown at the start of the match. */
		aids: v.pipe(v.strictObject(v.entriesFromList(aids, v.boolean())), v.readonly())
	}),
	v.readonly()
);
export type Options = v.InferOutput<typeof optionsSchema>;

/** In the order in which the setup offers them. */
export const multicolours = [null, 5, 10] as const satisfies readonly Options['multicolour'][];

/* What is played out of each box, by its cards: five colours, and 5 or 10 of multicolour (rules: Variants). */

const standard: Options = {
	finalBouquet: false,
	choreography: false,
	multicolour: null,
	multicolourClue: 'own',
	blackPowder: false,
	blackPowderScore: 'missing',
	countFireworks: false,
	mode: 'full',
	// The score and the best still possible stand on the table, and the rest behind a tap.
	aids: {
		maxScore: true,
		reachable: true,
		pace: false,
		cluesUsable: false,
		efficiency: false,
		critical: true,
		confirm: true
	}
};

export const presets = {
	standard,
	avalanche: { ...standard, multicolour: 5 },
	'every-colour': { ...standard, multicolour: 10, multicolourClue: 'every' }
} as const satisfies Record<string, Options>;
export type PresetId = keyof typeof presets;
