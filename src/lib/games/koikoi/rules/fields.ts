/** The fields of the setup screen for the options, in their groups, and the cards that are drawn beside them. */
import type { ChoiceField, OptionField } from '../../game.ts';
import * as options from './options.ts';
import type { Options, PricedItem } from './options.ts';
import type { CardId } from './cards.ts';
import { sampleCards } from './yaku.ts';

export const fieldGroups = ['match', 'brights', 'sets', 'counts', 'multipliers'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

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
const onOff = [true, false] as const;
const offOn = [false, true] as const;

const choice = (
	key: keyof Options,
	values: ChoiceField<Options>['values'],
	rule: string,
	group?: FieldGroup,
	applies?: Applies
): OptionField<Options> => ({
	key,
	values,
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
	choice('months', options.monthLimits, 'end', undefined, (one) => options.targetOf(one) === null),
	choice('gaji', offOn, 'gaji'),

	choice('target', [null, ...options.targets], 'points-target', 'match', ({ zeroSum }) => zeroSum === null),
	choice('finalTie', options.finalTies, 'final-tie', 'match', (one) => options.targetOf(one) === null),
	choice('drawnMonth', options.drawnMonths, 'drawn-month', 'match'),
	choice('passes', offOn, 'drawn-month', 'match'),
	choice('zeroSum', [null, ...options.stocks], 'zero-sum', 'match'),
	choice('bothHands', options.bothHandsRules, 'deal-wins', 'match'),
	choice('tableDeal', options.tableDeals, 'void-table', 'match'),

	points('goko', 'brights', 'brights'),
	points('shiko', 'brights', 'brights'),
	choice('ameshiko', onOff, 'brights', 'brights'),
	points('ameshiko', 'brights', 'brights', ({ ameshiko }) => ameshiko),
	points('sanko', 'brights', 'brights'),
	choice('sankoWithRain', offOn, 'brights', 'brights'),
	choice('brights', options.brightsRules, 'brights', 'brights'),

	choice('viewing', options.viewingRules, 'viewing', 'sets'),
	points('hanami', 'viewing', 'sets', isViewingOn),
	points('tsukimi', 'viewing', 'sets', isViewingOn),
	points('inoshikacho', 'inoshikacho', 'sets'),
	choice('inoshikachoExtra', options.extraCardPoints, 'inoshikacho', 'sets'),
	choice('inoshikachoBlocksTane', offOn, 'inoshikacho', 'sets'),
	points('akatan', 'ribbon-sets', 'sets'),
	points('aotan', 'ribbon-sets', 'sets'),
	choice('bothRibbonSets', options.bothRibbonSetsRules, 'ribbon-sets', 'sets'),
	points('akatan_aotan', 'ribbon-sets', 'sets', ({ bothRibbonSets }) => bothRibbonSets === 'combined'),
	points('triade', 'ribbon-sets', 'sets', ({ bothRibbonSets }) => bothRibbonSets === 'bonus'),
	choice('ribbonSetExtra', options.extraCardPoints, 'ribbon-sets', 'sets'),
	choice('ribbonSetBlocksTan', offOn, 'ribbon-sets', 'sets'),
	choice('tsukifuda', [null, ...options.tsukifudaPoints], 'month-yaku', 'sets'),

	points('tane', 'tane', 'counts'),
	points('tan', 'tan', 'counts'),
	points('kasu', 'kasu', 'counts'),
	choice('sakeAsKasu', offOn, 'kasu', 'counts'),
	choice('lightningAsKasu', onOff, 'kasu', 'counts'),

	choice('sevenPlus', options.sevenPlusRules, 'seven-plus', 'multipliers'),
	choice('combination', options.combinations, 'combination', 'multipliers'),
	choice('ownKoiKoi', options.ownKoiKoiRules, 'own-koikoi', 'multipliers', isNotOneCounter),
	choice('opponentKoiKoi', options.opponentKoiKoiRules, 'opponent-koikoi', 'multipliers', isNotOneCounter),
	choice(
		'resetOwnCalls',
		offOn,
		'own-koikoi',
		'multipliers',
		({ combination, ownKoiKoi }) => combination === 'count' || ownKoiKoi !== 'none'
	),
	choice('cap', [null, ...options.caps], 'cap', 'multipliers')
];
