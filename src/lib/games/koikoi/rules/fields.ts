/** The fields of the setup screen for the options, in their groups, and the cards that are drawn beside them. */
import type { ChoiceField, OptionField } from '../../game.ts';
import * as options from './options.ts';
import type { Options, PricedItem } from './options.ts';
import type { CardId } from './cards.ts';
import { sampleCards } from './yaku.ts';

export type FieldGroup = 'match' | 'brights' | 'sets' | 'counts' | 'multipliers';

const ribbons: readonly CardId[] = [...sampleCards.akatan, ...sampleCards.aotan];

/** The cards that are drawn beside an option, by the yaku that it prices. */
export const pricedCards: Readonly<Record<PricedItem, readonly CardId[]>> = {
	...sampleCards,
	akatan_aotan: ribbons,
	triade: ribbons
};

/** The cards that are drawn beside any other option, by its key. */
export const optionCards: Readonly<Record<string, readonly CardId[]>> = {
	gaji: ['11K1'],
	brights: sampleCards.goko,
	ameshiko: sampleCards.ameshiko,
	sankoWithRain: ['01H', '03H', '11H'],
	viewing: ['03H', '08H', '09T'],
	inoshikachoExtra: [...sampleCards.inoshikacho, '02T'],
	bothRibbonSets: ribbons,
	ribbonSetExtra: [...sampleCards.akatan, '04R'],
	tsukifuda: ['01H', '01R', '01K1', '01K2'],
	sakeAsKasu: ['09T'],
	lightningAsKasu: ['11K1']
};

type Applies = (options: Options) => boolean;

/** @returns the values of an option in their order in the schema; of two, the one of the seed edition comes first. */
const valuesOf = (key: Exclude<keyof Options, 'points'>): ChoiceField<Options>['values'] => {
	const schema = options.currentOptionsSchema.entries[key];
	const { sevenPlus, ...seed } = options.presets.seed;
	if (schema.type === 'picklist') return schema.options;
	if (schema.type === 'boolean') return seed[key as 'gaji'] ? [true, false] : [false, true];
	return 'options' in schema.wrapped ? [null, ...schema.wrapped.options] : [sevenPlus, null];
};

const choice = (
	key: Exclude<keyof Options, 'points'>,
	rule: string,
	group?: FieldGroup,
	applies?: Applies
): OptionField<Options> => ({
	key,
	values: valuesOf(key),
	rule,
	isDrawn: key in optionCards,
	...(group && { group }),
	...(applies && { applies })
});

const points = (
	yaku: PricedItem,
	rule: string,
	group: FieldGroup,
	applies?: Applies
): OptionField<Options> => ({
	key: `points.${yaku}`,
	range: options.pointsRange,
	rule,
	group,
	isDrawn: true,
	...(applies && { applies })
});

const isViewingOn: Applies = ({ viewing }) => viewing !== 'off';
const isNotOneCounter: Applies = ({ combination }) => combination !== 'count';

export const fields: readonly OptionField<Options>[] = [
	choice('months', 'end', undefined, (one) => options.targetOf(one) === null),
	choice('gaji', 'gaji'),

	choice('target', 'points-target', 'match', ({ zeroSum }) => zeroSum === null),
	choice('finalTie', 'final-tie', 'match', (one) => options.targetOf(one) === null),
	choice('drawnMonth', 'drawn-month', 'match'),
	choice('passes', 'drawn-month', 'match'),
	choice('zeroSum', 'zero-sum', 'match'),
	choice('bothHands', 'deal-wins', 'match'),
	choice('tableDeal', 'void-table', 'match'),

	points('goko', 'brights', 'brights'),
	points('shiko', 'brights', 'brights'),
	choice('ameshiko', 'brights', 'brights'),
	points('ameshiko', 'brights', 'brights', ({ ameshiko }) => ameshiko),
	points('sanko', 'brights', 'brights'),
	choice('sankoWithRain', 'brights', 'brights'),
	choice('brights', 'brights', 'brights'),

	choice('viewing', 'viewing', 'sets'),
	points('hanami', 'viewing', 'sets', isViewingOn),
	points('tsukimi', 'viewing', 'sets', isViewingOn),
	points('inoshikacho', 'inoshikacho', 'sets'),
	choice('inoshikachoExtra', 'inoshikacho', 'sets'),
	choice('inoshikachoBlocksTane', 'inoshikacho', 'sets'),
	points('akatan', 'ribbon-sets', 'sets'),
	points('aotan', 'ribbon-sets', 'sets'),
	choice('bothRibbonSets', 'ribbon-sets', 'sets'),
	points('akatan_aotan', 'ribbon-sets', 'sets', ({ bothRibbonSets }) => bothRibbonSets === 'combined'),
	points('triade', 'ribbon-sets', 'sets', ({ bothRibbonSets }) => bothRibbonSets === 'bonus'),
	choice('ribbonSetExtra', 'ribbon-sets', 'sets'),
	choice('ribbonSetBlocksTan', 'ribbon-sets', 'sets'),
	choice('tsukifuda', 'month-yaku', 'sets'),

	points('tane', 'tane', 'counts'),
	points('tan', 'tan', 'counts'),
	points('kasu', 'kasu', 'counts'),
	choice('sakeAsKasu', 'kasu', 'counts'),
	choice('lightningAsKasu', 'kasu', 'counts'),

	choice('sevenPlus', 'seven-plus', 'multipliers'),
	choice('combination', 'combination', 'multipliers'),
	choice('ownKoiKoi', 'own-koikoi', 'multipliers', isNotOneCounter),
	choice('opponentKoiKoi', 'opponent-koikoi', 'multipliers', isNotOneCounter),
	choice(
		'resetOwnCalls',
		'own-koikoi',
		'multipliers',
		({ combination, ownKoiKoi }) => combination === 'count' || ownKoiKoi !== 'none'
	),
	choice('cap', 'cap', 'multipliers')
];
