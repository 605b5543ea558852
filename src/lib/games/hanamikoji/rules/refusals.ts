/** The refusals of Hanamikoji by code, each with the rulebook section that explains it. */
import { refuse, type Params, type Refusal } from '../../outcome.ts';

/** The rulebook section that explains each refusal. */
export const refusalRules = {
	/** An action after the end of the match. */
	'match-over': 'goals',
	/** An entry in another way than the current one, which a second tab may have chosen. */
	'other-way': 'entry-checks',
	/** More item cards at a geisha than the deck has. */
	'too-many-items': 'entry-checks',
	/** More than eight cards on a side. */
	'too-many-cards': 'entry-checks',
	/** Fewer than eight cards on a side. */
	'too-few-cards': 'entry-checks',
	/** Seven cards on a side, whose secret is still face down. */
	'secret-hidden': 'secret',
	/** More than five geishas taken by a side in one round. */
	'too-many-takes': 'entry-checks',
	/** One side has a majority somewhere and the other nowhere. */
	'one-sided': 'entry-checks',
	/** One side leads by more cards than the other can make up for elsewhere. */
	lopsided: 'entry-checks',
	/** A token put back in the middle after it lay on a side. */
	'token-to-middle': 'token-never-returns'
} as const;

export type RefusalCode = keyof typeof refusalRules;
export const refusalCodes = Object.keys(refusalRules) as readonly RefusalCode[];

/** @returns the refusal of a code, with its rulebook section. */
export const refusalOf = (code: RefusalCode, params: Params = {}): Refusal<RefusalCode> =>
	refuse(code, refusalRules[code], params);
