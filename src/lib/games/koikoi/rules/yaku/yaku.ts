/** The yaku: the cards of each, and how many cards a declared yaku may have. */
import { cards, monthNumbers, type CardId, type Kind, type Month, type Ribbon } from '../cards.ts';
import { maskOf, noCards, without, type Mask } from '../mask.ts';
import type { Rules } from '../options.ts';

/**
 * The yaku in the order in which they are listed. `akatan_aotan` is both ribbon sets together, `tsukifuda`
 * the four cards of the current month.
 */
export const yakuIds = [
	'goko',
	'shiko',
	'ameshiko',
	'sanko',
	'hanami',
	'tsukimi',
	'inoshikacho',
	'akatan',
	'aotan',
	'akatan_aotan',
	'tane',
	'tan',
	'kasu',
	'tsukifuda'
] as const;
export type YakuId = (typeof yakuIds)[number];

/** The bright yaku, best first; under most rules only the best of a pile counts. */
export const brightYaku = ['goko', 'shiko', 'ameshiko', 'sanko'] as const satisfies readonly YakuId[];
export type BrightYaku = (typeof brightYaku)[number];

/** The yaku that can be declared without their cards; `akatan_aotan` follows from declaring both sets. */
export const declarableYaku = yakuIds.filter((id) => id !== 'akatan_aotan');
export type DeclarableYaku = (typeof declarableYaku)[number];

const ofKind = (kind: Kind): Mask => maskOf(cards.filter((card) => card.kind === kind).map(({ id }) => id));
const ofRibbon = (ribbon: Ribbon): Mask =>
	maskOf(cards.filter((card) => card.ribbon === ribbon).map(({ id }) => id));

const cupId: CardId = '09T';
export const rainMan = maskOf(['11H']);
export const lightning = maskOf(['11K1']);
export const sakeCup = maskOf([cupId]);
export const hikari = ofKind('hikari');
/** The brights other than the rain man. */
export const dryHikari = maskOf(['01H', '03H', '08H', '12H']);
export const tane = ofKind('tane');
export const tanzaku = ofKind('tanzaku');
export const kasu = ofKind('kasu');
/** The kasu other than the lightning; they count as kasu under all rules. */
export const ordinaryKasu = without(kasu, lightning);
/** The cards that cancel the viewings under `viewing: 'rain-cancels'`: the rain man and the lightning. */
export const rainCards = maskOf(['11H', '11K1']);

/** The yaku that always consist of the same cards. */
export const fixedSets = {
	goko: hikari,
	shiko: dryHikari,
	hanami: maskOf(['03H', cupId]),
	tsukimi: maskOf(['08H', cupId]),
	inoshikacho: maskOf(['06T', '07T', '10T']),
	akatan: ofRibbon('poetry'),
	aotan: ofRibbon('blue')
} as const satisfies Partial<Record<YakuId, Mask>>;

const monthMasks: readonly Mask[] = monthNumbers.map((month) =>
	maskOf(cards.filter((card) => card.month === month).map(({ id }) => id))
);

/** @returns the four cards of a month. */
export const cardsOfMonth = (month: Month): Mask => monthMasks[month - 1] ?? noCards;

/** @returns how many cards count as kasu under these rules. */
export const kasuTotal = ({ lightningAsKasu, sakeAsKasu }: Rules): number =>
	24 - (lightningAsKasu ? 0 : 1) + (sakeAsKasu ? 1 : 0);

/** @returns whether a yaku is played under the rules. */
export const isPlayed = (yaku: YakuId, rules: Rules): boolean => {
	switch (yaku) {
		case 'ameshiko':
			return rules.ameshiko;
		case 'hanami':
		case 'tsukimi':
			return rules.viewing !== 'off';
		case 'akatan_aotan':
			return rules.bothRibbonSets !== 'separate';
		case 'tsukifuda':
			return rules.tsukifuda !== null;
		default:
			return true;
	}
};

const cardsNeeded: Readonly<Record<YakuId, number>> = {
	goko: 5,
	shiko: 4,
	ameshiko: 4,
	sanko: 3,
	hanami: 2,
	tsukimi: 2,
	inoshikacho: 3,
	akatan: 3,
	aotan: 3,
	akatan_aotan: 6,
	tane: 5,
	tan: 5,
	kasu: 10,
	tsukifuda: 4
};

/** The kind of card of which each further one may pay, for the yaku that can grow. */
export const countedKinds: Readonly<Partial<Record<YakuId, 'tane' | 'tanzaku' | 'kasu'>>> = {
	inoshikacho: 'tane',
	akatan: 'tanzaku',
	aotan: 'tanzaku',
	akatan_aotan: 'tanzaku',
	tane: 'tane',
	tan: 'tanzaku',
	kasu: 'kasu'
};

/**
 * @returns the lowest and the highest number of cards with which a yaku can be declared; more than it needs
 *   are possible only where further cards pay
 */
export const countRange = (yaku: YakuId, rules: Rules): { readonly min: number; readonly max: number } => {
	const min = cardsNeeded[yaku];
	switch (yaku) {
		case 'inoshikacho':
			return { min, max: rules.inoshikachoExtra ? 9 : min };
		case 'akatan':
		case 'aotan':
			return { min, max: rules.ribbonSetExtra ? 10 : min };
		case 'akatan_aotan':
			// With `bonus` the bonus itself does not grow; each of the two sets does.
			return { min, max: rules.ribbonSetExtra && rules.bothRibbonSets === 'combined' ? 10 : min };
		case 'tane':
			return { min, max: 9 };
		case 'tan':
			return { min, max: 10 };
		case 'kasu':
			return { min, max: kasuTotal(rules) };
		default:
			return { min, max: min };
	}
};
