/** The hand of the counter as this device keeps it, and the rules with which it can be counted. */
import * as v from 'valibot';
import { cardIds, monthNumbers } from './cards.ts';
import { maxCallsPerPlayer } from './month/calls.ts';
import { optionsSchema, type Rules } from './options.ts';

const calls = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxCallsPerPlayer));
const hand = v.strictObject({
	cards: v.pipe(v.array(v.picklist(cardIds)), v.maxLength(cardIds.length)),
	/** The id of the preset or of the named rule set. */
	rules: v.string(),
	month: v.picklist(monthNumbers),
	ownCalls: calls,
	rivalCalls: calls
});
export type KeptHand = v.InferOutput<typeof hand>;

/** @returns the hand that was kept; undefined if it is none. */
export const handKept = (kept: unknown): KeptHand | undefined => {
	const parsed = v.safeParse(hand, kept);
	return parsed.success ? parsed.output : undefined;
};

/** @returns the rules of a stored rule set; undefined if they are not, or no longer, rules of the game. */
export const rulesIn = (options: unknown): Rules | undefined => {
	const parsed = v.safeParse(optionsSchema, options);
	return parsed.success ? parsed.output : undefined;
};
