/** The yaku: which cards each is made of, and how many may be said of it. */
import { cards, monthNumbers, type CardId, type Kind, type Month, type Ribbon } from '../cards.ts';
import { maskOf, noCards, without, type Mask } from '../mask.ts';
import type { Rules } from '../options.ts';

/** In the order they are listed; `akatan_aotan` is both ribbon sets together, `tsukifuda` the month’s four cards. */
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

/** The four of which only the best counts in most rules, the best first. */
export const brightYaku = ['goko', 'shiko', 'ameshiko', 'sanko'] as const satisfies readonly YakuId[];
export type BrightYaku = (typeof brightYaku)[number];

/** What can be said without naming cards; both ribbon sets together follow from each of them. */
export const sayableYaku = yakuIds.filter((id) => id !== 'akatan_aotan');
export type SayableYaku = (typeof sayableYaku)[number];

const ofKind = (kind: Kind): Mask => maskOf(cards.filter((card) => card.kind === kind).map(({ id }) => id));
const ofRibbon = (ribbon: Ribbon): Mask =>
	maskOf(cards.filter((card) => card.ribbon === ribbon).map(({ id }) => id));

const cup: CardId = '09T';
export const rainMan = maskOf(['11H']);
export const lightning = maskOf(['11K1']);
export const sakeCup = maskOf([cup]);
export const hikari = ofKind('hikari');
/** The brights but for the rain man. */
export const dryHikari = maskOf(['01H', '03H', '08H', '12H']);
export const tane = ofKind('tane');
export const tanzaku = ofKind('tanzaku');
export const kasu = ofKind('kasu');
/** The kasu but for the lightning: they count under all rules. */
export const ordinaryKasu = without(kasu, lightning);
/** What spoils the viewings where rain cancels them. */
export const rain = maskOf(['11H', '11K1']);

/** The yaku that are always the same cards. */
export const fixedSets = {
	goko: hikari,
	shiko: dryHikari,
	hanami: maskOf(['03H', cup]),
	tsukimi: maskOf(['08H', cup]),
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
export const kasuThereAre = ({ lightningAsKasu, sakeAsKasu }: Rules): number =>
	24 - (lightningAsKasu ? 0 : 1) + (sakeAsKasu ? 1 : 0);

/** Whether the rules pay for the yaku at all. */
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

/** The kind of card a yaku counts, where further ones may pay. */
export const countedKinds: Readonly<Partial<Record<YakuId, 'tane' | 'tanzaku' | 'kasu'>>> = {
	inoshikacho: 'tane',
	akatan: 'tanzaku',
	aotan: 'tanzaku',
	akatan_aotan: 'tanzaku',
	tane: 'tane',
	tan: 'tanzaku',
	kasu: 'kasu'
};

/** @returns how many cards the yaku may be said to have: more than it needs only where further ones pay. */
export const countRange = (yaku: YakuId, rules: Rules): { readonly min: number; readonly max: number } => {
	const min = cardsNeeded[yaku];
	switch (yaku) {
		case 'inoshikacho':
			return { min, max: rules.inoshikachoExtra ? 9 : min };
		case 'akatan':
		case 'aotan':
			return { min, max: rules.ribbonSetExtra ? 10 : min };
		case 'akatan_aotan':
			// The bonus on top does not grow: each set beside it does.
			return { min, max: rules.ribbonSetExtra && rules.bothRibbonSets === 'combined' ? 10 : min };
		case 'tane':
			return { min, max: 9 };
		case 'tan':
			return { min, max: 10 };
		case 'kasu':
			return { min, max: kasuThereAre(rules) };
		default:
			return { min, max: min };
	}
};
