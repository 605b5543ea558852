/** The options of Hanabi: variants, the house rule, what is tracked and which aids are shown. */
import * as v from 'valibot';

/** How much the companion is told: every card, or only what counters show. */
export const modes = ['full', 'light'] as const;

/** What can be shown beside the bare state; each can be switched off, also during the match. */
export const aids = [
	/** The highest score the discard still allows. */
	'maxScore',
	/** The highest score that the turns left still allow. */
	'reachable',
	/** How many discards and misplays can still be afforded. */
	'pace',
	'cluesUsable',
	/** Plays per clue so far, and cards needed per clue. */
	'efficiency',
	/** Marks on the last copies of cards. */
	'critical',
	/** One question before an entry that lowers the maximum. */
	'confirm'
] as const;
export type Aid = (typeof aids)[number];

export const optionsSchema = v.pipe(
	v.strictObject({
		finalBouquet: v.boolean(),
		choreography: v.boolean(),
		/** The avalanche of colours: how many multicolour cards, if any. */
		multicolour: v.nullable(v.picklist([5, 10])),
		/** Three red tokens end the show, but the fireworks count. No meaning in the final bouquet, which is won or lost. */
		countFireworks: v.boolean(),
		mode: v.picklist(modes),
		/** The aids shown at the start of the match. */
		aids: v.pipe(v.strictObject(v.entriesFromList(aids, v.boolean())), v.readonly())
	}),
	v.readonly()
);
export type Options = v.InferOutput<typeof optionsSchema>;

/** In the order they are offered. */
export const multicolours = [null, 5, 10] as const satisfies readonly Options['multicolour'][];
