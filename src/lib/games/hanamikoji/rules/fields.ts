/** The fields by which the setup screen asks for the options. */
import type { OptionField } from '../../game.ts';
import { cardNumbers, limitRules, roundLimits, type Options } from './options.ts';

export const fields: readonly OptionField<Options>[] = [
	{ key: 'roundLimit', values: roundLimits, rule: 'round-limit' },
	{
		key: 'atLimit',
		values: limitRules,
		rule: 'at-limit',
		applies: ({ roundLimit }) => roundLimit !== null
	},
	{ key: 'cardsEach', values: cardNumbers, rule: 'expansions' },
	{ key: 'markers', values: [true, false], rule: 'expansions' }
];
