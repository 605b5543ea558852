/** Everything Hanamikoji refuses, by code, with the rulebook section that says why. */
import { refuse, type Params, type Refusal } from '../../said.ts';

/** The section of the rulebook behind each refusal. */
export const refusalRules = {
	/** Nothing is played after the end. */
	'match-over': 'goals',
	/** Something was entered in another way than the table chose meanwhile (a second tab). */
	'other-way': 'entry-checks',
	/** More item cards at a geisha than there are. */
	'too-many-items': 'entry-checks',
	/** More than eight cards on a side. */
	'too-many-cards': 'entry-checks',
	/** Fewer than eight cards on a side. */
	'too-few-cards': 'entry-checks',
	/** Seven cards on a side: its secret is still face down. */
	'secret-hidden': 'secret',
	/** A sixth geisha taken in one round. */
	'too-many-takes': 'entry-checks',
	/** One side takes geishas and the other has no majority anywhere. */
	'one-sided': 'entry-checks',
	/** One side leads at more geishas than the other can make up for with eight cards too. */
	lopsided: 'entry-checks',
	/** A token that was with a player put back in the middle. */
	'token-to-middle': 'token-never-returns'
} as const;

export type RefusalCode = keyof typeof refusalRules;
export const refusalCodes = Object.keys(refusalRules) as readonly RefusalCode[];

/** @returns the refusal with its section. */
export const no = (code: RefusalCode, params: Params = {}): Refusal<RefusalCode> =>
	refuse(code, refusalRules[code], params);
