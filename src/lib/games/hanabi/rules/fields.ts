/** The option fields of the setup screen. */
import type { OptionField } from '../../game.ts';
import {
	aids,
	blackPowderScores,
	modes,
	multicolourClues,
	multicolours,
	type Aid,
	type Options
} from './options.ts';

export const groups = ['variants', 'aids'] as const;
export type Group = (typeof groups)[number];

const offOn = [false, true] as const;
const onOff = [true, false] as const;

/** The rulebook section that explains each aid. */
export const aidRules: Readonly<Record<Aid, string>> = {
	maxScore: 'max-score',
	reachable: 'reachable',
	pace: 'pace',
	cluesUsable: 'clues-usable',
	efficiency: 'efficiency',
	critical: 'lost-cards',
	confirm: 'table'
};

const aidField = (aid: Aid): OptionField<Options> => ({
	key: `aids.${aid}`,
	values: onOff,
	rule: aidRules[aid],
	group: 'aids',
	// Light mode knows only the plays per clue: every other aid needs the discard.
	applies: ({ mode }) => mode === 'full' || aid === 'efficiency'
});

export const fields: readonly OptionField<Options>[] = [
	{ key: 'multicolour', values: multicolours, rule: 'avalanche', isOfBox: true },
	{
		key: 'multicolourClue',
		values: multicolourClues,
		rule: 'multicolour-clue',
		isDrawn: true,
		applies: ({ multicolour }) => multicolour !== null
	},
	{ key: 'blackPowder', values: offOn, rule: 'black-powder', isDrawn: true },
	{
		key: 'blackPowderScore',
		values: blackPowderScores,
		rule: 'black-powder-score',
		group: 'variants',
		applies: ({ blackPowder }) => blackPowder
	},
	{ key: 'mode', values: modes, rule: 'light-mode' },
	{ key: 'finalBouquet', values: offOn, rule: 'final-bouquet', group: 'variants' },
	{ key: 'choreography', values: offOn, rule: 'choreography', group: 'variants', isDrawn: true },
	{
		key: 'countFireworks',
		values: offOn,
		rule: 'count-fireworks',
		group: 'variants',
		isDrawn: true,
		applies: ({ finalBouquet }) => !finalBouquet
	},
	...aids.map(aidField)
];
