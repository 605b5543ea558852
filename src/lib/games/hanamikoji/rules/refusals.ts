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
	/** More cards on a side than lie on each at scoring: eight in the base game. */
	'too-many-cards': 'entry-checks',
	/** Fewer cards on a side than lie on each at scoring. */
	'too-few-cards': 'entry-checks',
	/** Seven of eight cards on a side, whose secret is still face down. */
	'secret-hidden': 'secret',
	/** Where the sides may differ: more than nine cards on a side. */
	'side-full': 'entry-checks',
	/** Where the sides may differ: more than sixteen cards on both. */
	'too-many-together': 'entry-checks',
	/** Where the sides may differ: fewer than sixteen cards on both. */
	'too-few-together': 'entry-checks',
	/** More geishas taken by a side in one round than its cards suffice for: five, or six where they may differ. */
	'too-many-takes': 'entry-checks',
	/** One side has a majority somewhere and the other nowhere. */
	'one-sided': 'entry-checks',
	/** One side leads by more cards than the other can make up for elsewhere. */
	lopsided: 'entry-checks',
	/** Where the sides may differ: one side has majorities at more than two geishas and the other nowhere. */
	'too-many-alone': 'entry-checks',
	/** Where the sides may differ: one side leads by two cards more than the other can make up for elsewhere. */
	'too-far-ahead': 'entry-checks',
	/** Majorities or tokens that no round with so many cards on each side gives. */
	'no-such-round': 'entry-checks',
	/** A token put back in the middle after it lay on a side. */
	'token-to-middle': 'token-never-returns'
} as const;

export type RefusalCode = keyof typeof refusalRules;
export const refusalCodes = Object.keys(refusalRules) as readonly RefusalCode[];

/** @returns the refusal of a code, with its rulebook section. */
export const refusalOf = (code: RefusalCode, params: Params = {}): Refusal<RefusalCode> =>
	refuse(code, refusalRules[code], params);
