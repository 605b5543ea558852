/** What a device keeps: the form of a month that was closed before the month was noted, and the hand of the counter. */
import * as v from 'valibot';
import { isSameValue } from '../../option-values.ts';
import { sides } from '../../sides.ts';
import { capturesEntries, winningHands, type MonthRecord } from './actions.ts';
import { currentMonth } from './month.ts';
import { checkEntered, maxCallsPerPlayer } from './entry.ts';
import type { State } from './state.ts';
import { cardIds, monthNumbers } from './cards.ts';
import { optionsSchema, type Rules } from './options.ts';

const unfinished = v.strictObject({
	/** Which month of the match it is, from 1. */
	number: v.number(),
	/** What the table held when the form was opened. */
	table: v.strictObject(capturesEntries),
	answers: v.strictObject({
		/** Missing until it is answered. */
		winner: v.optional(v.picklist([...sides, 'nobody', 'table'])),
		winMethod: v.picklist(['game', ...winningHands]),
		...capturesEntries
	})
});

/** The answers of the form. */
export type Answers = v.InferOutput<typeof unfinished>['answers'];

/** What the table holds of the month. */
type Captures = Pick<MonthRecord, 'events' | 'piles' | 'yaku'>;

/** @returns the form as it is kept. */
export const unfinishedOf = (
	{ months }: State,
	{ events, piles, yaku }: Captures,
	answers: Answers
): v.InferOutput<typeof unfinished> => ({
	number: months.length + 1,
	table: { events, piles, yaku },
	answers
});

/**
 * @returns the answers of a form that was kept, with what the table has been told since; undefined if they
 *   are no answers, or do not fit the month and its rules
 */
export const storedAnswers = (kept: unknown, state: State): Answers | undefined => {
	const parsed = v.safeParse(unfinished, kept);
	if (!parsed.success || parsed.output.number !== state.months.length + 1) return undefined;
	const { table, answers } = parsed.output;
	const { draft, options } = state;
	const taken = <Key extends keyof Captures>(key: Key): Captures[Key] =>
		isSameValue(table[key], draft[key]) ? answers[key] : draft[key];
	const merged = { ...answers, events: taken('events'), piles: taken('piles'), yaku: taken('yaku') };
	return checkEntered(merged, options, currentMonth(state)) ? undefined : merged;
};

const calls = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxCallsPerPlayer));
const hand = v.strictObject({
	cards: v.pipe(v.array(v.picklist(cardIds)), v.maxLength(cardIds.length)),
	/** The id of the preset or of the named rule set. */
	rules: v.string(),
	month: v.picklist(monthNumbers),
	ownCalls: calls,
	rivalCalls: calls
});
export type StoredHand = v.InferOutput<typeof hand>;

/** @returns the hand that was kept; undefined if it is none. */
export const storedHand = (kept: unknown): StoredHand | undefined => {
	const parsed = v.safeParse(hand, kept);
	return parsed.success ? parsed.output : undefined;
};

/** @returns the rules of a stored rule set; undefined if they are not, or no longer, rules of the game. */
export const rulesIn = (options: unknown): Rules | undefined => {
	const parsed = v.safeParse(optionsSchema, options);
	return parsed.success ? parsed.output : undefined;
};
