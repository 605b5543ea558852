/** What every game says in one way: whose place it is, a refusal, a score and how a match ended. */

import { locales, type Locale } from '../i18n/paraglide/runtime.js';

/** The languages of the house, in the order they are offered, and the one for those who want none of the others. */
export { baseLocale, locales, type Locale } from '../i18n/paraglide/runtime.js';

/** Whether a text is the code of a language of the house. */
export const isLocale = (text: string | null | undefined): text is Locale =>
	(locales as readonly (string | null | undefined)[]).includes(text);

/** A place at the table: an index into the match's list of names, from 0. */
export type Seat = number;

/** What a message is filled with. Seats travel as `seat` numbers and are named where they are worded. */
export type Params = Readonly<Record<string, string | number>>;

/** Something said by its code: data here, words in `words/` of the game, per locale. */
export interface Said<Code extends string = string> {
	readonly code: Code;
	readonly params: Params;
}

/** Why an action cannot be taken. `rule` is the id of the rulebook section that says so. */
export interface Refusal<Code extends string = string> extends Said<Code> {
	readonly refused: true;
	readonly rule: string;
}

/** A seat's result: the total and its working, so that no screen recomputes a rule. */
export interface Score {
	readonly total: number;
	readonly lines: readonly { readonly said: Said; readonly value: number }[];
}

/**
 * How a match ended, told in one way by every game. Somebody won: `winners` are those who did. A draw: all who
 * share it are in `winners`, and it is `shared`. A cooperative match: everybody in `winners`, or, when it was
 * `lost`, nobody. No other match is without winners.
 */
export interface Outcome<Code extends string = string> {
	readonly winners: readonly Seat[];
	/** Which goal or tie-break decided. */
	readonly reason: Said<Code>;
	/** The rulebook section that says so. */
	readonly rule: string;
	/** By seat. */
	readonly scores?: readonly Score[];
	/** A draw: the winners are equal after every tie-break. */
	readonly shared?: boolean;
	/** A cooperative match that was lost. */
	readonly lost?: boolean;
}

/** How a match ended for one seat. */
export const results = ['won', 'drawn', 'lost'] as const;
export type Result = (typeof results)[number];

/** @returns how the match ended for a seat. */
export const resultAt = ({ winners, shared }: Outcome, seat: Seat): Result => {
	if (!winners.includes(seat)) return 'lost';
	return shared ? 'drawn' : 'won';
};

/** @returns a refusal with its rule. */
export const refuse = <Code extends string>(
	code: Code,
	rule: string,
	params: Params = {}
): Refusal<Code> => ({
	refused: true,
	code,
	params,
	rule
});

/** Whether what `act` gave is a refusal. States never carry a `refused` key. */
export const isRefusal = (result: unknown): result is Refusal =>
	typeof result === 'object' && result !== null && 'refused' in result && result.refused === true;
