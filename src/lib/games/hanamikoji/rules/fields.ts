/** The fields by which the setup screen asks for the options. */
import type { OptionField } from '../../game.ts';
import { cardNumbers, limitRules, roundLimits, type Options } from './options.ts';

export const groups = ['end', 'expansions'] as const;
export type Group = (typeof groups)[number];

export const fields: readonly OptionField<Options>[] = [
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
