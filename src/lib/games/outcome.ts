/** The plain values that every game shares: seats, coded messages, refusals, scores and outcomes. */

/** A place at the table: an index into the match's list of names, from 0. */
export type Seat = number;

/** The parameters of a coded message. A player is given as a seat number and replaced by the name in `words/`. */
export type Params = Readonly<Record<string, string | number>>;

/** A message as data: a code with parameters. The game's `words/` turn it into a sentence of the current language. */
export interface CodedMessage<Code extends string = string> {
	readonly code: Code;
	readonly params: Params;
}

/** Why an action cannot be played. A value, not an exception. */
export interface Refusal<Code extends string = string> extends CodedMessage<Code> {
	readonly refused: true;
	/** The id of the rulebook section that explains the refusal. */
	readonly rule: string;
}

/** The score of one seat with its working, so that no screen has to compute a rule. */
export interface Score {
	/** The sum of the lines. */
	readonly total: number;
	readonly lines: readonly { readonly said: CodedMessage; readonly value: number }[];
}

/**
 * How a match ended. By its rules, there are four cases:
 * - won: `winners` are the seats that won;
 * - drawn: `winners` are the seats that share the result, and `shared` is true;
 * - a cooperative match that was won: `winners` are all seats;
 * - a cooperative match that was lost: `winners` is empty, and `lost` is true.
 */
export interface Outcome<Code extends string = string> {
	readonly winners: readonly Seat[];
	/** The goal or tie-break that decided. */
	readonly reason: CodedMessage<Code>;
	/** The id of the rulebook section that explains the reason; empty where the app gives it. */
	readonly rule: string;
	/** By seat. */
	readonly scores?: readonly Score[];
	/** Whether the match was drawn: the winners are equal after every tie-break. */
	readonly shared?: boolean;
	/** Whether a cooperative match was lost. */
	readonly lost?: boolean;
	/** Set by the app where the players ended the match: one gave up and the others win, or it stays unfinished. */
	readonly givenUp?: 'forfeit' | 'unfinished';
	/** Set by the app where the match was played elsewhere, and only its result is known. */
	readonly noted?: boolean;
}

/** How a match ended for one seat. */
export const results = ['won', 'drawn', 'lost'] as const;
export type Result = (typeof results)[number];

/** Makes a refusal. @param rule the id of the rulebook section that explains it. */
export const refuse = <Code extends string>(
	code: Code,
	rule: string,
	params: Params = {}
): Refusal<Code> => ({ refused: true, code, params, rule });

/** Whether the result of `act` is a refusal. A state must therefore never have a field called `refused`. */
export const isRefusal = (result: unknown): result is Refusal =>
	typeof result === 'object' && result !== null && 'refused' in result && result.refused === true;
