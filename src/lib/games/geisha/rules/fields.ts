/** The fields by which the setup screen asks for the options. */
import type { OptionField } from '../../game.ts';
import {
	afterDrawnRules,
	canGoOnAfterDrawn,
	drawnSingleRules,
	fullBoardRules,
	modes,
	targetRange,
	winTargets,
	type Options
} from './options.ts';

export const groups = ['drawn'] as const;
export type Group = (typeof groups)[number];

export const fields: readonly OptionField<Options>[] = [
	{ key: 'mode', values: modes, rule: 'modes' },
	{ key: 'wins', values: winTargets, rule: 'rounds', applies: ({ mode }) => mode === 'rounds' },
	{ key: 'target', range: targetRange, rule: 'points-mode', applies: ({ mode }) => mode === 'points' },
	{ key: 'fullBoard', values: fullBoardRules, rule: 'full-board', group: 'drawn' },
	{
		key: 'drawnSingle',
		values: drawnSingleRules,
		rule: 'single',
		group: 'drawn',
		applies: ({ mode, fullBoard }) => mode === 'single' && fullBoard === 'drawn'
	},
	{
		key: 'afterDrawn',
		values: afterDrawnRules,
		rule: 'drawn-round',
		group: 'drawn',
		applies: canGoOnAfterDrawn
	}
];
